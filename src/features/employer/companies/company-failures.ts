import { ApiError } from '#platform/http/api-error.ts';
import type { CompanyTexts } from './messages.ts';

/** What a failed call says, and the way on from there. */
export interface Failure {
  title: string;
  text?: string;
  way: 'sendAgain' | 'signIn' | 'edit';
}

/** The words of one form (§8). */
export interface FailureWords {
  failed: string;
  noToken: string;
}

/** §8: the server's words, else the form's own; what was raised on the way, else "Something went wrong". */
export function toFailure(error: unknown, words: FailureWords, texts: CompanyTexts): Failure {
  if (!(error instanceof ApiError)) {
    const raised = error instanceof Error ? error.message : '';
    return { title: raised === '' ? texts.wentWrong : raised, way: 'sendAgain' };
  }
  if (error.kind === 'unreachable' || error.kind === 'timeout') {
    return { title: texts.wentWrong, text: texts.unreachable, way: 'sendAgain' };
  }
  if (error.status === 401) return { title: words.noToken, text: texts.sessionEnded, way: 'signIn' };
  return { title: error.serverMessage ?? words.failed, way: error.isTransient ? 'sendAgain' : 'edit' };
}
