import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompanyFields } from '#features/employer/companies/company-fields.tsx';
import type { CompanyName } from '#contract/companies/company-form.ts';

const nothing = () => undefined;
const field = (name: CompanyName) => {
  return { name, value: '', error: undefined, onValueChange: nothing, onBlur: nothing };
};

it('the fields of a company cut nothing that is pasted: the form says what is too long', () => {
  const html = renderToStaticMarkup(<CompanyFields field={field} mode="edit" logo={null} />);
  expect(html.match(/<input/g)).toHaveLength(15);
  expect(html).not.toMatch(/maxlength/i);
});
