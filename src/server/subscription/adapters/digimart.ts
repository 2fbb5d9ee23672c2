import { createHash } from 'node:crypto';
import type { DigimartConfig } from '../../config/subscription-settings.ts';
import type { Ask } from './caller.ts';
import { readChargingInfo, notListed, readEntries, readEntry, toStatus, createSender } from './replies.ts';
import {
  digimartCodes,
  type PageOperator,
  type OperatorRefusal,
  type StatusAnswer,
  type StoppedReply,
  type Subscriber,
} from './operator.ts';

/** A page's signature: SHA-512 (no HMAC), lower-case hex. */
export const signPage = (apiKey: string, requestTime: string, apiSecret: string): string =>
  createHash('sha512').update(`${apiKey}|${requestTime}|${apiSecret}`, 'utf8').digest('hex');

const toIds = ({ operatorId, phone }: Subscriber): string =>
  operatorId === '' ? `tel:${phone}` : `tel:${operatorId}`;

/** Digimart (Grameenphone): consent and charging on its pages, the rest over REST. */
export function createDigimart(config: DigimartConfig, ask: Ask, clock: () => number): PageOperator {
  const { url, paths, apiKey, apiSecret } = config;

  async function readStatus(subscriber: Subscriber): Promise<StatusAnswer | OperatorRefusal> {
    const fields = { subscriberId: [toIds(subscriber)] };
    const reply = await ask({ name: 'status', url: url + paths.status, fields, isRepeatable: true });
    return reply.kind === 'refused' ? reply : readChargingInfo(reply.body);
  }

  return {
    kind: 'page',
    appId: config.appId,
    password: config.password,
    readStatus,
    sendMessage:
      paths.sms === '' ? undefined : createSender({ ask, url: url + paths.sms, codes: digimartCodes }),
    toPage({ requestId, phone, returnUrl, origin }) {
      const requestTime = new Date(clock()).toISOString();
      const signature = signPage(apiKey, requestTime, apiSecret);
      const page = new URL(paths.page, config.pageUrl === '' ? origin : config.pageUrl);
      const values = { apiKey, requestId, requestTime, signature, redirectUrl: returnUrl };
      page.search = new URLSearchParams({ ...values, msisdn: phone.replace(/^88/, '') }).toString();
      return page.href;
    },
    async findByRequest(requestId) {
      const fields = { version: '2.0', subscriberRequestId: requestId, requestPage: 1 };
      const reply = await ask({ name: 'search', url: url + paths.search, fields, isRepeatable: true });
      if (reply.kind === 'refused') return reply;
      const entries = readEntries(reply.body['subscribers']);
      const entry = entries.find(({ subscriberRequestId }) => subscriberRequestId === requestId);
      return entry === undefined ? notListed : toStatus(entry);
    },
    async stop(subscriber): Promise<StoppedReply | OperatorRefusal> {
      const fields = { subscriberId: toIds(subscriber), action: '0' };
      const reply = await ask({
        name: 'unsubscribe',
        url: url + paths.unsubscribe,
        fields,
        isRepeatable: true,
      });
      const answer =
        reply.kind === 'refused' ? await readStatus(subscriber) : toStatus(readEntry(reply.body));
      if (answer.kind === 'status' && answer.status === 'none') return { kind: 'stopped' };
      if (reply.kind === 'refused') return reply;
      return { kind: 'refused', code: 'E1603', class: 'ambiguous' };
    },
  };
}
