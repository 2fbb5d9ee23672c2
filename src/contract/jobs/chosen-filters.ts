import type { Locale } from '../format.ts';
import { formatPayBounds } from '../pay/pay-bounds.ts';
import { choiceNames, filterNames, isChoice, valuesOf, type FilterName, type TextName } from './filters.ts';
import type { JobSearch } from './job-query.ts';

/** A chosen filter: its text, and the change of the search that removes it. */
export interface ChosenFilter {
  key: string;
  text: string;
  without: JobSearch;
}

interface FilterWords {
  locale: Locale;
  /** Labels of choices; a value without one is shown as it is. */
  labels: Readonly<Record<string, string>>;
  /** The names of other values; a filter without one is left out. */
  names: { readonly [Name in TextName]?: (value: string) => string };
}

/** As the form has them: names, choices, pay. */
const inFormOrder: readonly FilterName[] = [
  ...filterNames.filter((name) => name !== 'pay' && !isChoice(name)),
  ...choiceNames,
  'pay',
];

/** The chosen filters of a search, in the form's order; without its text, order and page. */
export function toChosenFilters(search: JobSearch, { locale, labels, names }: FilterWords): ChosenFilter[] {
  const chosen = inFormOrder.flatMap((name): ChosenFilter[] => {
    if (name === 'pay') {
      const without = { minSalary: undefined, maxSalary: undefined, payCurrency: undefined };
      return [{ key: name, text: formatPayBounds(search, locale), without }];
    }
    const values = valuesOf(search, name);
    return values.map((value) => {
      const left = values.filter((other) => other !== value);
      return {
        key: `${name} ${value}`,
        text: isChoice(name) ? (labels[value] ?? value) : (names[name]?.(value) ?? ''),
        without: { [name]: left.length === 0 ? undefined : left },
      };
    });
  });
  return chosen.filter(({ text }) => text !== '');
}
