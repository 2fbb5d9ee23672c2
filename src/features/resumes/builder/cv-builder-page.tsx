import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  CV_VERSION,
  type CvFields,
  type CvLanguage,
  cvLanguages,
  emptyCvFields,
} from '#contract/device/cv.ts';
import { formatAge } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { toCopyName, type Cv, removeCv, showNewCv, storeCv, useCvs, useCvsState } from '#device/cv.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { createIdempotencyKey } from '#platform/http/call-api.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import { serverNow } from '#platform/server-time.ts';
import { readSession } from '#platform/session/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine, StatePanel } from '#ui/state/state-panel.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { CvEditor, NotSaved } from './cv-editor.tsx';
import { cvBuilderMessages as messages } from './messages.ts';
import { useCvName, useOwnCvs } from './own-cvs.ts';

/** Name and number of the signed-in user. */
function readOwnFields(): Pick<CvFields, 'fullName' | 'mobile'> {
  const { firstName = '', lastName = '', phoneNumber = '' } = readSession()?.user ?? {};
  return { fullName: `${firstName} ${lastName}`.trim(), mobile: phoneNumber };
}

const newCv = (language: CvLanguage): Cv => ({
  version: CV_VERSION,
  id: createIdempotencyKey(),
  name: '',
  language,
  design: 'classic',
  fields: { ...emptyCvFields, ...readOwnFields() },
  photo: null,
  changedAt: serverNow(),
});

/** The page's language first. */
const ownFirst = cvLanguages.toSorted((one, other) => Number(other === locale) - Number(one === locale));

function CreateButtons() {
  const navigate = useNavigate();
  const create = (language: CvLanguage) => {
    const cv = newCv(language);
    showNewCv(cv);
    void navigate({ to: appPaths.cvBuilder, search: { cv: cv.id } });
  };
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {ownFirst.map((language, index) => (
        <button
          key={language}
          type="button"
          className={index === 0 ? 'btn btn-primary' : 'btn'}
          onClick={() => create(language)}
        >
          {language === 'bn' ? messages.createBangla : messages.create}
        </button>
      ))}
    </div>
  );
}

interface CvRowProps {
  cv: Cv;
  takenNames: readonly string[];
  onRemove: () => void;
}

function CvRow({ cv, takenNames, onRemove }: CvRowProps) {
  const now = useNow();
  const name = useCvName()(cv);
  const duplicate = () => {
    const copy = toCopyName(name, takenNames);
    void storeCv({ ...cv, id: createIdempotencyKey(), name: copy, changedAt: serverNow() });
  };
  return (
    <li className="surface flex flex-col gap-2 p-3">
      <Link
        to={appPaths.cvBuilder}
        search={{ cv: cv.id }}
        className="link flex min-h-11 items-center gap-2 font-semibold wrap-anywhere"
      >
        <Icon name="document" />
        {name}
      </Link>
      <p className="text-sm text-muted">
        {messages.languages[cv.language]} · {messages.updated(formatAge(cv.changedAt, now, locale))}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn" aria-label={messages.duplicateNamed(name)} onClick={duplicate}>
          {messages.duplicate}
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={messages.removeNamed(name)}
          onClick={onRemove}
        >
          {messages.remove}
        </button>
      </div>
    </li>
  );
}

function useRemoval() {
  const nameOf = useCvName();
  const [removal, setRemoval] = useState<{ cv: Cv; isRemoved: boolean } | null>(null);
  const remove = async (cv: Cv) => setRemoval({ cv, isRemoved: await removeCv(cv.id) });
  const undo = async () => {
    if (removal) await storeCv(removal.cv);
    setRemoval(null);
  };
  const text = removal && (removal.isRemoved ? messages.removed : messages.removeFailed)(nameOf(removal.cv));
  return { remove, undo, text, canUndo: removal?.isRemoved === true };
}

/** The CVs on this device, newest first. */
function CvList() {
  const cvs = useOwnCvs();
  const hasRefused = [...useCvs().values()].some(({ place }) => place === 'page');
  const takenNames = cvs.map(useCvName());
  const { remove, undo, text, canUndo } = useRemoval();
  const focus = useStableFocus(text ?? '');
  return (
    <div className="flex flex-col gap-4" {...focus}>
      {text !== null && (
        <div className="surface flex flex-wrap items-center gap-3 px-3 py-2">
          <p role="status">{text}</p>
          {canUndo && (
            <button type="button" className="btn" onClick={() => void undo()}>
              {messages.undo}
            </button>
          )}
        </div>
      )}
      {hasRefused && <NotSaved />}
      {cvs.length === 0 ? (
        <StatePanel
          icon="document"
          title={messages.empty}
          text={messages.emptyText}
          action={<CreateButtons />}
        />
      ) : (
        <>
          <div className="flex">
            <CreateButtons />
          </div>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {cvs.map((cv) => (
              <CvRow key={cv.id} cv={cv} takenNames={takenNames} onRemove={() => void remove(cv)} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The CVs on this device. @param isGone the CV in the URL does not exist */
function Cvs({ isGone }: { isGone: boolean }) {
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
