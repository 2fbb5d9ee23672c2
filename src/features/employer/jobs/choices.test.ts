import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OwnCompany } from '#contract/companies/company.ts';
import { toChoices, toChosenCompany, toCompanyOptions, toUnlistedText } from './choices.ts';
import { jobEditorMessages } from './messages.ts';

const company = (id: string, approval = '') =>
  v.parse(OwnCompany, { _id: id, name: `Company ${id}`, approval });
const texts = (options: { text: string }[]) => options.map(({ text }) => text);

describe('the choices', () => {
  it('are those of each screen, in words', () => {
    expect(texts(toChoices('jobType', 'post'))).toEqual(['Remote', 'Hybrid', 'On-site']);
    expect(texts(toChoices('workMode', 'post'))).toEqual(['Full-time', 'Part-time', 'Contract']);
    expect(texts(toChoices('experienceLevel', 'post'))).toEqual([
      'Internship',
      'Fresher',
      '1–2 years',
      'More than 2 years',
    ]);
    const types = ['Full-time', 'Part-time', 'Contract', 'Remote', 'Hybrid'];
    expect(texts(toChoices('jobType', 'edit', 'remote'))).toEqual(types);
    const levels = ['Fresher', 'Junior', 'Mid level', 'Senior', 'Lead'];
    expect(texts(toChoices('experienceLevel', 'edit'))).toEqual(levels);
  });

  it('have words for what was chosen while its name is not known', () => {
    const texts = jobEditorMessages;
    expect(toUnlistedText({ data: undefined, isPending: true }, texts)).toBe('Loading…');
    expect(toUnlistedText({ data: undefined, isPending: false }, texts)).toBe('As chosen before');
    expect(toUnlistedText({ data: [], isPending: false }, texts)).toBeUndefined();
  });

  it('include the job’s own value, even when no list has it', () => {
    const seasonal = { value: 'seasonal', text: 'seasonal' };
    expect(toChoices('jobType', 'edit', 'seasonal').at(-1)).toEqual(seasonal);
    const level = { value: '1-2years', text: '1–2 years' };
    expect(toChoices('experienceLevel', 'edit', '1-2years').at(-1)).toEqual(level);
  });

  it('say which companies are not approved', () => {
    const all = [company('1', 'approved'), company('2', 'pending'), company('3', 'rejected'), company('4')];
    expect(texts(toCompanyOptions(all, jobEditorMessages))).toEqual([
      'Company 1',
      'Company 2 (Waiting for approval)',
      'Company 3 (Rejected)',
      'Company 4',
    ]);
  });
});

it('the only company is preselected; a missing one is deselected', () => {
  const two = [company('1'), company('2')];
  expect(toChosenCompany('', [company('1')])).toBe('1');
  expect(toChosenCompany('', two)).toBe('');
  expect(toChosenCompany('2', two)).toBe('2');
  expect(toChosenCompany('9', two)).toBe('');
  expect(toChosenCompany('9', undefined)).toBe('9');
});
