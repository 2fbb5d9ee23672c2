import { isBangla } from '#contract/build-language.ts';

const en = (address: string): string => `Did you mean ${address}?`;

const bn: typeof en = (address) => `আপনি কি ${address} লিখতে চেয়েছেন?`;

const meantAddressText = isBangla ? bn : en;

/** Their addresses end in ".com". */
const providers = ['gmail', 'yahoo', 'hotmail', 'outlook', 'icloud', 'ymail', 'rocketmail', 'live', 'msn'];

/** Shorter names are too near to those of others: line.com is not live.com. */
const LEAST_LETTERS = 5;

/** True if one sign was added, left out or changed, or two neighbours changed places; also for equal texts. */
function isOneSlipApart(left: string, right: string): boolean {
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd -= 1;
    rightEnd -= 1;
  }
  const [one, other] = [left.slice(start, leftEnd), right.slice(start, rightEnd)];
  if (one.length <= 1 && other.length <= 1) return true;
  return one.length === 2 && other.length === 2 && one === `${other[1]}${other[0]}`;
}

/** The first letter is seldom wrong: email.com and mail.com are not gmail.com. */
const isProvider = (name: string, provider: string): boolean =>
  name === provider ||
  (provider.length >= LEAST_LETTERS && name[0] === provider[0] && isOneSlipApart(name, provider));

function toMeantDomain(domain: string): string {
  const [name = '', ...rest] = domain.split(/[.,]/).filter((part) => part !== '');
  const ending = rest.join('.');
  const provider = [...providers]
    .toSorted((left, right) => Number(right === name) - Number(left === name))
    .find((one) =>
      ending === ''
        ? name === one || isProvider(name, `${one}com`)
        : isOneSlipApart(ending, 'com') && isProvider(name, one),
    );
  return provider === undefined ? [name, ...rest].join('.') : `${provider}.com`;
}

/**
 * The address that was most likely meant, with the question: a slip in the domain of a large mail provider, a space, or
 * a stop too many. Null if the address looks right, or cannot be told.
 */
export function toMeantAddress(text: string): { address: string; question: string } | null {
  const typed = text.trim();
  const parts = typed.split('@').map((part) => part.replaceAll(/\s/g, ''));
  const [before = '', domain = ''] = parts;
  const name = before
    .split('.')
    .filter((part) => part !== '')
    .join('.');
  if (parts.length !== 2 || name === '' || domain === '') return null;
  const address = `${name}@${toMeantDomain(domain.toLowerCase())}`;
  return address.toLowerCase() === typed.toLowerCase()
    ? null
    : { address, question: meantAddressText(address) };
}
