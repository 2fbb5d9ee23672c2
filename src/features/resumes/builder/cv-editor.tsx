import { Link } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { countedParts, type CvDesign, type CvPartName, cvParts } from '#contract/device/cv.ts';
import { appPaths } from '#contract/http/paths.ts';
import { breakpointPx } from '#contract/limits.ts';
import { type Cv, type ShownCv, changeCv, storeRefused, useCvs } from '#device/cv.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { useWindowAtLeast } from '#platform/browser/window.ts';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { Expander } from '#ui/expander.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state/state-panel.tsx';
import { useBarHeight } from '#ui/use-bar-height.ts';
import { findFilled, PartFields } from './part-fields.tsx';
import { cvBuilderMessages as messages } from './messages.ts';
import { usePdfReady } from './use-pdf-ready.ts';

const lazyMakeSheet = createLazyPart(
  async () => (await import('./make-sheet.tsx')).MakeSheet,
  () => null,
);

const lazyPreview = createLazyPart(
  async () => (await import('./preview/cv-preview.tsx')).CvPreview,
  () => <div className="skeleton aspect-[210/297] w-full" />,
);

const lazyPreviewDialog = createLazyPart(
  async () => (await import('./preview/cv-preview.tsx')).PreviewDialog,
  () => null,
);

function Progress({ done }: { done: number }) {
  const text = messages.filled(done, countedParts.length);
  return (
    <div className="mb-4">
      <div className="h-2 overflow-hidden rounded-full bg-base-300">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(100 * done) / countedParts.length}%` }}
        />
      </div>
      <p className="tabular text-sm text-muted">{text}</p>
    </div>
  );
}

interface PartProps {
  part: CvPartName;
  cv: Cv;
  isOpen: boolean;
  isFilled: boolean;
  onOpen: (part: CvPartName | null) => void;
  onChange: (changes: Partial<Cv>) => void;
}

function Part({ part, cv, isOpen, isFilled, onOpen, onChange }: PartProps) {
  const { parts, next, skipWork, optional, partFilled } = messages;
  const summary = useRef<HTMLElement>(null);
  const following = cvParts[cvParts.indexOf(part) + 1];
  const openNext = () => {
    if (following === undefined) return;
    onOpen(following);
    const after = summary.current?.closest('li')?.nextElementSibling?.querySelector('summary');
    // After rendering, when the parts above have folded.
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
          {part === 'personal' ? optional(parts.personal) : parts[part]}
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
            <button type="button" className="btn" onClick={openNext}>
              {part === 'work' && cv.fields.work.length === 0 ? skipWork : next(parts[following])}
            </button>
          )}
        </div>
      )}
    </Expander>
  );
}

/** Shown when another tab has stored the same CV: loads that version. */
function OtherVersion({ id }: { id: string }) {
  const { other, openOther } = messages;
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

/** "Download CV", and "Preview" where none is beside the form; on a phone a fixed bar in place of the dock. */
function FormBar({ onPreview, onDownload }: { onPreview: (() => void) | undefined; onDownload: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <div
      ref={bar}
      data-job-bar=""
      className="sticky bottom-(--bar-end) z-10 -mx-4 flex flex-wrap gap-2 border-t border-base-300 bg-base-100 px-4 py-3 filters:static filters:border-0"
    >
      {onPreview && (
        <button type="button" className="btn flex-auto" onClick={onPreview}>
          {messages.preview}
        </button>
      )}
      <button type="button" className="btn flex-auto btn-primary" onClick={onDownload}>
        <Icon name="download" />
        {messages.download}
      </button>
    </div>
  );
}

/** The form of one CV, and on wide windows its pages beside it; every change is stored at once. */
export function CvEditor({ cv, place, otherId }: ShownCv) {
  const filled = findFilled(cv.fields);
  const [open, setOpen] = useState<CvPartName | null>(
    () => countedParts.find((part) => !filled.has(part)) ?? null,
  );
  const [shown, setShown] = useState<'preview' | 'making' | null>(null);
  const isWide = useWindowAtLeast(breakpointPx.filterSidebar);
  // The PDF's fonts load while the form is filled in.
  const pdf = usePdfReady(cv);
  const { id } = cv;
  const change = useCallback((changes: Partial<Cv>) => changeCv(id, changes), [id]);
  const onDesign = useCallback((chosen: CvDesign) => change({ design: chosen }), [change]);
  // Deferred, so that a key press renders only the form. Not the design: its radio buttons must respond at once.
  const deferred = useDeferredValue(cv);
  const { design } = cv;
  const drawn = useMemo(() => ({ ...deferred, design }), [deferred, design]);
  const preview = { cv: drawn, pdf, onDesign };
  return (
    <div className="gap-8 filters:grid filters:grid-cols-2">
      <div>
        <Link to={appPaths.cvBuilder} className="link inline-flex min-h-11 items-center gap-1.5">
          <Icon name="chevronLeft" className="size-4" />
          {messages.all}
        </Link>
        {otherId !== undefined && <OtherVersion id={otherId} />}
        <Progress done={countedParts.filter((part) => filled.has(part)).length} />
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
        <div className="my-4">
          {place === 'page' && <NotSaved />}
          {place === 'device' && (
            <p className="flex items-center gap-1.5 text-sm text-muted">
              <Icon name="check" className="size-4" />
              {messages.saved}
            </p>
          )}
        </div>
        <FormBar
          onPreview={isWide ? undefined : () => setShown('preview')}
          onDownload={() => setShown('making')}
        />
      </div>
      {isWide && (
        <section
          aria-label={messages.preview}
          className="sticky top-20 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto"
        >
          <lazyPreview.Part {...preview} />
        </section>
      )}
      {shown === 'preview' && (
        <lazyPreviewDialog.Part
          {...preview}
          onDownload={() => setShown('making')}
          onClose={() => setShown(null)}
        />
      )}
      {shown === 'making' && (
        <lazyMakeSheet.Part cv={cv} pdf={pdf} onChange={change} onClose={() => setShown(null)} />
      )}
    </div>
  );
}

/** Shown while the device cannot store a CV; retries on a tap, and whenever the page becomes visible. */
export function NotSaved() {
  useUnsavedForm({ isUnsaved: true });
  useEffect(() => {
    const onShown = () => void (document.visibilityState === 'visible' && storeRefused());
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  return (
    <StateLine tone="error">
      <p className="flex-1">{messages.notSaved}</p>
      <button type="button" className="btn" onClick={() => void storeRefused()}>
        {messages.saveNow}
      </button>
    </StateLine>
  );
}
