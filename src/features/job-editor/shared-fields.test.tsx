import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SharedName } from './job-fields.ts';
import { emptyPost } from './post-request.ts';
import { PayFields, PlaceFields, WordFields } from './shared-fields.tsx';

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
