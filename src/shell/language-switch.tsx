import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Locale } from '#contract/format.ts';
import { isOnline } from '#platform/http/online.ts';
import { languageMessages } from '#texts/shell/language-switch';
import { toOther } from '#texts/platform/i18n/local-path';
import { locale } from '#texts/platform/i18n/locale';

const names: Readonly<Record<Locale, string>> = { en: 'English', bn: 'বাংলা' };
const other = locale === 'en' ? 'bn' : 'en';

/** Leads to this page in the other language. */
function OtherLanguage({ className = '' }: { className?: string }) {
  const href = useLocation({ select: (location) => location.href });
  const address = toOther(href);
  const check = async (event: MouseEvent) => {
    if (isOnline()) return;
    event.preventDefault();
    const { switchOffline } = await import('./switch-offline.ts');
    switchOffline(other, address);
  };
  return (
    <a
      href={address}
      lang={other}
      hrefLang={other}
      onClick={(event) => void check(event)}
      className={`inline-flex min-h-11 items-center font-semibold ${className}`}
    >
      {names[other]}
    </a>
  );
}

/** The other language alone, for the header. */
export const HeaderLanguage = () => <OtherLanguage className="px-2 text-primary" />;

/** "বাংলা | English", the current one without a link. */
export function LanguageSwitch() {
  return (
    <div role="group" aria-label={languageMessages.label} className="flex items-center gap-3">
      {(['bn', 'en'] as const).map((language) =>
        language === locale ? (
          <span key={language} aria-current="true" className="font-semibold text-muted">
            {names[language]}
          </span>
        ) : (
          <OtherLanguage key={language} className="text-primary" />
        ),
      )}
    </div>
  );
}
