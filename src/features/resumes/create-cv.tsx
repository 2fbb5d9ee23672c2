import { locale } from '#platform/i18n/locale.ts';
import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { formatAge } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { type Cv, loadCvs } from '#device/cv.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { cvBuilderMessages } from './builder/messages.ts';
import { useCvName, useOwnCvs } from './builder/own-cvs.ts';
import { resumeMessages as messages } from './messages.ts';

const MOST_SHOWN = 3;

function OwnCv({ cv }: { cv: Cv }) {
  const { updated } = cvBuilderMessages;
  const now = useNow();
  return (
    <li className="border-t border-base-300">
      <Link
        to={appPaths.cvBuilder}
        search={{ cv: cv.id }}
        className="flex min-h-11 items-center gap-3 py-2 hover:underline"
      >
        <Icon name="document" className="size-5 shrink-0 text-primary" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{useCvName()(cv)}</span>
          <span className="text-sm text-muted">{updated(formatAge(cv.changedAt, now, locale))}</span>
        </span>
        <Icon name="chevronRight" className="size-4 shrink-0" />
      </Link>
    </li>
  );
}

/** The newest CVs of this device, shown once they are read. */
function OwnCvs() {
  const cvs = useOwnCvs();
  // Read immediately, not at the first touch, when the list would shift what is being tapped.
  useEffect(() => void loadCvs(), []);
  if (cvs.length === 0) return null;
  return (
    <>
      <ul aria-label={messages.own}>
        {cvs.slice(0, MOST_SHOWN).map((cv) => (
          <OwnCv key={cv.id} cv={cv} />
        ))}
      </ul>
      {cvs.length > MOST_SHOWN && (
        <Link to={appPaths.cvBuilder} className="link inline-flex min-h-11 items-center">
          {messages.allOwn(cvs.length)}
        </Link>
      )}
    </>
  );
}

/** A link to the CV builder, and to the CVs on this device. */
export function CreateCv() {
  return (
    <section className="surface mb-6 flex flex-col gap-3 p-4">
      <h2 className="text-lg font-bold">{messages.createTitle}</h2>
      <p>{messages.createText}</p>
      <Link to={appPaths.cvBuilder} className="btn btn-primary md:self-start">
        <Icon name="document" />
        {messages.create}
      </Link>
      <OwnCvs />
    </section>
  );
}
