import { ApiError } from '#platform/http/api-error.ts';
import type { Failure } from '../edit/sending-note.tsx';
import type { CompanyTexts } from './messages.ts';

/** §8: the server's words, else the form's own; what was raised on the way, else "Something went wrong". */
export function toFailure(error: unknown, kind: 'creating' | 'updating', texts: CompanyTexts): Failure {
  const words = texts[kind];
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
