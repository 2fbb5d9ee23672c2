import * as v from 'valibot';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OwnJob } from '#contract/jobs/job.ts';
import { EditFields } from './edit-fields.tsx';
import { toEditValues } from './edit-rules.ts';
import { editNames, wayNames, type EditName } from '../job-fields.ts';

const nothing = () => undefined;
const own = v.parse(OwnJob, { _id: 'j1', title: 'Line cook', company: 'c1' });
const values = toEditValues(own);
const field = (name: EditName) => {
  return { name, value: values[name], error: undefined, onValueChange: nothing, onBlur: nothing };
};

const specified = [
  'title company category',
  'country state city street postalCode',
  'currency minSalary maxSalary salaryType bonus',
  // The work mode is not in §2: it is our addition.
  'experienceLevel jobType workMode workingHours openings deadline',
  'description responsibilities qualifications',
  'requiredSkills niceToHaveSkills benefits tags',
].flatMap((group) => group.split(' '));

it('the job modal has the specified fields in their order', () => {
  const html = renderToStaticMarkup(
    <EditFields
      values={values}
      field={field}
      own={own}
      company={<input name="company" />}
      category={<input name="category" />}
    />,
  );
  const names = new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
  // The ways to apply are ours; their details come with them.
  expect([...names]).toEqual([...specified, 'applyWays']);
  expect(editNames).toEqual([...specified, ...wayNames]);
});
