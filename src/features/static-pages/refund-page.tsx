import { useMessages } from '#platform/messages.ts';
import { refundMessages } from './refund-messages.ts';
import { StaticPage } from './static-page.tsx';

export function RefundPage() {
  return <StaticPage texts={useMessages(refundMessages)} />;
}
