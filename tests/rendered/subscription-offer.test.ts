import { test } from 'vitest';
import { fill, password, untilAt } from './account.ts';
import { screen, user } from './app.ts';
import { expectNoOffer, expectOffer, newVisitor, openBusy } from './subscription.ts';

test('a new visitor is asked on the start page alone', async () => {
  newVisitor();
  const beIdle = await openBusy('/faq');
  await expectNoOffer(beIdle);
  await user.click(screen.getAllByRole('link', { name: 'Kaj, home' })[0] ?? document.body);
  await untilAt('/');
  await expectOffer(beIdle);
});

test('nobody is asked in the visit in which they registered', async () => {
  newVisitor();
  const beIdle = await openBusy('/registerPage');
  const texts = {
    'First name': 'Rina',
    'Last name': 'Akter',
    'Email address': `new.${process.pid}.${Date.now()}@example.com`,
    'Mobile number': '01712345678',
    Password: password,
    'Confirm Password': password,
  };
  for (const [label, text] of Object.entries(texts)) await fill(label, text);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await untilAt('/');
  await expectNoOffer(beIdle);
  await expectNoOffer(await openBusy('/'));

  // Another visit of theirs.
  sessionStorage.clear();
  await expectOffer(await openBusy('/'));
});
