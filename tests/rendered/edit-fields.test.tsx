import * as v from 'valibot';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientConfig } from '#contract/config/client-config.ts';
import { OwnJob } from '#contract/jobs/job.ts';
import { setClientConfig } from '#platform/startup/config.ts';
import { EditFields } from '#features/employer/jobs/edit/edit-job.tsx';
import {
  emptyPost,
  toEditValues,
  toPostRequest,
  toUpdateRequest,
} from '#features/employer/jobs/job-requests.ts';
import { editNames, wayNames, type EditName } from '#features/employer/jobs/job-fields.ts';

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

/** The fields of the job modal, before the server at an address; '' is our own. */
function readNames(apiHost: string): unknown[] {
  setClientConfig(v.parse(ClientConfig, { apiHost }));
  const html = renderToStaticMarkup(
    <EditFields
      values={values}
      field={field}
      own={own}
      company={<input name="company" />}
      category={<input name="category" />}
    />,
  );
  return [...new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name))];
}

it('the job modal has the specified fields in their order', () => {
  // The ways to apply are ours; their details come with them.
  expect(readNames('')).toEqual([...specified, 'applyWays']);
  expect(editNames).toEqual([...specified, ...wayNames]);
});

it('a server of another maker is given no ways to apply', () => {
  expect(readNames('https://api.example')).toEqual(specified);
  expect(toUpdateRequest(values, own)).not.toHaveProperty('applyWays');
  expect(toPostRequest(emptyPost)).not.toHaveProperty('applyWays');
});
