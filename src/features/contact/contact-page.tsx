import type { ReactNode } from 'react';
import { clientConfig } from '#platform/startup/config.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactMessages as texts } from './messages.ts';
import { toShownDigits } from '#contract/shown-digits.ts';

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-secondary text-primary">
        <Icon name={icon} />
      </span>
      {children}
    </li>
  );
}

/** The postal address is in the footer below. */
function Ways() {
  const { contactEmail, contactPhone } = clientConfig();
  const linkClass = 'link inline-flex min-h-11 items-center font-medium break-all';
  return (
    <aside>
      <h2 className="mb-3 text-lg font-bold">{texts.reach}</h2>
      <ul className="grid gap-2">
        <Way icon="mail">
          <a href={`mailto:${contactEmail}`} className={linkClass}>
            {contactEmail}
          </a>
        </Way>
        <Way icon={factIcons.phone}>
          <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`} className={linkClass}>
            {toShownDigits(contactPhone)}
          </a>
        </Way>
        <Way icon="clock">{texts.hours}</Way>
      </ul>
    </aside>
  );
}

/** `/contactUs` (§2). */
export function ContactPage() {
  usePageTitle(texts.topic);
  return (
    <>
      <PageBanner topic={texts.topic} subTopic={texts.subTopic} />
      <div className="page grid gap-8 py-8 md:grid-cols-[3fr_2fr] filters:gap-16">
        <div>
          <p className="mb-4 text-muted">{texts.intro}</p>
          <ContactForm />
        </div>
        <Ways />
      </div>
    </>
  );
}
