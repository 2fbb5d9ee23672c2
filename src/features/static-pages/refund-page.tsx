import { useMessages } from '#platform/i18n/messages.ts';
import { refundMessages } from './refund-messages.ts';
import { StaticPage } from './static-page.tsx';

export function RefundPage() {
  return <StaticPage texts={useMessages(refundMessages)} />;
}
