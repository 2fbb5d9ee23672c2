import { languageMessages } from './footer/messages.ts';
import { locale } from '#platform/i18n/locale.ts';
import { OtherLanguage } from './other-language.tsx';

/** "বাংলা | English", the current one without a link. */
export function LanguageSwitch() {
  const current = (
    <span key="current" aria-current="true" className="font-semibold text-muted">
      {locale === 'en' ? 'English' : 'বাংলা'}
    </span>
  );
  const other = <OtherLanguage key="other" className="" />;
  return (
    <div role="group" aria-label={languageMessages.label} className="flex items-center gap-3">
      {locale === 'en' ? [other, current] : [current, other]}
    </div>
  );
}
