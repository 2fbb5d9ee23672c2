import type { AdviceMark } from '#contract/advice/marks.ts';
import { reportLinkMessages } from '#texts/features/job-details/reporting/report-link';

/** Advice on what the automatic checks found in the posting. */
export function Advice({ marks }: { marks: readonly AdviceMark[] }) {
  const texts = reportLinkMessages.advice;
  if (marks.length === 0) return null;
  return (
    <section className="mt-8 max-w-[68ch] rounded-lg bg-notice p-4">
      <h2 className="mb-2 font-bold">{texts.heading}</h2>
      <div className="grid gap-2">
        {marks.map((mark) => (
          <p key={mark}>{texts.marks[mark]}</p>
        ))}
      </div>
    </section>
  );
}
