import { useInstall } from '#platform/install.ts';
import { useMessages } from '#platform/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { pwaMessages } from './pwa-messages.ts';

/** For the footer's "Download & Enjoy": the button where the browser can ask, else how to do it by hand. */
export function InstallButton() {
  const { state, install } = useInstall();
  const texts = useMessages(pwaMessages);
  if (state === 'offered') {
    return (
      <button type="button" className="btn min-h-11 btn-primary" onClick={() => void install()}>
        <Icon name="download" />
        {texts.install}
      </button>
    );
  }
  const sentences = { installed: texts.installed, ios: texts.installIos, manual: texts.installManual };
  return <p>{sentences[state]}</p>;
}
