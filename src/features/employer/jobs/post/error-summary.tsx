import type { FieldErrors } from '#ui/form/use-fields.ts';
import { postNames, type PostName, type PostValues } from '../job-fields.ts';
import { jobEditorMessages } from '../messages.ts';
import { toPostLabel } from '../post-rules.ts';

interface ErrorSummaryProps {
  errors: FieldErrors<PostName>;
  values: PostValues;
  onField: (name: PostName) => void;
}

/** The fields in error, each with a way to it. */
export function ErrorSummary({ errors, values, onField }: ErrorSummaryProps) {
  const texts = jobEditorMessages;
  const wrong = postNames.filter((name) => errors[name] !== undefined);
  return (
    <div role="status" className="empty:hidden">
      {wrong.length > 0 && (
        <div className="rounded-lg border border-error/40 p-3">
          <p className="font-bold text-error">{texts.toCheck(wrong.length)}</p>
          <ul className="flex flex-wrap gap-x-4">
            {wrong.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="link inline-flex min-h-11 cursor-pointer items-center"
                  onClick={() => onField(name)}
                >
                  {toPostLabel(name, values, texts)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
