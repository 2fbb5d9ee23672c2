import { confirm, showAlert } from '#platform/dialogs.ts';
import type { Subscription } from './controller.ts';
import type { News } from './transition.ts';
import { unsubscribeMessages } from './unsubscribe-messages.ts';

/** A line that stays on the page, beside the dialog. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
  /** Offers the way to stop by number. */
  canStopByNumber: boolean;
}

function toNotice(news: News): Notice | null {
  const texts = unsubscribeMessages.en;
  if (news.kind === 'subscribed') return null;
  if (news.kind === 'unsubscribed') {
    const ownWords = news.message === texts.done ? '' : news.message;
    const text = news.isTold ? `${texts.succeeded}${ownWords && `. ${ownWords}`}` : texts.forgotten;
    return { kind: 'success', text, canStopByNumber: !news.isTold };
  }
  const { code, detail } = news.problem;
  const text = code === 'missingData' ? texts.missingData : detail || texts.unknownError;
  return { kind: 'error', text, canStopByNumber: code === 'missingData' };
}

/**
 * "Unsubscribe" in the header (§4): asks, calls, says what came of it.
 * @param show the line on the page
 */
export async function unsubscribe({ act }: Subscription, show: (notice: Notice) => void): Promise<void> {
  const texts = unsubscribeMessages.en;
  if (!(await confirm(texts.ask))) return;
  const news = await act({ kind: 'unsubscribe' });
  const notice = news && toNotice(news);
  if (!notice) return;
  show(notice);
  if (notice.kind === 'error') await showAlert({ kind: 'error', title: texts.failure, text: notice.text });
  else if (!notice.canStopByNumber) await showAlert({ kind: 'success', ...texts.success });
}
