import type { ComponentType, ReactNode } from 'react';
import type { AdviceMark } from '#contract/advice/marks.ts';
import type { Job } from '#contract/jobs/job.ts';
import { createRenderedPart } from '#platform/startup/lazy-part.tsx';
import { whenIdle } from '#platform/startup/page-settled.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { sectionMessages as sections, reportLinkMessages } from './messages.ts';
import { ReportLink } from '../reporting/report-link.tsx';

/** Few jobs have it. */
const lazyHowToApply = createRenderedPart(
  async () => (await import('./how-to-apply.tsx')).HowToApply,
  () => null,
  whenIdle,
);

interface SectionProps {
  title: string;
  words: string;
  tool: ReactNode;
  children: ReactNode;
}

function Section({ title, words, tool, children }: SectionProps) {
  return (
    <section className="mt-8">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{title}</h2>
        {tool}
      </div>
      <div lang={textLanguage(words)}>{children}</div>
    </section>
  );
}

function Lines({ text }: { text: string }) {
  const lines = text.split('\n').flatMap((line) => line.replace(/^\s*[-•*]\s+/, '').trim() || []);
  if (lines.length < 2) return <p className="prose-text">{text}</p>;
  return <Items items={lines} />;
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="max-w-[68ch] grid list-disc gap-1 ps-5 marker:text-primary">
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export interface JobSectionsProps {
  job: Job;
  /** Shows advice, and a link to report the job. */
  isPublic?: boolean;
  /** Rendered beside each section's heading, such as a button to edit it. */
  toTool?: (part: JobPart) => ReactNode;
  /** Below the description. */
  Overview?: ComponentType<{ job: Job }>;
}

/** The fields that are sections. */
export type JobPart = keyof Pick<
  Job,
  | 'description'
  | 'requiredSkills'
  | 'educationalQualifications'
  | 'niceToHaveSkills'
  | 'responsibilities'
  | 'benefits'
>;

/** The posting's texts by section (§2); empty ones are left out. */
export function JobSections({ job, isPublic = false, Overview, toTool }: JobSectionsProps) {
  const parts: readonly [title: string, part: Exclude<JobPart, 'description'>][] = [
    [sections.requiredSkills, 'requiredSkills'],
    [sections.qualifications, 'educationalQualifications'],
    [sections.niceToHave, 'niceToHaveSkills'],
    [sections.responsibilities, 'responsibilities'],
    [sections.benefits, 'benefits'],
  ];
  return (
    <>
      {isPublic && <Advice marks={job.advice} />}
      {job.description && (
        <Section title={sections.description} words={job.description} tool={toTool?.('description')}>
          <p className="prose-text">{job.description}</p>
        </Section>
      )}
      {Overview && <Overview job={job} />}
      {parts.map(([title, part]) => {
        const content = job[part];
        if (content.length === 0) return null;
        return (
          <Section key={title} title={title} words={String(content)} tool={toTool?.(part)}>
            {typeof content === 'string' ? <Lines text={content} /> : <Items items={content} />}
          </Section>
        );
      })}
      {job.applyWays.length > 0 && <lazyHowToApply.Part job={job} />}
      {isPublic && <ReportLink job={job} />}
    </>
  );
}

/** Advice on what the automatic checks found in the posting. */
function Advice({ marks }: { marks: readonly AdviceMark[] }) {
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
