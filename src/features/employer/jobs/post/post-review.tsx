import type { SelectOption } from '#ui/form/select-field.tsx';
import { RowFacts } from '../../edit/row-facts.tsx';
import { stepNames, type PostName, type PostValues } from '../job-fields.ts';
import { postSteps, type PostStep } from './post-steps.ts';
import { jobEditorMessages } from '#texts/features/employer/jobs/messages';
import { toPostLabel } from '../post-rules.ts';
import { useShownValue } from '../shown-value.ts';

interface PostReviewProps {
  values: PostValues;
  /** The companies and categories behind ids. */
  options: readonly SelectOption[];
  onStep: (step: PostStep) => void;
}

/** Everything that will be posted, with a way back to each step. */
export function PostReview({ values, options, onStep }: PostReviewProps) {
  const texts = jobEditorMessages;
  const toShown = useShownValue(options);
  const toFacts = (names: readonly PostName[], isLong: boolean) =>
    names.map((name) => ({
      label: toPostLabel(name, values, texts),
      value: toShown(name, values[name]),
      isLong,
    }));
  return (
    <div className="surface grid gap-6 p-4 sm:p-6">
      <RowFacts
        sections={postSteps
          .filter((step) => step !== 'review')
          .map((step) => ({
            title: texts.steps[step],
            facts: toFacts(stepNames[step], step === 'words'),
            action: (
              <button
                type="button"
                aria-label={texts.changeStep(texts.steps[step])}
                className="btn btn-ghost text-base"
                onClick={() => onStep(step)}
              >
                {texts.change}
              </button>
            ),
          }))}
      />
    </div>
  );
}
