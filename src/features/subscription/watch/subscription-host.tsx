import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { pollMs } from '#contract/limits.ts';
import { toNationalPhone } from '#contract/subscription/phone.ts';
import { repeatWhileVisible } from '#platform/browser/while-visible.ts';
import { type AlertDialog, confirm, type QuestionDialog, showAlert } from '#platform/dialogs/dialogs.ts';
import { headerAction, headerState, type HeaderState } from '#platform/session/subscribed.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { FloatingLine } from '#ui/dialog/floating-line.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { View } from '../machine/controller.ts';
import { isSubscribed, type Memory, storedChannel, storedPhone } from '../machine/memory.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';
import type { News } from '../machine/transition.ts';
import { unsubscribeMessages as texts } from '../messages.ts';
import { startReturnWatch } from './return-watch.ts';
import { closeModal, lazyModal, offerModal, resumeCode, showModal } from './show-modal.tsx';
import { notice, openModal, toNotice, type WatchNotice } from './shown.ts';

/** The gateway knows this device only by its number. */
const isCodeNeeded = (news: News | null): boolean =>
  news?.kind === 'problem' && news.problem.code === 'codeNeeded';

function toAlert({ kind, text, byNumber }: WatchNotice): AlertDialog {
  if (byNumber === null) return { kind: 'success', ...texts.success };
  const action = { label: texts.stopByNumber };
  return kind === 'error'
    ? { kind: 'error', title: texts.failure, text, action }
    : { kind: 'info', title: texts.removedHere, text, action };
}

/** The specified question, then what ends with the subscription. */
function toQuestion(memory: Memory): QuestionDialog {
  const { ask, smsEnds } = texts;
  const channel = storedChannel(memory);
  const hasSms = channel !== null && clientConfig().subscriptionTerms[channel].sms;
  return hasSms ? { ...ask, text: `${ask.text} ${smsEnds}` } : ask;
}

/** "Unsubscribe" in the header (§4): confirms, calls, reports, and offers to do it by number. */
async function unsubscribe(): Promise<void> {
  const { act, view } = subscription;
  notice.set(null);
  if (!(await confirm(toQuestion(view.get().memory)))) return;
  const phone = toNationalPhone(storedPhone(view.get().memory) ?? '');
  const news = await act({ kind: 'unsubscribe' });
  if (phone !== '' && isCodeNeeded(news)) return showModal('confirm', { phone });
  const outcome = news && toNotice(news, phone);
  if (!outcome) return;
  notice.set(outcome);
  if ((await showAlert(toAlert(outcome))) === 'action') await showModal('stop', { phone });
}

function toHeaderState({ memory, call }: View): HeaderState {
  if (call?.kind === 'unsubscribe') return 'leaving';
  return isSubscribed(memory) ? 'subscribed' : 'none';
}

/** Updates the header's state (§4) every 5 s while visible, and when storage changes. @returns stops updating */
function startStatusWatch(): () => void {
  const { view, refresh } = subscription;
  const publish = () => headerState.set(toHeaderState(view.get()));
  const stops = [view.subscribe(publish), repeatWhileVisible(refresh, pollMs.subscriptionStatus)];
  addEventListener('storage', refresh);
  publish();
  return () => {
    removeEventListener('storage', refresh);
    for (const stop of stops) stop();
  };
}

function handleHeaderAction(): void {
  const action = headerAction.get();
  if (action === null) return;
  headerAction.set(null);
  if (action.what === 'subscribe') void showModal('wanted');
  else if (action.what === 'unsubscribeByNumber') void showModal('stop');
  else void unsubscribe();
}

/** Starts the subscription's background work on every page. @returns stops it */
function startSubscription(): () => void {
  const stops = [startStatusWatch(), startReturnWatch(), headerAction.subscribe(handleHeaderAction)];
  resumeCode();
  handleHeaderAction();
  return () => {
    for (const stop of stops) stop();
  };
}

/** The subscription's modal and notice, which may appear on every page. */
export function SubscriptionHost() {
  const modal = useSyncExternalStore(openModal.subscribe, openModal.get);
  const isHome = useLocation().pathname === appPaths.home;
  useEffect(startSubscription, []);
  useEffect(() => (isHome ? offerModal() : undefined), [isHome]);
  return (
    <>
      {modal && (
        <lazyModal.Part
          key={`${modal.opening} ${modal.errorCode} ${modal.phone}`}
          {...modal}
          appName={clientConfig().appName}
          appId={clientConfig().appId}
          onClose={closeModal}
        />
      )}
      <NoticeLine />
    </>
  );
}

function Outcome({ kind, text, byNumber }: WatchNotice) {
  return (
    <FloatingLine>
      <p className={`min-w-48 flex-1 ${kind === 'error' ? 'text-error' : ''}`}>{text}</p>
      <div className="flex gap-2">
        {byNumber !== null && (
          <button
            type="button"
            className="btn min-h-11"
            onClick={() => void showModal('stop', { phone: byNumber })}
          >
            {texts.stopByNumber}
          </button>
        )}
        <button type="button" className="btn min-h-11 btn-ghost px-3" onClick={() => notice.set(null)}>
          <Icon name="close" />
          <span className="sr-only">{texts.dismiss}</span>
        </button>
      </div>
    </FloatingLine>
  );
}

function NoticeLine() {
  const shown = useSyncExternalStore(notice.subscribe, notice.get);
  const isEnding = useSubscription().call?.kind === 'unsubscribe';
  return (
    <div role="status">
      {isEnding ? (
        <FloatingLine>
          <p>{texts.processing}</p>
        </FloatingLine>
      ) : (
        shown && <Outcome {...shown} />
      )}
    </div>
  );
}
