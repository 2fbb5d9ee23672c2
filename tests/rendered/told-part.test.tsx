// @vitest-environment node

import { expect, test } from 'vitest';
import { clientDefaults } from '#contract/config/client-defaults.ts';
import { setClientConfig } from '#platform/startup/config.ts';
import { toMarkup } from '../support/markup.tsx';
import { makeReceipt } from '../support/make.ts';
import { ToldPart } from '#features/applications/inbox/told-part.tsx';

const receipt = makeReceipt({ state: 'interview', isFollowed: false });
const applied = { jobId: 'j', title: 'Nurse', companyName: 'Surma', job: null, company: null };
const idle = () => undefined;
const show = (shown = receipt): Promise<string> =>
  toMarkup(() => <ToldPart applied={applied} receipt={shown} onNote={idle} onClose={idle} />);

test('what is not selected is no celebration', async () => {
  expect(await show()).toContain('<svg');
  const html = await show({ ...receipt, state: 'notSelected', canWithdraw: false });
  expect(html).toContain('Not selected');
  expect(html).not.toContain('<svg');
});

test('an application is withdrawn and followed at a server with the extensions alone', async () => {
  const actions = /Withdraw application|Mail me what the employer answers/g;
  expect((await show()).match(actions)).toHaveLength(2);
  setClientConfig({ ...clientDefaults, apiHost: 'https://api.example' });
  const html = await show();
  expect(html).toContain('7K3M-Q9XD');
  expect(html.match(actions)).toBeNull();
});
