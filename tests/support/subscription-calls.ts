import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import {
  codePaths,
  operatorPaths,
  sandboxPaths,
  subscriptionAdminPaths,
  UNSUBSCRIBE_SERVICE_SEGMENT,
  unsubscribePaths,
} from '#contract/subscription/paths.ts';
import { PAYMENT_HEADER } from '#contract/http/write-headers.ts';
import type { TestServer } from './server.ts';

const FIVE_DIGITS = 100_000;
let lastNumber = randomInt(FIVE_DIGITS);

/** A number of its own. @param digits its last ones choose the sandbox's behaviour */
export function newPhone(prefix: string, digits = '000'): string {
  lastNumber = (lastNumber + 1) % FIVE_DIGITS;
  return `880${prefix}${String(lastNumber).padStart(5, '0')}${digits}`;
}

const Answer = v.looseObject({
  statusCode: v.optional(v.string()),
  statusDetail: v.optional(v.string()),
  referenceNo: v.optional(v.string()),
  subscriberId: v.optional(v.string()),
  apiEndpoint: v.optional(v.string()),
  massId: v.optional(v.string()),
  status: v.optional(v.string()),
  success: v.optional(v.boolean()),
  message: v.optional(v.string()),
  data: v.optional(v.unknown()),
});
export type SubscriptionAnswer = v.InferOutput<typeof Answer>;

/** Sends JSON to one of the subscription's calls. */
export async function call(server: TestServer, path: string, body: unknown): Promise<SubscriptionAnswer> {
  return v.parse(Answer, (await server.send('POST', path, body)).body);
}

/** The same from a Bangla page. */
export async function callInBangla(
  server: TestServer,
  path: string,
  body: unknown,
): Promise<SubscriptionAnswer> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'bn' };
  const answer = await server.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return v.parse(Answer, await answer.json());
}

const Inbox = v.object({
  messages: v.array(v.object({ tel: v.string(), text: v.string(), code: v.string(), at: v.string() })),
});

/** The messages of the simulated operators to a number, the newest first. */
export async function readInbox(server: TestServer, phone: string) {
  const { body } = await server.send('GET', `${sandboxPaths.inbox}?tel=${phone}`);
  return v.parse(Inbox, body).messages;
}

export type CodeChannel = keyof typeof codePaths;

export const prefixes = { bd_robi: '18', applink: '19', digimart: '17' } as const;

export const requestCode = (server: TestServer, channel: CodeChannel, phone: string) =>
  call(server, codePaths[channel].request, { tel: `tel:${phone}` });

/** Asks for a code and sends it back. @returns the answer to the code */
export async function subscribe(server: TestServer, channel: CodeChannel, phone: string) {
  const { referenceNo } = await requestCode(server, channel, phone);
  const otp = (await readInbox(server, phone))[0]?.code;
  return call(server, codePaths[channel].verify, { otp, referenceNo });
}

export const unsubscribe = (
  server: TestServer,
  channel: keyof typeof unsubscribePaths,
  subscribId: unknown,
) => call(server, UNSUBSCRIBE_SERVICE_SEGMENT + unsubscribePaths[channel], { subscribId });

export const lookUp = (server: TestServer, phone: string) =>
  call(server, subscriptionAdminPaths.getUserByTel, { tel: phone.replace(/^88/, '') });

/** @param payment the reference of the payment that the asking device began */
export async function lookUpDigimart(server: TestServer, phone: string, payment = '') {
  const headers = { 'Content-Type': 'application/json', [PAYMENT_HEADER]: payment };
  const body = JSON.stringify({ tel: phone.replace(/^88/, '') });
  const init = { method: 'POST', headers, body };
  const answer = await server.request(subscriptionAdminPaths.getUserByTelDigimart, init);
  return v.parse(Answer, await answer.json());
}

/**
 * Opens a page of the operator where a visitor pays.
 * @returns the page's address, and the reference that only the asking device gets
 */
export async function openPayment(server: TestServer, phone: string) {
  const answer = await call(server, operatorPaths.digimart, { tel: `+${phone}` });
  return { page: new URL(answer.apiEndpoint ?? ''), reference: answer.massId ?? '' };
}

/** Presses a button of a payment page. */
export const pressPayment = (server: TestServer, page: URL, result = 'pay') =>
  server.request(page.pathname + page.search, { method: 'POST', body: new URLSearchParams({ result }) });

/**
 * Presses a button of a payment page, follows its redirect and waits for the notification. @returns where the visitor
 * ends
 */
export async function pay(server: TestServer, page: URL, result = 'pay'): Promise<string | null> {
  const back = new URL((await pressPayment(server, page, result)).headers.get('Location') ?? '');
  const returned = await server.request(back.pathname + back.search);
  await server.context.gateway.background.settle();
  return returned.headers.get('Location');
}

const Found = v.object({
  data: v.union([
    v.pipe(
      v.tuple([v.object({ subID: v.string() })]),
      v.transform(([row]) => row),
    ),
    v.object({ subID: v.string() }),
  ]),
});

/** The subscriber id of a look-up that has found one. */
export const toLookupId = (answer: unknown): string => v.parse(Found, answer).data.subID;
