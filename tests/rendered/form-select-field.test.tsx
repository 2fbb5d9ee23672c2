import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormSelectField } from '#ui/form/form-select-field.tsx';

const draw = (value: string, unlistedText?: string) =>
  renderToStaticMarkup(
    <FormSelectField
      name="company"
      label="Company"
      value={value}
      options={[{ value: 'c1', text: 'Padma' }]}
      onValueChange={() => undefined}
      placeholder="Select Company"
      unlistedText={unlistedText}
    />,
  );
const readOptions = (html: string) =>
  [...html.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, text]) => text);

it('a value that no option has is not lost, and can have a name', () => {
  expect(readOptions(draw('c2'))).toEqual(['Select Company', 'c2', 'Padma']);
  expect(readOptions(draw('c2', 'Loading…'))).toEqual(['Select Company', 'Loading…', 'Padma']);
  expect(draw('c2', 'Loading…')).toMatch(/<option value="c2" selected="">/);
});

it('a value that an option has, or none, adds no entry', () => {
  for (const value of ['c1', '']) expect(readOptions(draw(value, 'x'))).toEqual(['Select Company', 'Padma']);
});
