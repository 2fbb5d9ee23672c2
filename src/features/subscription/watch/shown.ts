import { createObservable } from '#platform/observable.ts';
import { UNSUBSCRIBED } from '#contract/subscription/subscription.ts';
import type { News } from '../machine/transition.ts';
import { unsubscribeMessages as texts } from '../messages.ts';

export interface WatchNotice {
  kind: 'success' | 'error';
  text: string;
  /** The number for "Unsubscribe by number", '' when unknown; null hides it. */
  byNumber: string | null;
}

export const notice = createObservable<WatchNotice | null>(null);

export interface OpenModal {
  /** Opened automatically, by a tap, or to unsubscribe by number; `confirm` requests the code at once. */
  opening: 'offered' | 'wanted' | 'stop' | 'confirm';
  errorCode: string;
  /** The number to unsubscribe, national form; '' for this device's. */
  phone: string;
}

export const openModal = createObservable<OpenModal | null>(null);

/** The line for an attempt to unsubscribe. @param phone the device's number, national form */
export function toNotice(news: News, phone: string): WatchNotice | null {
  if (news.kind === 'subscribed') return null;
  if (news.kind === 'unsubscribed') {
    if (!news.isRemote) return { kind: 'success', text: texts.forgotten, byNumber: phone };
    const { message } = news;
    const hasOwnWords = message !== texts.done && message !== UNSUBSCRIBED;
    const text = hasOwnWords ? texts.succeededWith(message) : texts.succeeded;
    return { kind: 'success', text, byNumber: null };
  }
  const { code, detail } = news.problem;
  const text = code === 'missingData' ? texts.missingData : detail || texts.unknownError;
  return { kind: 'error', text, byNumber: phone };
}
