import { useInstall } from './use-install.ts';
import { nameInApp } from '#platform/browser/in-app.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { installMessages } from './messages.ts';
import { InstallSteps } from './steps.tsx';

/** For the footer: the install button, else the steps. */
export function InstallBlock() {
  const { way, install } = useInstall();
  const texts = installMessages;
  if (way === 'installed') return <p>{texts.installed}</p>;
  if (way === 'prompt') {
    return (
      <button type="button" className="btn min-h-11 btn-primary" onClick={() => void install()}>
        <Icon name="download" />
        {texts.install}
      </button>
    );
  }
  const isInApp = way === 'inAppAndroid' || way === 'inAppIos';
  return (
    <>
      {isInApp && <p>{texts.inApp(nameInApp(navigator.userAgent))}</p>}
      <InstallSteps way={way} />
    </>
  );
}
