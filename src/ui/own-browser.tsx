import { useState } from 'react';
import { toBrowserIntent } from '#platform/browser/in-app.ts';
import { copyText } from '#platform/browser/share.ts';
import { ownBrowserMessages as texts } from './panel-messages.ts';

type CopyState = 'none' | 'copied' | 'notCopied';

/** Copies the page's address, for another browser. */
export function CopyLink() {
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
  return (
    <a className="btn min-h-11 btn-primary" href={toBrowserIntent(location.href)}>
      {texts.openInBrowser}
    </a>
  );
}

/** Shown after a download: browsers inside other apps may drop the file without an error. */
export function UnsureFile({ more = '' }: { more?: string }) {
  const { unsureFile } = texts;
  return (
    <div className="grid justify-items-start gap-2 rounded-lg bg-notice p-3 text-sm">
      <p role="status">{`${unsureFile} ${more}`.trimEnd()}</p>
      {navigator.userAgent.includes('Android') && <OpenInBrowser />}
      <CopyLink />
    </div>
  );
}
