import { useId } from 'react';
import type { Theme } from '#contract/config/client-defaults.ts';
import { chooseTheme, useTheme } from '#platform/preferences/theme.ts';
import { Icon, type IconName, type IconPath } from '#ui/icon/icon.tsx';
import { footerMessages as texts } from './messages.ts';

const sun: IconPath =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4';
const moon: IconPath = 'M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10Z';

const choices: readonly { theme: Theme; icon: IconName }[] = [
  { theme: 'system', icon: 'device' },
  { theme: 'light', icon: sun },
  { theme: 'dark', icon: moon },
];

/** System, light or dark. */
export function ThemeSwitch() {
  const current = useTheme();
  const name = useId();
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="sr-only">{texts.theme}</legend>
      <div className="surface flex p-1">
        {choices.map(({ theme, icon }) => (
          <label
            key={theme}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-transparent px-3 text-sm font-semibold text-muted has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-content has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={current === theme}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon name={icon} />
            <span className="max-sm:sr-only">{texts.themes[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
