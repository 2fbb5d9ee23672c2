import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SharedName } from '#features/employer/jobs/job-fields.ts';
import { emptyPost } from '#features/employer/jobs/job-requests.ts';
import { JobPlaceFields, ListFields, PayFields, WordFields } from '#features/employer/jobs/shared-fields.tsx';

const nothing = () => undefined;
const field = (name: SharedName) => {
  return { name, value: '', error: undefined, onValueChange: nothing, onBlur: nothing };
};

it('the fields of a job cut nothing that is pasted: the form says what is too long', () => {
  const form = { mode: 'post', values: emptyPost, field } as const;
  const html = renderToStaticMarkup(
    <>
      <JobPlaceFields {...form} />
      <PayFields {...form} />
      <WordFields {...form} />
    </>,
  );
  expect(html.match(/<(?:input|textarea)/g)).toHaveLength(15);
  expect(html).not.toMatch(/maxlength/i);
});

it('the long fields have the specified rows: 4 for texts, 3 for qualifications, 2 for lists', () => {
  const form = { mode: 'edit', values: emptyPost, field } as const;
  const html = renderToStaticMarkup(
    <>
      <WordFields {...form} />
      <ListFields {...form} />
    </>,
  );
  const areas = [...html.matchAll(/<textarea[^>]*name="(\w+)"[^>]*rows="(\d)"/g)];
  expect(areas.map(([, name, rows]) => `${name} ${rows}`)).toEqual([
    'description 4',
    'responsibilities 4',
    'qualifications 3',
  ]);
  expect(html.match(/min-height:4.25rem/g)).toHaveLength(3);
});

const toPayHtml = (values: Partial<typeof emptyPost>): string =>
  renderToStaticMarkup(
    <PayFields mode="post" field={field} values={{ ...emptyPost, currency: 'BDT', ...values }} />,
  );

it('pay that nobody pays is asked back as the sum of a month, in words', () => {
  const hourly = { minSalary: '২৫,০০০', maxSalary: '30000', salaryType: 'hourly' };
  expect(toPayHtml(hourly)).toContain('Is the pay right? That is 52.8 lakh taka a month.');
  expect(toPayHtml({ ...hourly, salaryType: 'monthly' })).not.toContain('Is the pay');
  expect(toPayHtml({})).not.toContain('Is the pay');
});
