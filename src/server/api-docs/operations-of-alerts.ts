import { alertPaths } from '#contract/alerts/alert-paths.ts';
import { text, type Operation, type Parameter } from './operation.ts';

const tag = 'Job alerts';

const linkParameters: readonly Parameter[] = ['id', 'key'].map((name) => ({
  name,
  in: 'query',
  description: 'Of the alert; several pairs for the alerts of one mail.',
  required: true,
  schema: text(),
}));

export const alertOperations: readonly Operation[] = [
  {
    method: 'post',
    path: alertPaths.alerts,
    tag,
    summary: 'Stores an alert, or changes it',
    description:
      'Extension. The device makes id and key. An address gets a mail first, and nothing else until its link was opened. A subscriber (`sms`) gets messages for one search, the newest, each morning; 403 where the id was looked up by number, 409 where the number is not subscribed or its operator sends none. The same request twice changes nothing. 403 for another key, 409 for too many alerts of one recipient.',
    access: 'public',
    body: 'AlertInput',
    data: 'AlertData',
    refusals: [403, 409, 429],
  },
  {
    method: 'post',
    path: alertPaths.states,
    tag,
    summary: 'Reads alerts by their keys',
    description: 'Extension. Alerts that do not exist, or have another key, are left out.',
    access: 'public',
    body: 'AlertKeys',
    data: 'AlertsData',
    refusals: [429],
  },
  {
    method: 'post',
    path: alertPaths.confirm,
    tag,
    summary: 'Confirms an address by the link of its first mail',
    description:
      'Extension. 410 for an alert that does not exist or goes to another address now, 409 for too many alerts of one address.',
    access: 'public',
    body: 'AlertKey',
    data: 'AlertData',
    refusals: [409, 410, 429],
  },
  {
    method: 'post',
    path: alertPaths.stop,
    tag,
    summary: 'Stops an alert',
    description: 'Extension. Also succeeds for one that does not exist.',
    access: 'public',
    body: 'AlertKey',
    refusals: [429],
  },
  {
    method: 'post',
    path: alertPaths.test,
    tag,
    summary: 'Sends a notification to try them',
    description:
      'Extension. 410 when the device no longer accepts notifications, 503 while their service is away.',
    access: 'public',
    body: 'AlertKey',
    refusals: [410, 429, 503],
  },
  {
    method: 'get',
    path: alertPaths.pushKey,
    tag,
    summary: 'The key with which browsers subscribe to notifications (VAPID)',
    description: 'Extension.',
    access: 'public',
    data: 'PushKeyData',
  },
  {
    method: 'get',
    path: alertPaths.unsubscribe,
    tag,
    summary: 'Leads to the page where an alert is stopped',
    description: 'Extension. The `List-Unsubscribe` address of mails; it changes nothing.',
    access: 'public',
    parameters: linkParameters,
    status: 303,
  },
  {
    method: 'post',
    path: alertPaths.unsubscribe,
    tag,
    summary: 'Stops an alert, for mail programs',
    description: 'Extension. One click of RFC 8058; the body is ignored.',
    access: 'public',
    parameters: linkParameters,
  },
  {
    method: 'get',
    path: `${alertPaths.short}/{letters}`,
    tag,
    summary: 'Leads to the new jobs of an alert by SMS',
    description: 'Extension. The short link of messages; it leads to all jobs where the alert was stopped.',
    access: 'public',
    parameters: [
      { name: 'letters', in: 'path', description: 'Of the message.', required: true, schema: text() },
    ],
    status: 302,
  },
];
