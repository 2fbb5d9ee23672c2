import { describe, expect, it } from 'vitest';
import { postNames, wayNames, type PostValues } from './job-fields.ts';
import { jobEditorMessages } from './messages.ts';
import { emptyPost, toPostRequest } from './job-requests.ts';
import { checkPost, isSalaryReversed, toDeadlineText, toNumbersDialog } from './post-rules.ts';

const texts = jobEditorMessages;
const now = Date.parse('2026-11-25T10:00:00Z');
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
  applyWays: 'email',
  screening: '',
  linkUrl: '',
  walkInFrom: '',
  walkInTo: '',
  walkInHours: '',
  walkInPlace: '',
  walkInBring: '',
  callPhone: '',
  callWhatsApp: '',
};
const wrong = (values: PostValues) =>
  Object.entries(checkPost(values, texts, now)).flatMap(([name, text]) => (text === undefined ? [] : [name]));

const dialog = (change: Partial<PostValues>) =>
  toNumbersDialog(checkPost({ ...filled, ...change }, texts, now), texts);

describe('the post form', () => {
  it('requires what the specification requires, in the order of the screen', () => {
    const nothing = { ...emptyPost, currency: '', salaryType: '', country: '' };
    const optional = new Set<string>(['bonus', 'niceToHaveSkills', 'street', 'postalCode', ...wayNames]);
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
    ['maxSalary', '19999'],
    ['maxSalary', '30000.001'],
    ['deadline', '2026-02-31x'],
    ['deadline', '2026-11-24'],
    ['deadline', '2027-11-26'],
    ['deadline', '2999-12-31'],
    ['title', 'Cook\u0002'],
    ['description', 'Cook\u0000'],
    ['description', '\u200B'],
    ['benefits', 'Meals\u001B'],
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

  it('says what is wrong with pay and deadline in plain words', () => {
    const errors = checkPost({ ...filled, maxSalary: '100', deadline: '2020-01-31' }, texts, now);
    expect(errors.maxSalary).toBe('The maximum is less than the minimum. Please check both amounts.');
    expect(errors.deadline).toBe('This date has passed. Choose a later date.');
    const late = checkPost({ ...filled, deadline: '2126-01-01' }, texts, now);
    expect(late.deadline).toBe('Choose a date within the next 12 months.');
  });

  it('takes what programs put into pasted text for breaks and bullets', () => {
    expect(wrong({ ...filled, description: 'Cook.\vServe.\f\uF0B7 Clean.', title: 'Cook\t(night)' })).toEqual(
      [],
    );
  });

  it('knows a maximum below the minimum', () => {
    expect(isSalaryReversed({ ...filled, minSalary: '৩০,০০১' })).toBe(true);
    expect(isSalaryReversed({ ...filled, minSalary: '30000' })).toBe(false);
    expect(isSalaryReversed({ ...filled, minSalary: 'x' })).toBe(false);
  });

  it('leaves the far deadline of an old job alone, and no other', () => {
    const stored = '2999-12-31T00:00:00.000Z';
    expect(toDeadlineText('2999-12-31', { texts, now, stored })).toBeUndefined();
    expect(toDeadlineText('2999-12-30', { texts, now, stored })).toBe(texts.deadlines.far);
    expect(toDeadlineText('', { texts, now, stored })).toBeUndefined();
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
