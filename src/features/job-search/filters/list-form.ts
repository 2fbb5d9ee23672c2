import type { JobSearch } from '#contract/jobs/job-query.ts';
import type { FormPart } from '#ui/form/select-field.tsx';

/** The list's search, filters, order and pages are one form, which leads to the list while the app is not there. */
export const LIST_FORM_ID = 'job-list';

export const toListPart = (name: keyof JobSearch): FormPart => ({ name, form: LIST_FORM_ID });
