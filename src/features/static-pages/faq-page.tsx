import { useMessages } from '#platform/i18n/messages.ts';
import { faqMessages } from './faq-messages.ts';
import { StaticPage } from './static-page.tsx';

export function FaqPage() {
  return <StaticPage texts={useMessages(faqMessages)} />;
}
