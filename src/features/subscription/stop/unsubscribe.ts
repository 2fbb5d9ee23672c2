import { toNationalPhone } from '#contract/subscription/phone.ts';
import { confirm, showAlert, type AlertDialog, type QuestionDialog } from '#platform/dialogs/dialogs.ts';
import { clientConfig } from '#platform/startup/config.ts';
import type { Subscription } from '../machine/controller.ts';
import { toNotice, type WatchNotice } from '../watch/shown.ts';
import { storedChannel, storedPhone, type Memory } from '../machine/memory.ts';
import type { News } from '../machine/transition.ts';
import { unsubscribeMessages } from './messages.ts';

export interface UnsubscribeWays {
  show: (notice: WatchNotice) => void;
  /** "Unsubscribe by number". @param phone in national form, '' when it is not known */
  goByNumber: (phone: string) => void;
  /** The same, and requests the code at once. */
  askForCode: (phone: string) => void;
}

/** The gateway knows this device only by its number. */
const isCodeNeeded = (news: News | null): boolean =>
  news?.kind === 'problem' && news.problem.code === 'codeNeeded';

function toAlert({ kind, text, byNumber }: WatchNotice): AlertDialog {
  const texts = unsubscribeMessages;
  if (byNumber === null) return { kind: 'success', ...texts.success };
  const action = { label: texts.stopByNumber };
  return kind === 'error'
    ? { kind: 'error', title: texts.failure, text, action }
    : { kind: 'info', title: texts.removedHere, text, action };
}

/** The specified question, then what ends with the subscription. */
function toQuestion(memory: Memory): QuestionDialog {
  const { ask, smsEnds } = unsubscribeMessages;
  const channel = storedChannel(memory);
  const hasSms = channel !== null && clientConfig().subscriptionTerms[channel].sms;
  return hasSms ? { ...ask, text: `${ask.text} ${smsEnds}` } : ask;
}

/** "Unsubscribe" in the header (§4): confirms, calls, reports, and offers to do it by number. */
export async function unsubscribe({ act, view }: Subscription, ways: UnsubscribeWays): Promise<void> {
  if (!(await confirm(toQuestion(view.get().memory)))) return;
  const phone = toNationalPhone(storedPhone(view.get().memory) ?? '');
  const news = await act({ kind: 'unsubscribe' });
  if (phone !== '' && isCodeNeeded(news)) return ways.askForCode(phone);
  const notice = news && toNotice(news, phone);
  if (!notice) return;
  ways.show(notice);
  if ((await showAlert(toAlert(notice))) === 'action') ways.goByNumber(phone);
}
