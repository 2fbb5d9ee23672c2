import { CopyLink, OpenInBrowser } from '#ui/own-browser.tsx';
import type { InstallWay } from './install-way.ts';
import { installMessages } from './messages.ts';

export type WrittenWay = Exclude<InstallWay, 'installed' | 'prompt'>;

const withLink: ReadonlySet<InstallWay> = new Set<InstallWay>(['iosOld', 'inAppIos', 'inAppAndroid']);

/** The steps to install where the browser has no prompt. */
export function InstallSteps({ way }: { way: WrittenWay }) {
  const texts = installMessages;
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
