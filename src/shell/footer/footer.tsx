import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { COPYRIGHT_YEAR } from '#contract/limits.ts';
import { appPaths } from '#contract/http/paths.ts';
import { AccountLink } from '#platform/session/sign-in.tsx';
import { clientConfig } from '#platform/startup/config.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { FooterBoards, FooterGroup } from './footer-boards.tsx';
import { footerMessages as texts } from './messages.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { lazyInstallBlock, lazyUpdateCheck } from './lazy-parts.tsx';
import { useHasRoute } from '../menu/nav-model.ts';
import { toShownDigits } from '#contract/shown-digits.ts';

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center text-muted hover:text-base-content hover:underline';

interface Entry {
  path: (typeof appPaths)[keyof typeof appPaths];
  text: string;
}

function Entries({ entries, className }: { entries: readonly Entry[]; className: string }) {
  const hasRoute = useHasRoute();
  return (
    <ul className={className}>
      {entries
        .filter(({ path }) => hasRoute(path))
        .map(({ path, text }) => (
          <li key={path}>
            {path === appPaths.register ? (
              <AccountLink to={path} className={linkClass}>
                {text}
              </AccountLink>
            ) : (
              <Link to={path} className={linkClass}>
                {text}
              </Link>
            )}
          </li>
        ))}
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3 text-muted">
      <Icon name={icon} className="size-5 text-primary" />
      {children}
    </li>
  );
}

function ContactFacts() {
  const { contactAddress, contactEmail, contactPhone } = clientConfig();
  return (
    <ul>
      <Fact icon="clock">{texts.hours}</Fact>
      <Fact icon={factIcons.phone}>
        <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`} className={linkClass}>
          <span className="sr-only">{texts.phone} </span>
          {toShownDigits(contactPhone)}
        </a>
      </Fact>
      <Fact icon="pin">
        <span>
          <span className="sr-only">{texts.address} </span>
          <span lang={textLanguage(contactAddress)}>{contactAddress}</span>
        </span>
      </Fact>
      <Fact icon="mail">
        <a href={`mailto:${contactEmail}`} className={`${linkClass} break-all`}>
          <span className="sr-only">{texts.mail} </span>
          {contactEmail}
        </a>
      </Fact>
    </ul>
  );
}

/** The footer of every page (§2). */
export function Footer() {
  const recruiter = [
    { path: appPaths.register, text: texts.createAccount },
    { path: appPaths.products, text: texts.products },
    { path: appPaths.postJob, text: texts.postAJob },
    { path: appPaths.faq, text: texts.faq },
  ];
  const about = [
    { path: appPaths.about, text: texts.about },
    { path: appPaths.terms, text: texts.terms },
    { path: appPaths.contact, text: texts.contact },
  ];
  const small = [
    { path: appPaths.storage, text: texts.storage },
    { path: appPaths.privacy, text: texts.privacy },
    { path: appPaths.refund, text: texts.refund },
    { path: appPaths.terms, text: texts.terms },
  ];
  return (
    <footer className="mt-12 border-t border-base-300 bg-base-200 below-fold-75 filters:below-fold-146">
      <div className="page grid grid-cols-2 gap-x-3 pt-1 filters:gap-x-8 filters:py-6 filters:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <FooterGroup title={texts.contactTitle}>
          <ContactFacts />
        </FooterGroup>
        <FooterGroup title={texts.recruiter}>
          <Entries entries={recruiter} className="" />
        </FooterGroup>
        <FooterGroup title={texts.aboutTitle}>
          <Entries entries={about} className="" />
        </FooterGroup>
        <FooterGroup title={texts.download}>
          <div className="grid justify-items-start gap-3 text-muted">
            <p>{texts.downloadText}</p>
            <lazyUpdateCheck.Part />
            {/* As high as the longest install steps: which ones apply is known after hydration, and must not shift. */}
            <div className="grid min-h-34 content-start justify-items-start gap-3">
              <lazyInstallBlock.Part />
            </div>
          </div>
        </FooterGroup>
      </div>
      <FooterBoards />
      <div className="border-t border-base-300">
        <div className="page flex flex-wrap items-center justify-between gap-x-5 pt-1 pb-2.5 text-sm filters:py-4">
          <Entries entries={small} className="flex flex-wrap gap-x-5" />
          <p className="text-muted">{texts.copyright(COPYRIGHT_YEAR, clientConfig().appName)}</p>
          <div className="flex flex-wrap items-center gap-x-5">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}
