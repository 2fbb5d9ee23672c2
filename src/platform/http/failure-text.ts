import { ApiError } from './api-error.ts';
import type { Locale } from '#contract/format.ts';
import { createCatalogue } from '../i18n/messages.ts';

const statuses: Readonly<Record<number, string>> = {
  400: 'The server did not accept this',
  401: 'You are signed out. Please sign in again',
  403: 'You are not allowed to do this',
  404: 'The server does not have this',
  410: 'The server does not have this any more',
  413: 'This is too large for the server',
  429: 'Too many requests. Please wait a little and try again',
  500: 'The server has a problem',
};

const failureMessages = createCatalogue({
  en: {
    unreachable: 'The server cannot be reached. Check your internet.',
    timeout: 'The server did not answer in time.',
    refused: 'The server refused.',
    unreadable: 'The server sent an answer that cannot be read.',
    unexpected: 'Something went wrong.',
    statuses,
    withStatus: (text: string, status: number) => `${text} (${status}).`,
  },
});

type FailureTexts = (typeof failureMessages)['en'];

function toStatusText(status: number, texts: FailureTexts): string {
  const text = texts.statuses[status] ?? texts.statuses[status >= 500 ? 500 : 400] ?? texts.unexpected;
  return texts.withStatus(text, status);
}

/** What went wrong, in the server's words where it gave some. */
export function failureText(error: unknown, locale: Locale = 'en'): string {
  const texts = failureMessages[locale];
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.serverMessage !== undefined) return error.serverMessage;
  if (error.kind === 'http') return toStatusText(error.status ?? 500, texts);
  return error.kind === 'broken' ? texts.unreadable : texts[error.kind];
}
