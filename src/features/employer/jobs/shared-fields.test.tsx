import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SharedName } from './job-fields.ts';
import { emptyPost } from './post-request.ts';
import { ListFields, PayFields, PlaceFields, WordFields } from './shared-fields.tsx';

const nothing = () => undefined;
const field = (name: SharedName) => {
  return { name, value: '', error: undefined, onValueChange: nothing, onBlur: nothing };
};

it('the fields of a job cut nothing that is pasted: the form says what is too long', () => {
  const form = { mode: 'post', values: emptyPost, field } as const;
  const html = renderToStaticMarkup(
    <>
      <PlaceFields {...form} />
      <PayFields {...form} />
      <WordFields {...form} />
    </>,
  );
  expect(html.match(/<(?:input|textarea)/g)).toHaveLength(11);
  expect(html).not.toMatch(/maxlength/i);
});

it('text areas have the specified rows: 4 for long texts, 3 for qualifications, 2 for lists', () => {
  const form = { mode: 'view', values: emptyPost, field } as const;
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
    'requiredSkills 2',
    'niceToHaveSkills 2',
    'benefits 2',
  ]);
});
