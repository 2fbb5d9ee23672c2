import { useState } from 'react';
import type { OwnJob } from '#contract/jobs/job.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import type { Draft } from '#device/drafts/drafts.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useFields } from '#ui/form/use-fields.ts';
import { isOvertaken, toEditDraft, type EditDraft } from './edit-draft.ts';
import { hasBoth, toUpdateRequest } from './edit-rules.ts';
import type { EditName, EditValues } from '../job-fields.ts';
import { jobEditorMessages } from '../messages.ts';
import type { Saving } from './use-saving.ts';
import { mergeVersions, type Merge } from './versions.ts';

/** What an edit began with: a job as it was stored then. */
interface Origin {
  job: OwnJob;
  base: EditValues;
  version: number | null;
}

const toOrigin = (job: OwnJob): Origin => {
  const { base, version } = toEditDraft(job);
  return { job, base, version };
};

const compare = (origin: Origin, mine: EditValues, theirs: OwnJob): Merge =>
  mergeVersions({ base: origin.base, mine, theirs: toEditDraft(theirs).values });

/** Where the form begins: a draft that was overtaken meanwhile begins with the comparison, if there is one to make. */
function toStart({ values, base, version }: EditDraft, job: OwnJob) {
  const origin = { job, base, version };
  if (!isOvertaken({ values, base, version }, job)) return { origin, values, theirs: undefined };
  const merge = compare(origin, values, job);
  if (merge.differing.length > 0) return { origin, values, theirs: job };
  return { origin: toOrigin(job), values: merge.merged, theirs: undefined };
}

interface EditOptions {
  job: OwnJob;
  draft: Draft<EditDraft>;
  saving: Saving;
  onSaved: OnSaved;
}

/** @param outcome.waits true for a job that was approved before, and waits again */
export type OnSaved = (outcome: { waits: boolean }) => void;

/** The texts of an edit, what it began from, and what another has stored meanwhile. */
export function useEdit({ job, draft, saving, onSaved }: EditOptions) {
  const { chooseBoth } = useMessages(jobEditorMessages);
  const [start] = useState(() => toStart(draft.start, job));
  const [origin, setOrigin] = useState(start.origin);
  const [theirs, setTheirs] = useState(start.theirs);
  const keep = (values: EditValues, { base, version }: Origin) => draft.keep({ values, base, version });
  const fields = useFields<EditName>({
    initial: start.values,
    check: () => ({}),
    onEdit: (values) => keep(values, origin),
  });

  const goOnFrom = (next: Origin, values: EditValues) => {
    setOrigin(next);
    setTheirs(undefined);
    fields.reset(values);
  };
  const done = (stored: OwnJob | undefined) => {
    draft.discard();
    onSaved({ waits: job.approval === 'approved' && stored?.approval === 'pending' });
  };
  const save = async (values: EditValues, from: Origin): Promise<void> => {
    if (!hasBoth(values)) return void (await showAlert({ kind: 'error', title: chooseBoth }));
    const request = toUpdateRequest(values, from.job);
    const idempotencyKey = draft.keyFor(request);
    const outcome = await saving.save({ id: job._id, request, version: from.version, idempotencyKey });
    if (outcome?.kind === 'saved') return done(outcome.job);
    if (outcome?.kind !== 'stale') return undefined;
    // Where both have made the same change, it is there already.
    if (compare(from, values, outcome.theirs).differing.length === 0) return done(outcome.theirs);
    return setTheirs(outcome.theirs);
  };
  const merge = theirs && compare(origin, fields.values, theirs);
  return {
    ...fields,
    conflict: theirs && merge && { theirs, merge },
    save: () => save(fields.values, origin),
    keepMine: async () => {
      if (!theirs || !merge) return;
      const next = toOrigin(theirs);
      goOnFrom(next, merge.merged);
      keep(merge.merged, next);
      await save(merge.merged, next);
    },
    takeTheirs: () => {
      if (!theirs) return;
      const next = toOrigin(theirs);
      goOnFrom(next, next.base);
      draft.discard();
    },
    discard: () => {
      const next = toOrigin(theirs ?? origin.job);
      goOnFrom(next, next.base);
      draft.discard();
    },
  };
}
