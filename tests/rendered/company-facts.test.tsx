import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Company } from '#contract/companies/company.ts';
import { CompanyFacts } from '#ui/card/company-facts.tsx';

const company = (email: string): Company => v.parse(Company, { _id: 'c', name: 'Surma', email });

test('the company’s mail link leads to its address and nowhere else', () => {
  const hiring = company('hr@surma.example?bcc=other@example.com');
  const html = renderToStaticMarkup(<CompanyFacts company={hiring} />);
  expect(html).not.toMatch(/href="mailto:[^"]*[?&](?:amp;)?bcc=/);
  const plain = renderToStaticMarkup(<CompanyFacts company={company(' hr@surma.example ')} />);
  expect(plain).toContain('href="mailto:hr@surma.example"');
});

const factsOf = (given: Partial<Company>) =>
  renderToStaticMarkup(<CompanyFacts company={{ ...company(''), ...given }} />);

test('a phone number is dialled whichever digits it is written in, and of several the first', () => {
  expect(factsOf({ contactNumber: '+৮৮০ ১৭১১-০০০০০০' })).toContain('href="tel:+8801711000000"');
  expect(factsOf({ contactNumber: '01711-000000, 01811-000000' })).toContain('href="tel:+8801711000000"');
  expect(factsOf({ contactNumber: '\u202A＋８８０ １７１１\u2013０００００１\u202C' })).toContain(
    'href="tel:+8801711000001"',
  );
  expect(factsOf({ contactNumber: 'At the desk' })).toContain('At the desk');
  expect(factsOf({ contactNumber: 'At the desk' })).not.toContain('tel:');
});

test('links say where they lead', () => {
  const html = factsOf({
    website: 'https://good.example@evil.example/jobs',
    socialMedia: { instagram: 'surma', facebook: 'https://facebook.com@evil.example/', linkedin: '' },
  });
  expect(html).toContain('>evil.example/jobs<');
  expect(html).not.toContain('>good.example');
  expect(html).toContain('>Instagram<');
  expect(html).toContain('>evil.example<');
  expect(html).not.toContain('>Facebook<');
});

test('a size is a number of employees, unless it says so itself', () => {
  expect(factsOf({ size: '51-200' })).toContain('>51-200 Employees<');
  expect(factsOf({ size: '50+ employees' })).toContain('>50+ employees<');
});
