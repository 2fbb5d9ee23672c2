import { useEffect, useState, useSyncExternalStore } from 'react';
import { onReconnect, useOnline } from '#platform/http/online.ts';
import { onReadyCountChange, readReadyCount } from '#device/letters/ready-count.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { FloatingLine } from '#ui/floating-line.tsx';
import { dueMessages } from '#texts/features/applications/messages';

interface DueLetters {
  count: number;
  dismiss: () => void;
}

/** The number of ready letters to announce: when the app starts, and after each reconnection. */
export function useDueLetters(): DueLetters {
  const online = useOnline();
  const count = useSyncExternalStore(onReadyCountChange, readReadyCount, () => 0);
  const [isDue, setIsDue] = useState(count > 0);
  useEffect(() => onReconnect(() => setIsDue(true)), []);
  return { count: online && isDue ? count : 0, dismiss: () => setIsDue(false) };
}

const offering: ReadonlySet<string> = new Set(
  [appPaths.savedJobs, appPaths.jobDetails].map((path) => path.toLowerCase()),
);

/** Announces letters that are ready to be sent. */
export function DueLine({ count, dismiss }: DueLetters) {
  const texts = dueMessages;
  const path = useLocation({ select: ({ pathname }) => pathname.toLowerCase() });
  const isShown = count > 0 && !offering.has(path);
  return (
    <div role="status" aria-label={texts.label}>
      {isShown && (
        <FloatingLine>
          <p className="min-w-48 flex-1">{texts.due(count)}</p>
          <div className="flex gap-2">
            <Link
              to={appPaths.savedJobs}
              search={{ tab: 'writing' }}
              className="btn min-h-11 btn-primary"
              onClick={dismiss}
            >
              {texts.show}
            </Link>
            <button type="button" className="btn min-h-11 btn-ghost" onClick={dismiss}>
              {texts.later}
            </button>
          </div>
        </FloatingLine>
      )}
    </div>
  );
}
