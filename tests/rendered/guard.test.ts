import { expect, test } from 'vitest';
import { openMenu, untilAt } from './account.ts';
import { openPage, screen, user, waitFor, within } from './app.ts';

const dockLink = async (name: string): Promise<HTMLElement> =>
  within(await screen.findByRole('navigation', { name: 'Quick menu' })).getByRole('link', { name });

/** A card of the list, and the link to its job. */
async function findCard(place: number): Promise<{ card: HTMLElement; link: HTMLElement; href: string }> {
  const card = await waitFor(() => {
    const found = within(screen.getByRole('main')).getAllByRole('article')[place];
    if (found === undefined) throw new Error(`No card ${place}.`);
    return found;
  });
  const link = within(within(card).getByRole('heading')).getByRole('link');
  return { card, link, href: link.getAttribute('href') ?? '' };
}

async function pressCard(place: number): Promise<string> {
  const { link, href } = await findCard(place);
  await user.click(link);
  return href;
}

/** From a job, whose page names it. */
async function goBackToList(title: string): Promise<void> {
  history.back();
  await untilAt('/jobPage');
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: title })).toBeNull());
  await findCard(1);
}

async function pressInMenu(name: string): Promise<void> {
  await user.click(within(await openMenu()).getByRole('link', { name }));
}

const lookAround = async (): Promise<void> =>
  user.click(await screen.findByRole('link', { name: 'Look around without an account' }));

test('the dock opens for everyone, and marks the page that is open', async () => {
  await openPage('/faq');
  const pages = { Home: '/', Jobs: '/jobPage', Saved: '/savedJobs', CV: '/cvPage' };
  for (const [name, address] of Object.entries(pages)) {
    await user.click(await dockLink(name));
    await untilAt(address);
    const link = await dockLink(name);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  }
  await openPage('/cvBuilder');
  expect(await dockLink('CV')).toHaveAttribute('aria-current', 'true');
});

test('a guest who looks around reads the job of the card, and is not asked again in this visit', async () => {
  await openPage('/jobPage');
  const { link, href } = await findCard(0);
  await user.click(link);
  await untilAt('/signInPage');
  expect(await screen.findByText(`Continue to ${link.textContent}`)).toBeVisible();
  await lookAround();
  await untilAt(href);
  expect(await screen.findByRole('heading', { level: 1, name: link.textContent })).toBeVisible();
  // Back does not return to the form.
  await goBackToList(link.textContent);
  await pressInMenu('About Us');
  await untilAt('/aboutUs');
  await openPage('/aboutUs');
  await pressInMenu('Jobs');
  await untilAt('/jobPage');
  await untilAt(await pressCard(1));
});

test('on the way to a page that needs an account, looking around leads home', async () => {
  await openPage('/faq');
  await pressInMenu('Post a job');
  await untilAt('/signInPage');
  await lookAround();
  await untilAt('/');
});

test('a job that was opened before opens again from its card; the others lead to sign-in', async () => {
  await openPage('/jobPage');
  const { href, link } = await findCard(0);
  const name = link.textContent;
  await openPage(href);
  await screen.findByRole('heading', { level: 1, name });
  await openPage('/jobPage');
  await pressCard(0);
  await untilAt(href);
  await screen.findByRole('heading', { level: 1, name });
  await goBackToList(name);
  await pressCard(1);
  await untilAt('/signInPage');
});

test('a saved job and downloaded CVs open without an account', async () => {
  await openPage('/jobPage');
  const { card, href } = await findCard(1);
  await user.click(within(card).getByRole('button', { name: /^Save/ }));
  await within(card).findByText('Available offline');
  await openPage('/jobPage');
  await pressCard(1);
  await untilAt(href);
  await openPage('/faq');
  await pressInMenu('Check your downloads');
  await untilAt('/signInPage');
  await openPage('/cvPage');
  const [first] = await screen.findAllByRole('button', { name: /^Download Resume/ });
  if (first) await user.click(first);
  await screen.findAllByText('Downloaded');
  await openPage('/faq');
  await pressInMenu('Check your downloads');
  await untilAt('/cvPage#downloaded');
});
