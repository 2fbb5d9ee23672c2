import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#contract/field-errors.bn.ts';
import { toLocalMessage } from '#contract/local-message.ts';
import { UNSUBSCRIBED } from '#contract/subscription/subscription.ts';
import { unsubscribeMessages as bangla } from '#features/subscription/stop/messages.bn.ts';
import { unsubscribeMessages as english } from '#features/subscription/stop/messages.en.ts';
import { messages } from '#server/http/response/messages.bn.ts';

const src = join(import.meta.dirname, '../src');
const read = (file: string): string =>
  readFileSync(join(src, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import [^]*?;$/gm, '');

/** Terminals, start and log; pages, feeds and descriptions. */
const unanswered =
  /^server\/(?:api-docs|boards\/find-board|cards\/card-text|config|db(?!\/idempotency)|feeds|metrics|page-head|render|sample|subscription\/(?:keys\/secrets|sandbox)|files\/bucket-store|admin\/(?:accounts|command-socket|commands|list-rows|report-lines|run-command|work)|cli|main|process|errors\/startup-error|transfer|well-known|sitemaps\/job-parts|mail\/sandbox)\b/;

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:server|contract\/(?:accounts|companies|jobs|typed-line))/.test(file))
  .filter((file) => /(?<!\.test|\.en|\.bn)\.ts$/.test(file) && !unanswered.test(file));

const literal = /((?:Error|Unavailable)\(|event: )?(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
/** Some are no errors of ours: thrown for the log alone. */
const isLogged = (before: string | undefined): boolean =>
  before !== undefined && !before.startsWith('ApiError');

/** Whole sentences, what follows a field's name, and the specification's texts without a full stop. */
const isMessage = (text: string): boolean =>
  /^(?:\p{Lu}|\$\{).* .*[.!]$/su.test(text) ||
  /^(?:must|is required|is not|holds|mixes)\b/.test(text) ||
  /(?:successfully|^Failed to .*)$/.test(text);

const toFull = (text: string): string => (/^[a-z]/.test(text) ? `Title ${text}.` : text);

/** Sentences that end up elsewhere than in a message. */
const others = new Set([
  'A company that was written is not there.',
  'The subscription was not stored.',
  'It was empty: filled with sample data.',
  'The server cannot listen on HOST and PORT ${port}: ${error.code ?? error.message}.',
  'Please try again in a few minutes.',
  // Its parts are found where they stand.
  '${labels[field] ?? field} ${toProblem(issue)}.',
]);

const messagesIn = (file: string): string[] =>
  [...read(file).matchAll(literal)]
    .filter(([, before]) => !isLogged(before))
    .map(([, , plain, template]) => plain ?? template ?? '')
    .filter((text) => isMessage(text) && !others.has(text))
    .map(toFull);

const parts = ['7', 'Word', '7 MB', 'characters', 'Please try again in a few minutes.'];

/** The text with every choice of parts. */
function toSamples(template: string): string[] {
  const [, before = '', rest = ''] = /^(.*?)\$\{(?:[^{}]|\{[^{}]*\})*\}(.*)$/s.exec(template) ?? [];
  if (!template.includes('${')) return [template];
  return parts.flatMap((part) => toSamples(before + part + rest));
}

const isBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text) && !/[{}]/.test(text);
const hasBangla = (english: string): boolean =>
  toSamples(english).some((sample) => {
    const local = toLocalMessage(sample, messages);
    return local !== sample && isBangla(local);
  });

describe('every message of the server', () => {
  const found = sources.flatMap((file) => messagesIn(file).map((text) => `${file}: ${text}`));

  test('is found', () => {
    expect(found.length).toBeGreaterThan(120);
    expect(found).toContain('server/auth/routes.ts: Registration successful!');
    expect(found).toContain('contract/jobs/job-payload.ts: Title must be a date.');
    expect(found).toContain('contract/typed-line.ts: ${label} is required.');
  });

  test('has a Bangla one', () => {
    expect(found.filter((text) => !hasBangla(text.slice(text.indexOf(': ') + 2)))).toEqual([]);
  });
});

test.each([
  'server/jobs/job-input.ts',
  'contract/accounts/account-inputs.ts',
  'contract/companies/company-input.ts',
])('every field that %s names has a Bangla name', (file) => {
  const named = [...read(file).matchAll(/'(\p{Lu}[\w -]*)'/gu)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !isBangla(fieldErrors[name] ?? ''))).toEqual([]);
});

test('the app knows the text of a success in both languages, as it repeats only other words', () => {
  expect(UNSUBSCRIBED).toBe(english.done);
  expect(messages[UNSUBSCRIBED]).toBe(bangla.done);
});

const partsOf = (text: string) => [...text.matchAll(/\{#?\w+\}/g)].map(String).toSorted();

test('each Bangla text uses the parts that its English one has', () => {
  const odd = Object.entries(messages).filter(
    ([english, local]) => partsOf(english).join(' ') !== partsOf(local).join(' '),
  );
  expect(odd).toEqual([]);
});

test('no Bangla text holds Latin digits', () => {
  const odd = Object.values(messages).filter((local) => /\d/.test(local.replaceAll(/"v3"|UTF-8/g, '')));
  expect(odd).toEqual([]);
});
