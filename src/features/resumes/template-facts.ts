import { formatOf, type ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { resumeMessages as messages } from './messages.ts';

/** "12 kB · 1 page · English"; the format where the server gives no facts. */
export function toTemplateFacts({ cvFileUrl, facts }: ResumeTemplate): string {
  if (!facts) return formatOf(cvFileUrl);
  const shown = [
    formatSize(facts.fileBytes),
    messages.pages(facts.pages),
    messages.languages[facts.language],
  ];
  // A narrow card breaks between facts only.
  return shown.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ');
}
