import { useMessages } from '#platform/i18n/messages.ts';
import { privacyMessages } from './privacy-messages.ts';
import { StaticPage } from './static-page.tsx';

export function PrivacyPage() {
  return <StaticPage texts={useMessages(privacyMessages)} />;
}
