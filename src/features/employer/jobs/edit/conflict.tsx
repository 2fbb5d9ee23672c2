import type { RefObject } from 'react';
import type { OwnJob } from '#contract/jobs/job.ts';
import { formatDate } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { toChipText } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/messages.ts';
import type { SelectOption } from '#ui/form/select-field.tsx';
import { TwoVersions } from '#ui/dialog/two-versions.tsx';
import type { EditName } from '../job-fields.ts';
import { toDeadlineIso } from '../job-values.ts';
import { jobEditorMessages } from '../messages.ts';
import { toEditDraft } from './edit-draft.ts';
import type { Merge } from './versions.ts';

interface ConflictProps {
  merge: Merge;
  /** The job as it is stored now. */
  theirs: OwnJob;
  /** The companies and categories that ids stand for. */
  options: readonly SelectOption[];
  isBusy: boolean;
  /** Where the reader goes who would save without a choice. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** A field's text as people read it: names for ids, words for values, a date for a day. */
function useShown({ options, theirs }: Pick<ConflictProps, 'options' | 'theirs'>) {
  const texts = useMessages(jobEditorMessages);
  const jobTexts = useMessages(jobMessages);
  const locale = useLocale();
  const names = new Map(options.map(({ value, text }) => [value, text]));
  if (theirs.company.name !== '') names.set(theirs.company._id, theirs.company.name);
  if (theirs.category?.name) names.set(theirs.category._id, theirs.category.name);
  const salaryTypes: Readonly<Record<string, string>> = texts.salaryTypes;
  return (name: EditName, value: string): string => {
    if (name === 'company' || name === 'category') return names.get(value) ?? value;
    if (name === 'jobType' || name === 'experienceLevel') return toChipText(value, jobTexts);
    if (name === 'deadline') return formatDate(toDeadlineIso(value), locale);
    return name === 'salaryType' ? (salaryTypes[value] ?? value) : value;
  };
}

/** The job was changed by another meanwhile: both versions, and the choice between them. */
export function Conflict(props: ConflictProps) {
  const { merge, theirs, options, isBusy, headingRef, onKeepMine, onTakeTheirs } = props;
  const texts = useMessages(jobEditorMessages);
  const shown = useShown({ options, theirs });
  const stored = toEditDraft(theirs).values;
  const kept = merge.kept.map((name) => texts.labels[name]).join(', ');
  return (
    <TwoVersions
      title={texts.conflictTitle}
      text={kept === '' ? texts.conflictText : `${texts.conflictText} ${texts.conflictKept(kept)}`}
      rows={merge.differing.map((name) => ({
        label: texts.labels[name],
        mine: shown(name, merge.merged[name]),
        theirs: shown(name, stored[name]),
      }))}
      names={{ mine: texts.mine, theirs: texts.theirs, empty: texts.empty }}
      keepMine={{ label: texts.keepMine, onPress: onKeepMine }}
      takeTheirs={{ label: texts.takeTheirs, onPress: onTakeTheirs }}
      isBusy={isBusy}
      headingRef={headingRef}
    />
  );
}
