import { expect, test } from 'vitest';
import { createEmployer, listOwnCompanies } from '../support/employer.ts';
import { answer, app, beSignedIn, breakOff, openPage, requestsOf, screen, user, waitFor } from './app.ts';

const field = (label: string): HTMLElement => screen.getByLabelText(label);

/** The form, open for someone new who hires. */
async function openForm() {
  const employer = await createEmployer(app);
  beSignedIn(employer);
  await openPage('/createCompanyPage');
  await screen.findByLabelText('Company name');
  return employer;
}

test('the empty form names what is missing', async () => {
  await openForm();
  await user.click(screen.getByRole('button', { name: 'Submit Company Information' }));
  await waitFor(() => expect(field('Company name')).toHaveFocus());
  expect(field('Company name')).toHaveAccessibleDescription('Enter the company name');
  expect(screen.getAllByText(/^Enter the /)).toHaveLength(8);
});

test('a company that could not be sent is sent again, once', async () => {
  const employer = await openForm();
  await user.selectOptions(field('Division'), 'Dhaka');
  await user.selectOptions(field('District'), 'Dhaka');
  const texts = {
    'Company name': 'নদী Soft',
    Industry: 'Software',
    'Founded year': '২০১৫',
    Website: 'www.nodi.example',
    'Contact number': '০১৭১২-৩৪৫৬৭৮',
    Email: 'jobs@nodi.example',
  };
  for (const [label, text] of Object.entries(texts)) await user.type(field(label), text);
  const end = answer(/companies$/, (request) => (request.method === 'POST' ? breakOff() : undefined));
  await user.click(screen.getByRole('button', { name: 'Submit Company Information' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(requestsOf('POST', /companies$/)).toHaveLength(1));
  end();
  await user.click(screen.getByRole('button', { name: /^(Submit|Send|Retry)/ }));
  await screen.findByText(/submitted successfully/);
  expect(await listOwnCompanies(employer)).toEqual(['নদী Soft']);
});
