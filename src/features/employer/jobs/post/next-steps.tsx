import { locale } from '#platform/i18n/locale.ts';
import { formatNumber } from '#contract/format.ts';
import { jobEditorMessages } from '../messages.ts';

/** What happens after posting. */
export function NextSteps() {
  const texts = jobEditorMessages;
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold filters:text-base">{texts.next}</h2>
      <ol className="grid gap-3">
        {texts.nextSteps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-secondary text-sm font-bold text-secondary-content"
            >
              {formatNumber(index + 1, locale)}
            </span>
            <span className="text-muted">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
