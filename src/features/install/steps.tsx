import { useState } from 'react';
import { copyText } from '#platform/browser/share.ts';
import { toBrowserIntent, type InstallWay } from './install-way.ts';
import { installMessages } from '#texts/features/install/messages';

export type WrittenWay = Exclude<InstallWay, 'installed' | 'prompt'>;

const withLink: ReadonlySet<InstallWay> = new Set<InstallWay>(['iosOld', 'inAppIos', 'inAppAndroid']);

type CopyState = 'none' | 'copied' | 'notCopied';

function CopyLink() {
  const texts = installMessages;
  const [state, setState] = useState<CopyState>('none');
  const copy = async () => setState((await copyText(location.href)) ? 'copied' : 'notCopied');
  return (
    <>
      <button type="button" className="btn min-h-11" onClick={() => void copy()}>
        {texts.copyLink}
      </button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {state !== 'none' && texts[state]} {state === 'notCopied' && location.href}
      </p>
    </>
  );
}

/** Opens the page in the user's own browser, through an Android intent. */
export function OpenInBrowser() {
  const texts = installMessages;
  return (
    <a className="btn min-h-11 btn-primary" href={toBrowserIntent(location.href)}>
      {texts.openInBrowser}
    </a>
  );
}

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
