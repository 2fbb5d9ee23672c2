import { formatOf, type ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { resumeMessages } from '#texts/features/resumes/messages';

/** "DOCX · 12 kB · 1 page · English"; the format alone where the server gives no facts. */
export function TemplateFacts({ template: { cvFileUrl, facts } }: { template: ResumeTemplate }) {
  const messages = resumeMessages;
  const more = facts
    ? [formatSize(facts.fileBytes), messages.pages(facts.pages), messages.languages[facts.language]]
    : [];
  const shown = [formatOf(cvFileUrl), ...more]
    .filter((fact) => fact !== '')
    // A narrow card breaks between facts only.
    .map((fact) => fact.replaceAll(' ', '\u00a0'));
  return <p className="tabular text-sm text-muted">{shown.join(' · ')}</p>;
}
