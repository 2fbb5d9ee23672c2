import { useCvs, useCvsState } from '#device/cv.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { StateLine } from '#ui/state/state-panel.tsx';
import { CvEditor } from './cv-editor.tsx';
import { CvList } from './cv-list.tsx';
import { cvBuilderMessages } from './messages.ts';

/** The CVs on this device. @param isGone the CV in the URL does not exist */
function Cvs({ isGone }: { isGone: boolean }) {
  const messages = cvBuilderMessages;
  const state = useCvsState();
  if (state === 'unread') {
    return <div className="skeleton h-96" role="status" aria-label={messages.loading} />;
  }
  return (
    <>
      {state === 'unreadable' && <StateLine tone="error">{messages.unreadable}</StateLine>}
      {isGone && <StateLine tone="notice">{messages.gone}</StateLine>}
      <CvList />
    </>
  );
}

/** `/cvBuilder`: the CVs on this device, or the form of one. */
export function CvBuilderPage({ id }: { id: string | undefined }) {
  const messages = cvBuilderMessages;
  usePageTitle(messages.title);
  const cvs = useCvs();
  const shown = id === undefined ? undefined : cvs.get(id);
  if (shown) {
    return (
      <div className="page py-3">
        <h1 className="sr-only">{messages.title}</h1>
        <CvEditor key={id} {...shown} />
      </div>
    );
  }
  return (
    <div className="page max-w-3xl py-6">
      <h1 className="text-xl font-bold">{messages.title}</h1>
      <p className="mt-1 mb-4 text-sm text-muted">{messages.privacy}</p>
      <Cvs isGone={id !== undefined} />
    </div>
  );
}
