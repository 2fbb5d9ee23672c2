import { SLOW_ANSWER_MS } from '#contract/limits.ts';
import { askInPlainDialog } from './plain.ts';
import { dialogMessages } from './messages.ts';
import type { DialogAnswer, DialogRequest } from './request.ts';
import { logNotice } from '../log.ts';

/** The dialogs of §8: alerts and questions. Their window is loaded when first needed. */

export interface Alert {
  kind: 'success' | 'error' | 'info';
  title: string;
  /** Its lines stand below each other. */
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

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

/** The window of the dialogs; a plain one where it is not stored, or slow to come. */
async function chooseAsk(): Promise<Ask> {
  try {
    return await Promise.race([loadWindow(), after(SLOW_ANSWER_MS, askInPlainDialog)]);
  } catch {
    logNotice('the window of the dialogs could not be loaded, a plain one is shown');
    return askInPlainDialog;
  }
}

/** Loads the window ahead of the first dialog, for screens that will show one; never rejects. */
export async function preloadDialogs(): Promise<void> {
  await chooseAsk();
}

let queue: Promise<unknown> = Promise.resolve();

/** One dialog after the other: what is on offer in one is not lost to the next. */
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
