import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { toPageAddress } from '#contract/http/page-search.ts';
import { isOnline } from '#platform/http/online.ts';
import { toOther, locale } from '#platform/i18n/locale.ts';

/** Leads to this page in the other language. */
export function OtherLanguage({ className = 'px-2' }: { className?: string }) {
  const address = toOther(useLocation({ select: ({ href }) => toPageAddress(href) }));
  const [other, name] = locale === 'en' ? (['bn', 'বাংলা'] as const) : (['en', 'English'] as const);
  const check = async (event: MouseEvent) => {
    if (isOnline()) return;
    event.preventDefault();
    const { switchOffline } = await import('./quiet-panels.tsx');
    switchOffline(other, address);
  };
  return (
    <a
      href={address}
      lang={other}
      hrefLang={other}
      onClick={(event) => void check(event)}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-primary ${className}`}
    >
      {name}
    </a>
  );
}
