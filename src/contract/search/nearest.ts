import { toCityKey } from '../jobs/city-key.ts';
import { findDivision, toDistricts } from '../jobs/districts.ts';
import { toAskedTerms } from './asked-terms.ts';
import { toSlug } from './slug.ts';

/** What the categories hire for, by slug: names of concepts. */
export const fields: Readonly<Record<string, string>> = {
  accountancy: 'accountant auditor cashier banker accounts bank tax payroll insurance excel',
  'human-resource':
    'human-resources recruiter payroll office-assistant receptionist clerk secretary lawyer administration office training',
  'project-manager': 'project coordinator manager planner ngo director field-worker management',
  'interface-design': 'designer graphic-designer ui ux photographer video-editor architect',
  'digital-services':
    'computer-operator data-entry it-support web-developer app-developer data-analyst computer software web internet ' +
    'information-technology freelance data typing call-centre-agent',
  'marketing-seo':
    'marketing digital-marketing seo social-media content-writer journalist translator media event',
  'health-care':
    'nurse doctor dentist midwife pharmacist laboratory-technologist caregiver health-worker physiotherapist ' +
    'psychologist hospital health medicine-rep patient',
  engineering:
    'engineer developer electrician mason carpenter plumber painter welder mechanic craftsman technician ' +
    'civil-engineer electrical-engineer mechanical-engineer network-engineer solar-technician maintenance draftsman ' +
    'construction building electricity power',
  'education-training':
    'teacher lecturer tutor trainer principal imam librarian school education kindergarten mathematics english physics science',
  'garments-textile':
    'quality-inspector sewing-operator tailor merchandiser pattern-maker dyeing knitting ironing line-chief ' +
    'production-manager industrial-engineer textile-engineer compliance garments textile sewing quality factory production helper',
  'sales-retail':
    'salesman shop-assistant shop-manager sales-manager cook waiter baker beautician barber shop sales market wholesale ' +
    'business hotel restaurant tourism customer food',
  'logistics-supply-chain':
    'driver security-guard warehouse storekeeper delivery-man loader customs shipping sailor procurement transport car ' +
    'truck motorcycle logistics supply-chain import export port cleaner gardener',
};

/** A category or city with open jobs. */
export interface Counted {
  name: string;
  jobCount?: number | undefined;
}

interface Nearest<Category extends Counted, City extends Counted> {
  category: Category | undefined;
  city: City | undefined;
}

const hasJobs = ({ jobCount = 0 }: Counted): boolean => jobCount > 0;

const findLargest = <T extends Counted>(all: readonly T[]): T | undefined =>
  all.filter(hasJobs).toSorted((one, other) => (other.jobCount ?? 0) - (one.jobCount ?? 0))[0];

function findCategory<T extends Counted>(
  concepts: readonly string[],
  categories: readonly T[],
): T | undefined {
  const isNear = ({ name }: T) => {
    const field = fields[toSlug(name)]?.split(' ') ?? [];
    return concepts.some((concept) => field.includes(concept));
  };
  return findLargest(categories.filter(isNear)) ?? findLargest(categories);
}

const toDivision = (key: string): string | undefined =>
  findDivision(toDistricts('').find((district) => toCityKey(district) === key) ?? '');

/** The place itself, or else its division's town. */
function findCity<T extends Counted>(concepts: readonly string[], cities: readonly T[]): T | undefined {
  const open = cities.filter(hasJobs);
  const at = (key: string | undefined) =>
    open.find(({ name }) => key !== undefined && toCityKey(name) === key);
  for (const concept of concepts) {
    const division = toDivision(concept);
    const found = at(concept) ?? at(division === undefined ? undefined : toCityKey(division));
    if (found !== undefined) return found;
  }
  return findLargest(open);
}

/** The category and the city with open jobs that come nearest to a search; none where no word of it is known. */
export function findNearest<Category extends Counted, City extends Counted>(
  text: string,
  around: { categories: readonly Category[]; cities: readonly City[] },
): Nearest<Category, City> {
  const terms = toAskedTerms(text) ?? [];
  const concepts = terms.flatMap(({ concepts: spelled, heard, begun }) => spelled.concat(heard, begun));
  if (concepts.length === 0) return { category: undefined, city: undefined };
  return { category: findCategory(concepts, around.categories), city: findCity(concepts, around.cities) };
}
