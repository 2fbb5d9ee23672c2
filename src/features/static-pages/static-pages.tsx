import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { locale } from '#platform/i18n/locale.ts';
import { formatMoney, formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { type Channel, channels } from '#contract/subscription/subscription.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import {
  termsMessages,
  refundMessages,
  productsMessages,
  privacyMessages,
  staticPageMessages as shared,
  type StaticPageTexts,
  type StaticSection,
} from './messages.ts';

interface StaticFrameProps {
  texts: Pick<StaticPageTexts, 'topic' | 'subTopic' | 'intro'>;
  children: ReactNode;
}

/** The frame of a static page. */
export function StaticFrame({ texts, children }: StaticFrameProps) {
  usePageTitle(texts.topic);
  return (
    <>
      <PageBanner topic={texts.topic} subTopic={texts.subTopic} />
      <article className="page grid gap-8 py-8 filters:py-12">
        <p className="prose-text">{texts.intro}</p>
        {children}
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          {shared.ask}
          <Link
            to={appPaths.contact}
            className="link inline-flex min-h-11 items-center font-medium text-primary"
          >
            {shared.contact}
          </Link>
        </p>
      </article>
    </>
  );
}

/** What the subscription costs with the operators that send new jobs. */
function toPrices(sending: readonly Channel[]): string {
  const { operators, price: toText } = shared;
  const { subscriptionTerms } = clientConfig();
  return sending
    .filter((channel) => subscriptionTerms[channel].price > 0)
    .map((channel) => {
      const { price, period } = subscriptionTerms[channel];
      return toText(operators[channel], formatMoney(price, 'BDT', locale), period);
    })
    .join(' ');
}

/** The paragraphs of a section. */
export function toParagraphs({ paragraphs, toSmsParagraphs, toApplicationParagraphs }: StaticSection) {
  const { subscriptionTerms, applicationDays } = clientConfig();
  const sending = channels.filter((channel) => subscriptionTerms[channel].sms);
  const ofSms = sending.length > 0 ? toSmsParagraphs?.(toPrices(sending)) : undefined;
  const days = formatNumber(applicationDays, locale);
  const ofApplications = applicationDays > 0 ? toApplicationParagraphs?.(days) : undefined;
  const shown = [...paragraphs, ...(ofSms ?? []), ...(ofApplications ?? [])];
  return shown.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

function StaticPage({ texts }: { texts: StaticPageTexts }) {
  return (
    <StaticFrame texts={texts}>
      {texts.sections.map((section) => (
        <section key={section.heading} className="prose-text grid gap-2">
          <h2 className="text-lg font-bold">{section.heading}</h2>
          {toParagraphs(section)}
        </section>
      ))}
    </StaticFrame>
  );
}

/** `/terms`. */
export function TermsPage() {
  return <StaticPage texts={termsMessages} />;
}

/** `/privacy`. */
export function PrivacyPage() {
  return <StaticPage texts={privacyMessages} />;
}

/** `/refund`. */
export function RefundPage() {
  return <StaticPage texts={refundMessages} />;
}

/** `/products`. */
export function ProductsPage() {
  return <StaticPage texts={productsMessages} />;
}
