import { toLocal } from '#platform/i18n/locale.ts';
import { Link, useRouter } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';
import { appPaths, pageAnchors } from '#contract/http/paths.ts';
import { isPlainClick } from '#platform/session/sign-in.tsx';
import { checkConnection } from '#platform/http/online.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { accountOfflineMessages as texts } from './messages.ts';
import { useGoal } from './goal.ts';

const linkClass = 'flex min-h-11 items-center gap-3 font-medium text-primary hover:underline';

function Readable({ icon, text, ...target }: { to: string; hash?: string; icon: IconName; text: string }) {
  return (
    <li>
      <Link {...target} className={linkClass}>
        <Icon name={icon} className="size-5" />
        {text}
      </Link>
    </li>
  );
}

function ReadableList() {
  const goal = useGoal();
  const { history } = useRouter();
  const open = (event: MouseEvent, href: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    history.push(toLocal(href));
  };
  return (
    <div>
      <p className="text-muted">{texts.readable}</p>
      <ul className="mt-1">
        {goal && !goal.needsSession && (
          <li>
            <a href={goal.href} className={linkClass} onClick={(event) => open(event, goal.href)}>
              <Icon name="document" className="size-5" />
              {texts.goal(goal.name)}
            </a>
          </li>
        )}
        <Readable to={appPaths.savedJobs} icon="bookmark" text={texts.savedJobs} />
        <Readable to={appPaths.jobs} icon="briefcase" text={texts.jobs} />
        <Readable
          to={appPaths.cv}
          hash={pageAnchors.downloadedCvs}
          icon="download"
          text={texts.downloadedCvs}
        />
      </ul>
    </div>
  );
}

function CheckButton() {
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    if (isChecking) return;
    setChecking(true);
    await checkConnection();
    setChecking(false);
  };
  return (
    <button
      type="button"
      aria-disabled={isChecking}
      onClick={() => void check()}
      className="btn border-control bg-base-200 text-base aria-disabled:opacity-60"
    >
      <Icon name="retry" />
      {isChecking ? texts.checking : texts.check}
    </button>
  );
}

/** Explains that the form needs internet, with links to pages that work offline. */
export function OfflineNote({ kind, isBesideForm }: { kind: 'signIn' | 'register'; isBesideForm: boolean }) {
  return (
    <div className="grid gap-4 rounded-lg border border-base-300 p-4">
      <div>
        <p className="font-bold">{texts[kind]}</p>
        <p>{isBesideForm ? texts.typedText : texts.text}</p>
      </div>
      <ReadableList />
      <div>
        <CheckButton />
      </div>
    </div>
  );
}
