import { expect, test } from 'vitest';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { openPage, screen, user, waitFor, within } from './app.ts';

const near = () => screen.findByLabelText<HTMLSelectElement>('Near you');
const findTrade = async (name: string) =>
  within(await screen.findByRole('region', { name: 'What are you looking for?' })).findByRole('link', {
    name,
  });

test('a city that was chosen as near stays on the device: searches go along with it until it is removed', async () => {
  await openPage('/');
  expect(await findTrade('Driver')).toHaveAttribute('href', '/jobPage?search=Driver');
  await waitFor(async () => expect((await near()).options.length).toBeGreaterThan(5));
  await user.selectOptions(await near(), 'gazipur');
  expect(await findTrade('Driver')).toHaveAttribute('href', '/jobPage?search=Driver&city=gazipur');

  await openPage('/');
  await waitFor(async () => expect(await near()).toHaveValue('gazipur'));
  await user.click(await screen.findByRole('button', { name: 'Find Jobs' }));
  await waitFor(() => expect(location.search).toBe('?city=gazipur'));

  await openPage('/storagePage');
  await user.click(await screen.findByRole('button', { name: 'Remove: Your city and last visit' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('Removed from this device.');
  expect(localStorage.getItem(ownStorageKeys.near)).toBeNull();
});

test('a city without jobs today is shown by its name', async () => {
  localStorage.setItem(ownStorageKeys.near, 'patuakhali');
  await openPage('/');
  await waitFor(async () => expect(await near()).toHaveDisplayValue('Near you: Patuakhali'));
});

test('a first visit shows no count of new jobs', async () => {
  await openPage('/');
  await screen.findByText('Making New Job Opportunities Every Single Day');
  expect(screen.queryByText(/new since/)).toBeNull();
  expect(screen.queryByText(/^Continue:/)).toBeNull();
});
