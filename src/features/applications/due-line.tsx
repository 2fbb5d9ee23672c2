import { Link, useLocation } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { FloatingLine } from '#ui/floating-line.tsx';
import type { DueLetters } from './due-letters.ts';
import { dueMessages } from './due-messages.ts';

/** Pages that offer the letters themselves. */
const offering: ReadonlySet<string> = new Set(
  [appPaths.savedJobs, appPaths.jobDetails].map((path) => path.toLowerCase()),
);

/** That letters wait, on every page that does not show them anyway. Nothing is sent by it. */
export function DueLine({ count, waveOff }: DueLetters) {
  const texts = useMessages(dueMessages);
  const path = useLocation({ select: ({ pathname }) => pathname.toLowerCase() });
  const isShown = count > 0 && !offering.has(path);
  return (
    <div role="status" aria-label={texts.label}>
      {isShown && (
        <FloatingLine>
          <p className="min-w-48 flex-1">{texts.due(count)}</p>
          <div className="flex gap-2">
            <Link to={appPaths.savedJobs} className="btn min-h-11 btn-primary" onClick={waveOff}>
              {texts.show}
            </Link>
            <button type="button" className="btn min-h-11 btn-ghost" onClick={waveOff}>
              {texts.later}
            </button>
          </div>
        </FloatingLine>
      )}
    </div>
  );
}
