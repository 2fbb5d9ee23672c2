import { accountPaths } from '#contract/accounts/account-paths.ts';
import { mailSeries } from '#contract/accounts/mail-series.ts';
import { query, text, type Operation } from './operation.ts';

const page = { contentType: 'text/html', schema: text() };

const unsubscribe = {
  path: accountPaths.unsubscribe,
  tag: 'Accounts',
  access: 'public',
  parameters: [
    query('user', text(), 'An id.'),
    query('series', text({ enum: [...mailSeries] }), 'Which mails.'),
    query('sign', text(), 'Our signature of both.'),
  ],
  plain: page,
  refusals: [400],
} as const satisfies Partial<Operation>;

export const mailOperations: readonly Operation[] = [
  {
    method: 'get',
    path: accountPaths.mails,
    tag: 'Accounts',
    summary: 'Which mails the account wants',
    description: 'Extension. Mails about the account itself, such as a changed password, are always sent.',
    access: 'user',
    data: 'MailChoice',
  },
  {
    method: 'put',
    path: accountPaths.mails,
    tag: 'Accounts',
    summary: 'Chooses which mails the account wants',
    description: 'Extension.',
    access: 'user',
    body: 'MailChoice',
    data: 'MailChoice',
  },
  {
    ...unsubscribe,
    method: 'get',
    summary: 'A page that ends a series of mails with a button',
    description: 'Extension. The link of a mail; opening it changes nothing.',
  },
  {
    ...unsubscribe,
    method: 'post',
    summary: 'Ends a series of mails',
    description: 'Extension, one-click as in RFC 8058. With `again` in the form it begins again.',
  },
];
