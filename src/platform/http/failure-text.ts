import { failureMessages as texts } from './failure-messages.ts';
import { ApiError } from './api-error.ts';

function toStatusText(status: number): string {
  const { statuses, unexpected, withStatus } = texts;
  const text = statuses[status] ?? statuses[status >= 500 ? 500 : 400] ?? unexpected;
  return withStatus(text, status);
}

/** What went wrong, in the server's words where it gave some. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.serverMessage !== undefined) return error.serverMessage;
  if (error.kind === 'http') return toStatusText(error.status ?? 500);
  return error.kind === 'broken' ? texts.unreadable : texts[error.kind];
}
