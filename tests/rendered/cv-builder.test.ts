import { expect, test } from 'vitest';
import { beSignedIn, openPage, screen, user, waitFor } from './app.ts';

/** The form of a CV; its pages and files are in `screens/cv-builder.spec.ts`. */

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('a CV starts from the name and the number of who is signed in, and is stored once somebody types', async () => {
  beSignedIn({
    user: {
      _id: 'u1',
      firstName: 'Rina',
      lastName: 'Das',
      email: 'rina@example.com',
      phoneNumber: '01712345678',
    },
    token: 'none',
  });
  await openPage('/cvBuilder');
  expect(screen.getByText('Your CVs stay on this device. Nobody else sees them.')).toBeVisible();
  await press('New CV in English');
  expect(await screen.findByLabelText('Full name')).toHaveValue('Rina Das');
  expect(screen.queryByText('Your CVs stay on this device. Nobody else sees them.')).toBeNull();
  expect(screen.queryByText('Saved on this device')).toBeNull();
  await openPage('/cvBuilder');
  await screen.findByText('No CV yet');

  await press('New CV in English');
  await user.type(await screen.findByLabelText('Job title'), 'Nurse');
  await screen.findByText('Saved on this device');
  await press('Next: Contact');
  expect(await screen.findByLabelText('Mobile number')).toHaveValue('01712345678');
  await openPage('/cvBuilder');
  await screen.findByRole('link', { name: 'Rina Das' });
});

test('who has no experience skips it; personal details are optional and say what to leave out', async () => {
  await openPage('/cvBuilder');
  await press('New CV in English');
  await press('Next: Contact');
  await press('Next: Work');
  await press('Add work experience');
  await screen.findByRole('button', { name: 'Next: Education' });
  await press('Remove: Job 1');
  await press('No experience? Skip');
  await press('Add a degree or exam');
  await press('Next: Skills and languages');
  await press('Next: Personal details');
  await screen.findByText('All optional. Give your NID number only when an employer asks.');
  await user.type(await screen.findByLabelText('Father’s name'), 'Abdul Karim');
  expect(screen.getByText('0 of 6 parts filled')).toBeVisible();
  await openPage(location.pathname + location.search);
  await user.click(await screen.findByText('Personal details (optional)'));
  await waitFor(() => expect(screen.getByLabelText('Father’s name')).toHaveValue('Abdul Karim'));
});

test('the name of a CV is asked for with the download', async () => {
  await openPage('/cvBuilder');
  await press('New CV in English');
  await user.type(await screen.findByLabelText('Full name'), 'Rina Das');
  expect(screen.queryByLabelText('Name of this CV (optional)')).toBeNull();
  await press('Download CV');
  await user.type(await screen.findByLabelText('Name of this CV (optional)'), 'For banks');
  await press('Close');
  await user.click(await screen.findByRole('link', { name: 'All your CVs' }));
  await screen.findByRole('link', { name: 'For banks' });
});
