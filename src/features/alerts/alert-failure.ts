import { ApiError } from '#platform/http/api-error.ts';

interface FailureTexts {
  failed: string;
  unreachable?: string;
}

export interface AlertFailure {
  title: string;
  text?: string | undefined;
}

/** Why a step failed: the server's message, else ours. */
export function toAlertFailure(texts: FailureTexts): (error: unknown) => AlertFailure {
  return (error) => {
    if (!(error instanceof ApiError)) return { title: texts.failed };
    if (error.serverMessage !== undefined) return { title: error.serverMessage };
    return { title: texts.failed, text: error.isTransient ? texts.unreachable : undefined };
  };
}
