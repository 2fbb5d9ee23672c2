import type { OwnJob } from '#contract/jobs/job.ts';
import { ApprovalLine } from '../../edit/approval-line.tsx';
import { RowFacts } from '../../edit/row-facts.tsx';
import { toOwnOptions } from '../choices.ts';
import { editGroups, type EditName } from '../job-fields.ts';
import { jobEditorMessages } from '../messages.ts';
import { toJobLabel } from '../post-rules.ts';
import { useShownValue } from '../shown-value.ts';
import { isAsked } from '../way-values.ts';
import { wayMessages } from '#ui/applying/way-texts.ts';
import { toEditValues } from './edit-rules.ts';

/** The modal's `view` mode. */
export function ViewJob({ job }: { job: OwnJob }) {
  const texts = jobEditorMessages;
  const values = toEditValues(job);
  const toShown = useShownValue(toOwnOptions(job));
  const toFacts = (names: readonly EditName[], isLong = false) =>
    names.map((name) => ({
      label: toJobLabel(name, values, texts),
      value: toShown(name, values[name]),
      isLong,
    }));
  return (
    <div className="grid gap-6">
      <ApprovalLine row={job} texts={texts} />
      <RowFacts
        sections={[
          { facts: toFacts(editGroups.head) },
          { title: texts.location, facts: toFacts(editGroups.place) },
          { title: texts.salary, facts: toFacts(editGroups.pay) },
          { title: texts.jobDetails, facts: toFacts(editGroups.details) },
          { title: texts.about, facts: toFacts(editGroups.words, true) },
          {
            title: wayMessages.title,
            facts: toFacts(editGroups.ways.filter((name) => isAsked(name, values))),
          },
        ]}
      />
    </div>
  );
}
