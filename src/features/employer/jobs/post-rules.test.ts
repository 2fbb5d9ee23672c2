import { describe, expect, it } from 'vitest';
import { postNames, type PostValues } from './job-fields.ts';
import { jobEditorMessages } from '#texts/features/employer/jobs/messages';
import { emptyPost, toPostRequest } from './post-request.ts';
import { checkPost, isDayPassed, isSalaryReversed, toNumbersDialog } from './post-rules.ts';

const texts = jobEditorMessages;
const filled: PostValues = {
  company: 'c1',
  title: ' Line cook ',
  jobType: 'on-site',
  workMode: 'full-time',
  category: 'k1',
  openings: '৩',
  experienceLevel: '1-2years',
  startTime: '09:00',
  endTime: '17:30',
  currency: 'BDT',
  minSalary: '২০,০০০',
  maxSalary: '30000',
  salaryType: 'monthly',
  bonus: '',
  street: '12 Lake Road',
  city: ' Dhaka ',
  state: 'Dhaka',
  postalCode: '1207',
  country: 'Bangladesh',
  deadline: '2026-12-31',
  description: 'Cook.\nServe.',
  responsibilities: 'The kitchen',
  qualifications: 'None',
  requiredSkills: 'Cooking, , Knives ,',
  niceToHaveSkills: '',
  benefits: 'Meals',
};
const wrong = (values: PostValues) =>
  Object.entries(checkPost(values, texts)).flatMap(([name, text]) => (text === undefined ? [] : [name]));

const dialog = (change: Partial<PostValues>) =>
  toNumbersDialog(checkPost({ ...filled, ...change }, texts), texts);

describe('the post form', () => {
  it('requires what the specification requires, in the order of the screen', () => {
    const nothing = { ...emptyPost, currency: '', salaryType: '', country: '' };
    const optional = new Set(['bonus', 'niceToHaveSkills', 'street', 'postalCode']);
    expect(wrong(nothing)).toEqual(postNames.filter((name) => !optional.has(name)));
    expect(wrong(filled)).toEqual([]);
  });

  it.each([
    ['title', 'x'.repeat(151)],
    ['title', '  '],
    ['openings', '0'],
    ['openings', '10001'],
    ['minSalary', 'much'],
    ['maxSalary', '-1'],
    ['maxSalary', '1000000001'],
    ['bonus', 'some'],
    ['deadline', '2026-02-31x'],
    ['requiredSkills', ', ,'],
    ['requiredSkills', 'x'.repeat(101)],
    ['benefits', 'x,'.repeat(51)],
    ['niceToHaveSkills', 'x,'.repeat(51)],
    ['description', 'x'.repeat(10_001)],
  ] as const)('refuses %s of "%.20s"', (name, text) => {
    expect(wrong({ ...filled, [name]: text })).toEqual([name]);
  });

  it('has the specified dialogs for numbers that are none, once all else is right', () => {
    expect(dialog({})).toBeNull();
    expect(dialog({ openings: '0' })).toBe('Please enter a valid number of openings');
    expect(dialog({ openings: '0', minSalary: 'x' })).toBe('Please enter a valid number of openings');
    expect(dialog({ maxSalary: 'x' })).toBe('Please enter valid salary amounts');
    expect(dialog({ openings: '0', title: '' })).toBeNull();
  });

  it('warns of a maximum below the minimum, and of a day that has passed', () => {
    expect(isSalaryReversed({ ...filled, minSalary: '৩০,০০১' })).toBe(true);
    expect(isSalaryReversed({ ...filled, minSalary: '30000' })).toBe(false);
    expect(isSalaryReversed({ ...filled, minSalary: 'x' })).toBe(false);
    const now = Date.parse('2026-12-31T17:59:00.000Z');
    expect(isDayPassed('2026-12-30', now)).toBe(true);
    expect(isDayPassed('2026-12-31', now)).toBe(false);
    expect(isDayPassed('', now)).toBe(false);
  });

  it('is sent as the specification says, the work mode beside it', () => {
    expect(toPostRequest(filled)).toEqual({
      title: 'Line cook',
      company: 'c1',
      category: 'k1',
      experienceLevel: '1-2years',
      salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'monthly', bonus: 0 },
      workingHours: '9:00 AM - 5:30 PM',
      description: 'Cook.\nServe.',
      educationalQualifications: 'None',
      responsibilities: 'The kitchen',
      requiredSkills: ['Cooking', 'Knives'],
      niceToHaveSkills: [],
      benefits: ['Meals'],
      location: {
        street: '12 Lake Road',
        city: 'Dhaka',
        state: 'Dhaka',
        postalCode: '1207',
        country: 'Bangladesh',
      },
      applicationDeadline: '2026-12-31T00:00:00.000Z',
      status: 'open',
      jobType: 'on-site',
      workMode: 'full-time',
      numberOfOpenings: 3,
      tags: [],
    });
  });
});
