import { useMessages } from '#platform/i18n/messages.ts';
import { termsMessages } from './terms-messages.ts';
import { StaticPage } from './static-page.tsx';

export function TermsPage() {
  return <StaticPage texts={useMessages(termsMessages)} />;
}
