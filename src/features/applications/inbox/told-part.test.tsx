import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clientDefaults } from '#contract/config/client-defaults.ts';
import { setClientConfig } from '#platform/startup/config.ts';
import { makeReceipt } from '../../../../tests/support/make.ts';
import { ToldPart } from './told-part.tsx';

const receipt = makeReceipt({ state: 'interview', isFollowed: false });
const applied = { jobId: 'j', title: 'Nurse', companyName: 'Surma', job: null, company: null };
const idle = () => undefined;
async function show(shown = receipt): Promise<string> {
  const component = () => <ToldPart applied={applied} receipt={shown} onNote={idle} onClose={idle} />;
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

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
