import { useMessages } from '#platform/messages.ts';
import { privacyMessages } from './privacy-messages.ts';
import { StaticPage } from './static-page.tsx';

export function PrivacyPage() {
  return <StaticPage texts={useMessages(privacyMessages)} />;
}
