import { nameInApp } from '#platform/browser/in-app.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { CopyLink, OpenInBrowser } from '#ui/own-browser.tsx';
import type { InstallWay } from './invitation-rules.ts';
import { installMessages as texts } from './messages.ts';
import { useInstall } from './use-install.ts';

export type WrittenWay = Exclude<InstallWay, 'installed' | 'prompt'>;

const withLink: ReadonlySet<InstallWay> = new Set<InstallWay>(['iosOld', 'inAppIos', 'inAppAndroid']);

/** The steps to install where the browser has no prompt. */
export function InstallSteps({ way }: { way: WrittenWay }) {
  const steps = texts.steps[way];
  return (
    <div className="grid justify-items-start gap-3">
      {steps.length === 1 ? (
        <p>{steps[0]}</p>
      ) : (
        <ol className="grid list-decimal gap-1 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {way === 'inAppAndroid' && <OpenInBrowser />}
      {withLink.has(way) && <CopyLink />}
    </div>
  );
}

/** For the footer: the install button, else the steps. */
export function InstallBlock() {
  const { way, install } = useInstall();
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
