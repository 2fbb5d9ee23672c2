import type { RefObject } from 'react';
import { useMessages } from '#platform/i18n/messages.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import { postNames, type PostName } from './job-fields.ts';
import { jobEditorMessages } from './messages.ts';

interface ErrorSummaryProps {
  errors: FieldErrors<PostName>;
  formRef: RefObject<HTMLFormElement | null>;
}

/** The fields in error, as links to them. */
export function ErrorSummary({ errors, formRef }: ErrorSummaryProps) {
  const texts = useMessages(jobEditorMessages);
  const wrong = postNames.filter((name) => errors[name] !== undefined);
  const go = (name: PostName) => {
    const control = formRef.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <div role="status" className="not-empty:mb-4">
      {wrong.length > 0 && (
        <div className="rounded-lg border border-error/40 p-3">
          <p className="font-bold text-error">{texts.toCheck(wrong.length)}</p>
          <ul className="flex flex-wrap gap-x-4">
            {wrong.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="link inline-flex min-h-11 cursor-pointer items-center"
                  onClick={() => go(name)}
                >
                  {name === 'jobType' ? texts.employmentType : texts.labels[name]}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
