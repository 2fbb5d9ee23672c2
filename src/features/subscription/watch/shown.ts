import { createObservable } from '#platform/observable.ts';
import type { News } from '../machine/transition.ts';
import { unsubscribeMessages } from '../stop/messages.ts';

/** A line that stays on the page until it is dismissed. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
  /** The number that "Unsubscribe by number" starts with, '' when the device has none; null offers no such way. */
  byNumber: string | null;
}

export const notice = createObservable<Notice | null>(null);

/** The modal, while it is open. */
export interface OpenModal {
  /** By itself, by the visitor's action, or to unsubscribe by number; `confirm` asks for the code at once. */
  opening: 'offered' | 'wanted' | 'stop' | 'confirm';
  /** What the operator's page came back with; '' when nothing went wrong there. */
  errorCode: string;
  /** The number to unsubscribe, in national form; '' for the one of this device. */
  phone: string;
}

export const openModal = createObservable<OpenModal | null>(null);

/**
 * What is said of an attempt to unsubscribe.
 * @param phone the device's number, in national form
 */
export function toNotice(news: News, phone: string): Notice | null {
  const texts = unsubscribeMessages.en;
  if (news.kind === 'subscribed') return null;
  if (news.kind === 'unsubscribed') {
    if (!news.isTold) return { kind: 'success', text: texts.forgotten, byNumber: phone };
    const ownWords = news.message === texts.done ? '' : news.message;
    return { kind: 'success', text: `${texts.succeeded}${ownWords && `. ${ownWords}`}`, byNumber: null };
  }
  const { code, detail } = news.problem;
  const text = code === 'missingData' ? texts.missingData : detail || texts.unknownError;
  return { kind: 'error', text, byNumber: phone };
}
