import { toDetail } from './codes.ts';
import type { Refusal, StatusAnswer } from './operator.ts';
import { notListed, readEntries, toStatus } from './replies.ts';

const unclear = (code: string): Refusal => ({
  kind: 'refused',
  code,
  class: 'ambiguous',
  detail: toDetail('ambiguous'),
});

/**
 * The one subscriber of a charging-info reply (AppLink, Digimart). The reply as a whole may succeed while the
 * subscriber in it does not: each has a code of its own.
 */
export function readChargingInfo(body: Readonly<Record<string, unknown>>): StatusAnswer | Refusal {
  const [entry] = readEntries(body['destinationResponses']);
  if (entry === undefined) return unclear('E1951');
  if (entry.subscriptionStatus !== '') return toStatus(entry);
  const code = entry.statusCode.toUpperCase();
  if (code === 'E1356') return notListed;
  return unclear(code.startsWith('E') ? code : 'E1951');
}
