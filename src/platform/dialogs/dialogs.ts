import { SLOW_ANSWER_MS } from '#contract/limits.ts';
import { holdUpdates } from '../browser/unsaved-forms.ts';
import { errorText } from '../http/api-error.ts';
import { inTime } from '../wait.ts';
import { logNotice } from '../log.ts';
import { platformMessages } from '../messages.ts';
import { askInPlainDialog, type DialogAnswer, type DialogRequest } from './plain.ts';

export interface AlertDialog {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
  /** `isMain` makes it the button that is seen first. */
  action?: { label: string; isMain?: boolean };
}

export interface QuestionDialog {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** What is confirmed cannot be taken back easily. */
  isDanger?: boolean;
}

type Ask = (request: DialogRequest) => Promise<DialogAnswer>;

const loadWindow = async (): Promise<Ask> => (await import('./dialog-window.ts')).askInWindow;

async function chooseAsk(): Promise<Ask> {
  try {
    return await inTime(loadWindow(), SLOW_ANSWER_MS);
  } catch (error) {
    logNotice('dialog window failed to load, showing a plain dialog', errorText(error));
    return askInPlainDialog;
  }
}

/** Loads the window ahead of the first dialog; never rejects. */
export async function preloadDialogs(): Promise<void> {
  await chooseAsk();
}

let queue: Promise<unknown> = Promise.resolve();

/** The page is not reloaded for code that failed to load, its own among it, until the answer. */
function askInTurn(request: DialogRequest): Promise<DialogAnswer> {
  const answer = queue.then(async () => (await chooseAsk())(request)).finally(holdUpdates('dialog'));
  queue = answer.catch(() => undefined);
  return answer;
}

/** Shows an alert until it is closed; texts are never read as HTML. */
export async function showAlert(alert: AlertDialog): Promise<'action' | 'closed'> {
  const { kind, title, text = '', action } = alert;
  const answer = await askInTurn({
    kind,
    title,
    text,
    accept: platformMessages.ok,
    other: action?.label,
    isOtherMain: action?.isMain,
  });
  return answer === 'other' ? 'action' : 'closed';
}

/** Asks a question; false when it is closed without an answer. */
export async function confirm({ title, text, confirm, cancel, isDanger }: QuestionDialog): Promise<boolean> {
  const answer = await askInTurn({
    kind: 'question',
    title,
    text,
    accept: confirm,
    other: cancel,
    isDanger,
  });
  return answer === 'accepted';
}
