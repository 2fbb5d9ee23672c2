import { isReadinessNews } from '#features/install/home-screen-news.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { FloatingLine } from '#ui/floating-line.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { pwaMessages } from './pwa-messages.ts';

/** Said once, after installing, when it is true: the app is whole on this device. */
export function ReadyLine() {
  const texts = useMessages(pwaMessages);
  return (
    <FloatingLine>
      <Icon name="check" className="size-5 text-primary" />
      <p className="min-w-48 flex-1">{texts.ready}</p>
      <button type="button" className="btn min-h-11 btn-ghost" onClick={() => isReadinessNews.set(false)}>
        {texts.close}
      </button>
    </FloatingLine>
  );
}
