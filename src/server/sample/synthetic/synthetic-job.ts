import { createHash } from 'node:crypto';
import { DAY_MS } from '#contract/limits.ts';
import { createRandom, type Random } from './random.ts';
import { roleFamilies, seniorities, type RoleFamily } from '../roles.ts';
import { banglaSentences, toBanglaRole } from '../bangla-roles.ts';
import { cities, sentences } from '../surroundings.ts';

export interface Surroundings {
  ownerId: string;
  companyIds: readonly string[];
  categoryIds: ReadonlyMap<string, string>;
  now: number;
}

const TYPES = ['on-site', 'on-site', 'on-site', 'on-site', 'hybrid', 'hybrid', 'remote'] as const;
const MODES = [
  'full-time',
  'full-time',
  'full-time',
  'full-time',
  'full-time',
  'part-time',
  'contract',
] as const;
const HOURS = ['9:00 AM - 5:00 PM', '10:00 AM - 6:00 PM', '8:00 AM - 4:00 PM', '10:00 AM - 7:00 PM'] as const;
const DEGREES = [
  'Graduate in a related subject',
  'Diploma or Bachelor degree',
  'HSC or above',
  'Master degree',
] as const;
const BENEFITS = [
  'Two festival bonuses',
  'Lunch',
  'Provident fund',
  'Medical cover',
  'Transport',
  'Weekly two holidays',
] as const;

/** The stable id of a number. */
export function syntheticId(kind: 'job' | 'company', number: number): string {
  return createHash('sha256').update(`kaj sample ${kind} ${number}`).digest('hex').slice(0, 24);
}

function pickPlace(random: Random) {
  let left = random.whole(1, 100);
  const place = cities.find(({ share }) => (left -= share) <= 0) ?? cities[0];
  return {
    street: `House ${random.whole(1, 90)}, Road ${random.whole(1, 30)}`,
    city: place.city,
    state: place.state,
    postal_code: String(random.whole(1000, 9400)),
    country: place.country,
  };
}

function pickSalary(random: Random, basePay: number) {
  const isForeign = random.next() < 0.04;
  const scale = isForeign ? 1 / 100 : 1;
  const step = isForeign ? 10 : 500;
  const min = Math.round((basePay * (0.8 + random.next() * 0.6) * scale) / step) * step;
  const max = Math.round((min * (1.1 + random.next() * 0.5)) / step) * step;
  return {
    salary_min: min,
    salary_max: max,
    currency: isForeign ? 'USD' : 'BDT',
    salary_type: 'monthly',
    bonus: random.next() < 0.3 ? min : 0,
  };
}

function writeTexts(random: Random, family: RoleFamily, title: string) {
  const duties = random.some(sentences.duty, 4);
  const skills = random.some(family.skills, random.whole(3, 5));
  return {
    title,
    description: [
      random.pick(sentences.opening),
      `As ${title} you use ${skills.slice(0, 2).join(' and ')} from the first week on.`,
      ...duties.slice(0, 2),
      random.pick(sentences.offer),
    ].join(' '),
    responsibilities: duties.join('\n'),
    educational_qualifications: random.pick(DEGREES),
    required_skills: skills,
    nice_to_have_skills: random.some(family.skills, 2).filter((skill) => !skills.includes(skill)),
    benefits: random.some(BENEFITS, 3),
    tags: [family.category],
  };
}

function writeBanglaTexts(random: Random, { category }: RoleFamily, prefix: string) {
  const role = toBanglaRole(category);
  const title = prefix + random.pick(role.titles);
  const duties = random.some(banglaSentences.duty, 4);
  const skills = random.some(role.skills, random.whole(3, 5));
  return {
    title,
    description: [
      random.pick(banglaSentences.opening),
      `${title} হিসেবে প্রথম সপ্তাহ থেকেই ${skills.slice(0, 2).join(' ও ')} কাজে লাগবে।`,
      ...duties.slice(0, 2),
      random.pick(banglaSentences.offer),
    ].join(' '),
    responsibilities: duties.join('\n'),
    educational_qualifications: random.pick(banglaSentences.degree),
    required_skills: skills,
    nice_to_have_skills: random.some(role.skills, 2).filter((skill) => !skills.includes(skill)),
    benefits: random.some(banglaSentences.benefit, 3),
    tags: [category],
  };
}

/** One in this many jobs is in Bangla. */
const BANGLA_SHARE = 3;

/** The job of a number: the same in every run, except for times relative to `now`. */
export function toSyntheticJob(number: number, postedAt: number, around: Surroundings) {
  const random = createRandom(number);
  const family = random.pick(roleFamilies.filter(({ category }) => around.categoryIds.has(category)));
  const seniority = random.pick(seniorities);
  const posted = new Date(postedAt).toISOString();
  return {
    id: syntheticId('job', number),
    company_id: random.pick(around.companyIds),
    category_id: around.categoryIds.get(family.category) ?? '',
    ...(number % BANGLA_SHARE === 0
      ? writeBanglaTexts(random, family, seniority.banglaPrefix)
      : writeTexts(random, family, seniority.prefix + random.pick(family.titles))),
    ...pickPlace(random),
    ...pickSalary(random, family.basePay * seniority.pay),
    working_hours: random.pick(HOURS),
    application_deadline: new Date(around.now + random.whole(2, 90) * DAY_MS).toISOString(),
    status: 'open',
    job_type: random.pick(TYPES),
    work_mode: random.pick(MODES),
    experience_level: seniority.level,
    number_of_openings: random.whole(1, 12),
    approval: 'approved',
    created_by: around.ownerId,
    created_at: posted,
    posted_at: posted,
    was_listed: true,
  };
}
