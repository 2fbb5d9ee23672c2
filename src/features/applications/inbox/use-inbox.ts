import { useState } from 'react';
import { editApplication, takeBackApplication } from '#api/applications/application-outbox.ts';
import { useKnownApplications } from '#api/applications/own-applications.ts';
import { findWay } from '#contract/applications/open-ways.ts';
import {
  type StoredApplication,
  useOwnApplications,
  isEdited,
  type KnownApplication,
} from '#device/application.ts';
import { restoreDeviceCv, useDeviceCvs, useDeviceCvsState } from '#device/application-cv.ts';
import { type Cv, listWritten, useCvs, useCvsState } from '#device/cv.ts';
import type { Draft } from '#device/drafts/draft.ts';
import type { AppliedJob } from '#device/letter.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { useSession } from '#platform/session/session.ts';
import { toAttached } from '../cv-attachment.tsx';
import { type InboxDraft, useInboxDraft } from './form-rules.ts';
import { applicationFormMessages } from './messages.ts';

/** What the sheet knows and does of applying in the product. */
export interface Inbox {
  /** The job takes applications here. */
  isOpen: boolean;
  application: KnownApplication | undefined;
  /** An application is stored or has arrived, and was not withdrawn. */
  isApplied: boolean;
  draft: Draft<InboxDraft>;
  /** What the form starts from. */
  start: InboxDraft;
  /** Changes with what the form has to start from again. */
  round: string;
  /** Was taken back to be changed, and not sent again yet. */
  edited: StoredApplication | undefined;
  /** Puts an application that was not sent back into the form; false when the device refused, and it stays. */
  edit: (unsent: StoredApplication) => Promise<boolean>;
  /** False when the device refused. */
  remove: (unsent: StoredApplication) => Promise<boolean>;
  /** Empties the form, and forgets what was typed, and what was to be changed, once its writer has said so. */
  clear: () => Promise<void>;
  /** What Send waits for, in words; '' for nothing. */
  busy: string;
  setBusy: (busy: string) => void;
}

/** False where the writer thought better of it. */
export const confirmDeletion = (): Promise<boolean> =>
  confirm({ ...applicationFormMessages.deleteQuestion, isDanger: true });

/** The inbox of a job, for its sheet. */
export function useInbox({ jobId, job }: AppliedJob): Inbox {
  const isServed = useServerExtensions();
  const isOpen = isServed && findWay(job?.applyWays ?? [], 'inbox') !== undefined;
  const application = useKnownApplications(isOpen || job === null).get(jobId);
  const draft = useInboxDraft(jobId);
  const [restarts, setRestarts] = useState(0);
  const userId = useSession()?.user._id ?? '';
  const [owner, setOwner] = useState(userId);
  // An account of another tab: an untouched form begins with its name.
  if (owner !== userId && !draft.isStored) setOwner(userId);
  const [busy, setBusy] = useState('');
  const options = useCvOptions();
  const { unsent, receipt } = application ?? {};
  const edited = unsent && isEdited(unsent) ? unsent : undefined;
  return {
    isOpen,
    application,
    isApplied: unsent !== undefined || (receipt !== undefined && receipt.state !== 'withdrawn'),
    draft,
    // Not the one that was read: the form is mounted again after another part of the sheet.
    start: edited && !draft.isStored ? edited : draft.current(),
    edited,
    round: `${draft.round} ${restarts} ${owner}`,
    edit: async (written) => {
      const { cvId, cv } = written;
      // Removed from the device since, it is in the application alone.
      const file = { id: cvId, name: written.cvName, type: written.cvType };
      const isGone = cv !== null && !options.some(({ id }) => id === cvId);
      if (isGone && !(await restoreDeviceCv({ ...file, file: cv }))) return false;
      if (!(await editApplication(written))) return false;
      // The form starts from what is edited.
      draft.discard();
      return true;
    },
    remove: takeBackApplication,
    clear: async () => {
      if (!(await confirmDeletion())) return;
      if (edited) await takeBackApplication(edited);
      draft.discard();
      setRestarts(restarts + 1);
    },
    busy,
    setBusy,
  };
}

/** A CV to apply with. */
export interface CvOption {
  id: string;
  name: string;
  /** Its type and size, or how it is made. */
  note: string;
  /** Written on this device, and made when it is sent; null for a file. */
  made: Cv | null;
}

/** The CVs on this device: the files first, then those written here; of both the newest first. */
export function useCvOptions(): CvOption[] {
  const files = useDeviceCvs().map(({ id, name, type, isEncrypted, size }) => ({
    id,
    name,
    note: [type.toUpperCase(), formatSize(size), isEncrypted && applicationFormMessages.cv.encrypted]
      .filter(Boolean)
      .join(' · '),
    made: null,
  }));
  const written = listWritten(useCvs())
    .map(({ cv }) => cv)
    .toSorted((one, other) => other.changedAt - one.changedAt)
    .map((cv) => ({
      id: cv.id,
      name: toAttached(cv).file,
      note: [cv.name.trim(), applicationFormMessages.cv.madeHere].filter(Boolean).join(' · '),
      made: cv,
    }));
  return [...files, ...written];
}

/** True while the device cannot read its CVs, so that {@link useCvOptions} lacks some. */
export function useAreCvsUnreadable(): boolean {
  return [useDeviceCvsState(), useCvsState()].includes('unreadable');
}

/** The id of the CV that was sent last, else of the first; '' without one. */
export function useUsualCv(options: readonly CvOption[]): string {
  const isThere = (id: string) => options.some((option) => option.id === id);
  const last = useOwnApplications().find(({ cvId }) => isThere(cvId));
  return last?.cvId ?? options[0]?.id ?? '';
}
