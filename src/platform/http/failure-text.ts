import { ApiError } from './api-error.ts';
import type { Locale } from '#contract/format.ts';
import { createCatalogue } from '../i18n/messages.ts';

const statuses: Readonly<Record<number, string>> = {
  400: 'This was not accepted',
  401: 'You are signed out. Please sign in again',
  403: 'You are not allowed to do this',
  404: 'This is not available',
  410: 'This is no longer available',
  413: 'This is too large',
  429: 'Too many attempts. Wait a little and try again',
  500: 'The server has a problem',
};

const failureMessages = createCatalogue({
  en: {
    unreachable: 'Could not connect. Check your internet.',
    timeout: 'This took too long. Try again.',
    refused: 'The server refused.',
    unreadable: 'The answer could not be read. Try again.',
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
