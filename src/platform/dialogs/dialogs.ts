import { SLOW_ANSWER_MS } from '#contract/limits.ts';
import { createCatalogue } from '../i18n/messages.ts';
import { askInPlainDialog, type DialogAnswer, type DialogRequest } from './plain.ts';
import { errorText } from '../http/api-error.ts';
import { inTime } from '../in-time.ts';
import { logNotice } from '../log.ts';

/** What the dialogs say by themselves; everything else is the caller's. */
const dialogMessages = createCatalogue({ en: { ok: 'OK' } });

/** The dialogs of §8: alerts and questions. Their window is loaded when first needed. */

export interface Alert {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
  /** A second button, there for as long as the alert is open: "Undo". */
  action?: { label: string };
}

export interface Question {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
}

type Ask = (request: DialogRequest) => Promise<DialogAnswer>;

const loadWindow = async (): Promise<Ask> => (await import('./dialog-window.ts')).askInWindow;

/** The sweetalert2 window; a plain dialog where it is unavailable or slow. */
async function chooseAsk(): Promise<Ask> {
  try {
    return await inTime(loadWindow(), SLOW_ANSWER_MS);
  } catch (error) {
    logNotice('dialog window failed to load, showing a plain dialog', errorText(error));
    return askInPlainDialog;
  }
}

/** Loads the window ahead of the first dialog, for screens that will show one; never rejects. */
export async function preloadDialogs(): Promise<void> {
  await chooseAsk();
}

let queue: Promise<unknown> = Promise.resolve();

/** One dialog at a time, in order. */
function askInTurn(request: DialogRequest): Promise<DialogAnswer> {
  const answer = queue.then(async () => (await chooseAsk())(request));
  queue = answer.catch(() => undefined);
  return answer;
}

/**
 * Shows an alert until it is closed. Texts are text, never HTML.
 * @returns whether its action was pressed, or it was closed in any other way
 */
export async function showAlert(alert: Alert): Promise<'action' | 'closed'> {
  const { kind, title, text = '', action } = alert;
  const answer = await askInTurn({ kind, title, text, accept: dialogMessages.en.ok, other: action?.label });
  return answer === 'other' ? 'action' : 'closed';
}

/** Asks a question; leaving it without an answer is a no. */
export async function confirm({ title, text, confirm, cancel }: Question): Promise<boolean> {
  const answer = await askInTurn({ kind: 'question', title, text, accept: confirm, other: cancel });
  return answer === 'accepted';
}
