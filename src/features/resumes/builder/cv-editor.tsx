import { useRef, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import type { Cv, ShownCv } from '#device/cvs/cv.ts';
import { changeCv, useCvs } from '#device/cvs/cvs.ts';
import { Expander } from '#ui/expander.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import { findFilled } from './cv-progress.ts';
import { lazyMakeSheet } from './lazy-parts.tsx';
import { cvBuilderMessages } from '#texts/features/resumes/builder/messages';
import { NotSaved } from './not-saved.tsx';
import { PartFields } from './part-fields.tsx';
import { usePdfReady } from './use-pdf-ready.ts';
import { cvParts, type CvPart } from '#contract/device/cv.ts';

function Progress({ done }: { done: number }) {
  const messages = cvBuilderMessages;
  const text = messages.filled(done, cvParts.length);
  return (
    <div className="mb-4">
      <div className="h-2 overflow-hidden rounded-full bg-base-300">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(100 * done) / cvParts.length}%` }}
        />
      </div>
      <p className="tabular text-sm text-muted">{text}</p>
    </div>
  );
}

interface PartProps {
  part: CvPart;
  cv: Cv;
  isOpen: boolean;
  isFilled: boolean;
  onOpen: (part: CvPart | null) => void;
  onChange: (changes: Partial<Cv>) => void;
}

function Part({ part, cv, isOpen, isFilled, onOpen, onChange }: PartProps) {
  const { parts, next, partFilled } = cvBuilderMessages;
  const summary = useRef<HTMLElement>(null);
  const following = cvParts[cvParts.indexOf(part) + 1];
  const goOn = () => {
    if (following === undefined) return;
    onOpen(following);
    const after = summary.current?.closest('li')?.nextElementSibling?.querySelector('summary');
    // The parts above have folded by then.
    requestAnimationFrame(() => {
      after?.focus({ preventScroll: true });
      after?.scrollIntoView({ block: 'start' });
    });
  };
  return (
    <Expander
      isOpen={isOpen}
      summaryRef={summary}
      summary={
        <>
          {parts[part]}
          {isFilled && (
            <span className="flex items-center gap-1.5 text-sm text-success">
              <Icon name="check" className="size-4" />
              {partFilled}
            </span>
          )}
        </>
      }
      onSummaryClick={(event) => {
        event.preventDefault();
        onOpen(isOpen ? null : part);
      }}
    >
      {isOpen && (
        <div className="flex flex-col gap-4 pb-4">
          <PartFields part={part} cv={cv} onChange={onChange} />
          {following !== undefined && (
            <button type="button" className="btn" onClick={goOn}>
              {next(parts[following])}
            </button>
          )}
        </div>
      )}
    </Expander>
  );
}

/** Leads to what another tab stored under the same CV. */
function OtherVersion({ id }: { id: string }) {
  const { other, openOther } = cvBuilderMessages;
  if (!useCvs().has(id)) return null;
  return (
    <StateLine tone="notice">
      <p className="flex-1 basis-60">{other}</p>
      <Link to={appPaths.cvBuilder} search={{ cv: id }} className="btn">
        {openOther}
      </Link>
    </StateLine>
  );
}

/** The form of one CV; every change is stored at once. */
export function CvEditor({ cv, place, otherId }: ShownCv) {
  const messages = cvBuilderMessages;
  const filled = findFilled(cv.fields);
  const [open, setOpen] = useState<CvPart | null>(() => cvParts.find((part) => !filled.has(part)) ?? null);
  const [isMaking, setMaking] = useState(false);
  // The letters arrive while the form is filled in.
  usePdfReady(cv);
  const change = (changes: Partial<Cv>) => changeCv(cv.id, changes);
  return (
    <>
      <Link to={appPaths.cvBuilder} className="link inline-flex min-h-11 items-center gap-1.5">
        <Icon name="chevronLeft" className="size-4" />
        {messages.all}
      </Link>
      {otherId !== undefined && <OtherVersion id={otherId} />}
      <Progress done={filled.size} />
      <ul className="flex flex-col gap-3">
        {cvParts.map((part) => (
          <li key={part}>
            <Part
              part={part}
              cv={cv}
              isOpen={open === part}
              isFilled={filled.has(part)}
              onOpen={setOpen}
              onChange={change}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col gap-2">
        {place === 'page' && <NotSaved />}
        {place === 'device' && (
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <Icon name="check" className="size-4" />
            {messages.saved}
          </p>
        )}
        <button type="button" className="btn btn-primary" onClick={() => setMaking(true)}>
          <Icon name="download" />
          {messages.download}
        </button>
      </div>
      {isMaking && (
        <lazyMakeSheet.Part
          cv={cv}
          onDesign={(design) => change({ design })}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}
