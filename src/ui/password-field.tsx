import { useState, type ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  /** Names of the toggle in its two states: "Show password", "Hide password". */
  toggle: { show: string; hide: string };
};

/** A password with a show/hide toggle. */
export function PasswordField({ toggle, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={isShown ? toggle.hide : toggle.show}
          onClick={() => setShown(!isShown)}
          className="grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:text-base-content"
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
