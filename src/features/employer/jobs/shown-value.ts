import { locale } from '#texts/platform/i18n/locale';
import { formatDate } from '#contract/format.ts';
import { toChipText } from '#presenters/job-card.ts';
import { jobMessages } from '#texts/presenters/messages';
import type { SelectOption } from '#ui/form/select-field.tsx';
import type { EditName, PostName } from './job-fields.ts';
import { toDeadlineIso } from './job-values.ts';
import { jobEditorMessages } from '#texts/features/employer/jobs/messages';

const idNames: ReadonlySet<string> = new Set(['company', 'category']);
const chipNames: ReadonlySet<string> = new Set(['jobType', 'workMode', 'experienceLevel']);

/** The value of a field as people read it. @param options the companies and categories behind ids */
export function useShownValue(options: readonly SelectOption[]) {
  const texts = jobEditorMessages;
  const jobTexts = jobMessages;
  const salaryTypes: Readonly<Record<string, string>> = texts.salaryTypes;
  return (name: PostName | EditName, value: string): string => {
    if (idNames.has(name)) return options.find((option) => option.value === value)?.text ?? value;
    if (chipNames.has(name)) return toChipText(value, jobTexts);
    if (name === 'deadline') return formatDate(toDeadlineIso(value), locale);
    return name === 'salaryType' ? (salaryTypes[value] ?? value) : value;
  };
}
