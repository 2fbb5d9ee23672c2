import { sandboxPaths } from '#contract/subscription/paths.ts';
import { query, text, type Operation } from './operation.ts';

const page = { contentType: 'text/html', schema: text() };

const ofOperators = {
  tag: 'Subscription',
  access: 'public',
  description: 'There is none where the operators are real.',
} as const;

const ofMails = {
  tag: 'Service',
  access: 'public',
  description: '404 where a mail server is set, and unless the sandbox is on this machine or asked for.',
} as const;

const tel = query('tel', text(), 'A mobile number.');

/** Pages of the simulated operators and of mails that were not sent. */
export const sandboxOperations: readonly Operation[] = [
  {
    ...ofOperators,
    method: 'get',
    path: sandboxPaths.page,
    summary: 'The simulated operators: test numbers and messages',
    parameters: [tel],
    plain: page,
    refusals: [404],
  },
  {
    ...ofOperators,
    method: 'get',
    path: sandboxPaths.inbox,
    summary: 'The simulated messages to a number, the newest first',
    parameters: [tel],
    plain: { contentType: 'application/json', schema: { type: 'object', properties: { messages: {} } } },
    refusals: [404],
  },
  {
    ...ofOperators,
    method: 'get',
    path: sandboxPaths.pay,
    summary: 'The simulated payment page',
    plain: page,
    refusals: [400, 404],
  },
  {
    ...ofOperators,
    method: 'post',
    path: sandboxPaths.pay,
    summary: 'Pays on the simulated payment page, or fails to',
    status: 303,
    refusals: [400, 404],
  },
  {
    ...ofMails,
    method: 'get',
    path: sandboxPaths.mail,
    summary: 'The mails of a server that sends none, the newest first',
    plain: page,
    refusals: [404],
  },
  {
    ...ofMails,
    method: 'get',
    path: `${sandboxPaths.mail}/{name}`,
    summary: 'One of these mails',
    parameters: [
      { name: 'name', in: 'path', required: true, description: 'As the list has it.', schema: text() },
    ],
    plain: page,
    refusals: [404],
  },
];
