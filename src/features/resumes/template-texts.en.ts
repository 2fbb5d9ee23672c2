import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';

/** The product's own templates have names in both languages; others are shown as they are. */
export const toShownTemplate = (template: ResumeTemplate): ResumeTemplate => template;
