import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createGate } from '../support/gate.ts';
import { readOwnCompanies, typedTexts } from '../support/employer.ts';
import {
  field,
  fillIn,
  findDialog,
  findField,
  logoInput,
  openForm,
  openPictures,
  png,
  preview,
  submit,
} from './company-form.ts';
import { fill } from './account.ts';
import { countDrafts } from './drafts.ts';
import { openPage, screen, user, waitFor } from './app.ts';

const remove = () => user.click(screen.getByRole('button', { name: 'Remove the logo' }));

test('a file that is no image is refused in words; a picture can be taken away', async () => {
  openPictures();
  await openForm();
  // Phones offer every file, whatever a page accepts.
  const unfiltered = userEvent.setup({ delay: null, applyAccept: false });
  await unfiltered.upload(logoInput(), new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
  await waitFor(() =>
    expect(logoInput()).toHaveAccessibleDescription(
      expect.stringContaining('This file is not an image. Choose a JPEG, PNG or WebP.'),
    ),
  );
  expect(screen.queryByRole('button', { name: 'Remove the logo' })).toBeNull();
  await user.upload(logoInput(), await png());
  await waitFor(() => expect(preview()).toBeVisible());
  expect(logoInput()).not.toHaveAccessibleDescription(expect.stringContaining('not an image'));
  await remove();
  expect(preview()).toBeNull();
  expect(logoInput()).toHaveFocus();
});

test('a photo that takes long loses nothing that is typed in the meantime, and is waited for', async () => {
  const first = createGate();
  openPictures(first.opened);
  const employer = await openForm();
  await user.upload(logoInput(), await png('first.png'));
  await screen.findByText('Preparing the image...');
  await fill('Company name', 'Half a company');
  first.open();
  await screen.findByText(/^first\.png, /);
  await expect.poll(() => countDrafts('first.png')).toBe(1);
  await openPage('/createCompanyPage');
  expect(await findField('Company name')).toHaveValue('Half a company');
  expect(screen.getByText(/^first\.png, /)).toBeVisible();

  await remove();
  await fillIn();
  const second = createGate();
  openPictures(second.opened);
  await user.upload(logoInput(), await png('second.png'));
  await submit();
  await screen.findByText('Preparing the image...');
  expect(field('Company name')).toHaveValue(typedTexts['Company name']);
  second.open();
  await findDialog(/submitted successfully!/);
  expect(await readOwnCompanies(employer)).toMatchObject([
    { name: typedTexts['Company name'], logo: expect.stringMatching(/\.webp$/) },
  ]);
  await expect.poll(() => countDrafts('.png')).toBe(0);
});
