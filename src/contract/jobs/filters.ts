import { namesOf } from '../rows.ts';
import {
  experienceLevels,
  filterExperienceLevels,
  filterJobTypes,
  jobTypes,
  toExperienceLevel,
  type PayCurrency,
} from './vocabulary.ts';

/*
 * The filters of the job list, a row each, in the order in which addresses and requests carry them (§7). The address,
 * the API's parameters, the form, the chips and the names of searches derive from this table. How a filter matches a
 * job is a row of `job-match.ts`, which the first screens do without, and of `server/jobs/search/filters.ts` as SQL.
 * src/README.md says what else a new filter needs.
 */

/** An id or a name. */
interface TextRow {
  kind: 'text';
}

/** Some of a list of values. */
interface ChoiceRow {
  kind: 'choice';
  values: readonly string[];
  /** The values in the form. */
  offered: readonly string[];
  isMany: boolean;
  /** True for a filter that depends on the day. Alerts and feeds leave it out, as they tell of new jobs alone. */
  isByDay?: true;
  /** Maps other spellings to a value. */
  normalise?: (value: string) => string;
}

/** The bounds of a month's pay: three parameters that are read together. */
interface PayRow {
  kind: 'pay';
}

type FilterRow = TextRow | ChoiceRow | PayRow;

const postedWithin = ['today', '3days', '7days'] as const;
export type PostedWithin = (typeof postedWithin)[number];

const rows = {
  jobType: { kind: 'choice', values: jobTypes, offered: filterJobTypes, isMany: true },
  experienceLevel: {
    kind: 'choice',
    values: experienceLevels,
    offered: filterExperienceLevels,
    isMany: true,
    normalise: toExperienceLevel,
  },
  pay: { kind: 'pay' },
  category: { kind: 'text' },
  country: { kind: 'text' },
  /** Extension: a city's key, or any spelling. */
  city: { kind: 'text' },
  /** Extension: a company's id. */
  company: { kind: 'text' },
  /** Extension: public since so many days of the calendar in Bangladesh, today among them. */
  postedWithin: { kind: 'choice', values: postedWithin, offered: postedWithin, isMany: false, isByDay: true },
} as const satisfies Record<string, FilterRow>;

type NameOf<Kind> = {
  [Name in keyof typeof rows]: (typeof rows)[Name] extends { kind: Kind } ? Name : never;
}[keyof typeof rows];
export type FilterName = keyof typeof rows;
export type TextName = NameOf<'text'>;
export type ChoiceName = NameOf<'choice'>;

type ChoiceValue<Row> = Row extends { isMany: true }
  ? string[]
  : Row extends { values: readonly (infer Value)[] }
    ? Value
    : never;

export interface PayBounds {
  minSalary?: number;
  maxSalary?: number;
  /** Extension; absent means USD. */
  payCurrency?: PayCurrency;
}

/** The chosen values by parameter; inactive filters are absent. */
export type FilterValues = { [Name in TextName]?: string | undefined } & {
  [Name in ChoiceName]?: ChoiceValue<(typeof rows)[Name]>;
} & PayBounds;

/** In the table's order. */
export const filterNames = namesOf(rows);

export const filterRows: Readonly<Record<FilterName, FilterRow>> = rows;
export const choiceRows: Readonly<Record<ChoiceName, ChoiceRow>> = rows;

export const isChoice = (name: FilterName): name is ChoiceName => filterRows[name].kind === 'choice';

export const choiceNames = filterNames.filter(isChoice);

/** The filters that an address of the list may carry: a company has a page of its own. */
export const addressFilters = filterNames.filter((name) => name !== 'company');

/** The values of a filter: none, one or several. */
export const valuesOf = (search: FilterValues, name: TextName | ChoiceName): readonly string[] =>
  [search[name] ?? []].flat();

/** The parameters of a list's address that belong to filters. */
export const addressParameters: readonly string[] = addressFilters.flatMap((name) =>
  name === 'pay' ? ['minSalary', 'maxSalary', 'payCurrency'] : [name],
);
