import { sectionMessages } from '#texts/features/job-details/job-sections';
import type { ReactNode } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { Advice } from './reporting/advice.tsx';
import { ReportLink } from './reporting/report-link.tsx';

function Section({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
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
  /** With advice, and the way to report it. */
  isPublic?: boolean;
}

/** The posting's texts by section (§2); empty ones are left out. */
export function JobSections({ job, isPublic = false }: JobSectionsProps) {
  const sections = sectionMessages;
  const parts: readonly [title: string, content: string | readonly string[]][] = [
    [sections.requiredSkills, job.requiredSkills],
    [sections.qualifications, job.educationalQualifications],
    [sections.niceToHave, job.niceToHaveSkills],
    [sections.responsibilities, job.responsibilities],
    [sections.benefits, job.benefits],
  ];
  return (
    <>
      {isPublic && <Advice marks={job.advice} />}
      {job.description && (
        <Section title={sections.description} words={job.description}>
          <p className="prose-text">{job.description}</p>
        </Section>
      )}
      {parts.map(
        ([title, content]) =>
          content.length > 0 && (
            <Section key={title} title={title} words={String(content)}>
              {typeof content === 'string' ? <Lines text={content} /> : <Items items={content} />}
            </Section>
          ),
      )}
      {isPublic && <ReportLink job={job} />}
    </>
  );
}
