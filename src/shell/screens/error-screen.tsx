import { shellMessages as texts } from '../messages.ts';
import { useEffect, useState } from 'react';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { isMissingChunk, reloadWhereReachable, reloadPage } from '#platform/startup/lazy-part.tsx';
import { checkConnection, onReconnect, useOnline } from '#platform/http/online.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { freshnessMessages } from '#ui/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';

type Failure = 'notStored' | 'newVersion' | 'broken';

function toFailure(error: unknown, isOnline: boolean): Failure {
  if (!isMissingChunk(error)) return 'broken';
  return isOnline ? 'newVersion' : 'notStored';
}

/** Reloads on request, and when the network is back. */
function useMissingChunk({ isMissing }: { isMissing: boolean }) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => (isMissing ? onReconnect(() => void reloadWhereReachable()) : undefined), [isMissing]);
  const ask = async () => {
    setAsking(true);
    if (await checkConnection()) reloadPage();
    else setAsking(false);
  };
  return { isAsking, ask };
}

/** Shown when a page fails, with buttons to reload and to go home. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const failure = toFailure(error, useOnline());
  const { title, text } = texts.failures[failure];
  usePageTitle(title);
  const isMissing = failure !== 'broken';
  const { isAsking, ask } = useMissingChunk({ isMissing });
  const retry = () => {
    if (isMissing) return void ask();
    reset();
    void router.invalidate();
  };
  return (
    <div role="alert" className="page flex flex-col items-center gap-4 py-16 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-secondary text-error">
        <Icon name="warning" className="size-7" />
      </span>
      <h1 className="text-xl font-bold">{title}</h1>
      <p className="max-w-prose text-muted">{text}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <button
          type="button"
          className="btn btn-primary text-base aria-disabled:opacity-60"
          aria-disabled={isAsking}
          onClick={retry}
        >
          {isAsking ? texts.loading : freshnessMessages.retry}
        </button>
        <button type="button" className="btn border-control bg-base-200 text-base" onClick={reloadPage}>
          {texts.reload}
        </button>
        <Link to={appPaths.home} className="btn border-control bg-base-200 text-base">
          {texts.goHome}
        </Link>
      </div>
    </div>
  );
}

/** Shown while a screen's code loads. */
export function PendingScreen() {
  return (
    <div role="status" className="page py-8">
      <span className="sr-only">{texts.loading}</span>
      <div aria-hidden="true" className="grid gap-4">
        <div className="skeleton h-9 w-2/3 max-w-md" />
        <div className="skeleton h-5 w-1/2 max-w-sm" />
        <div className="skeleton h-48 w-full" />
      </div>
    </div>
  );
}
