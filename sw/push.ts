import * as v from 'valibot';
import { PushMessage } from '#contract/alerts/push-message.ts';
import { MAY_LEAVE, type StoredLanguages } from '#contract/device/worker.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { newJobsTexts } from '#platform/worker/new-jobs.ts';
import { warm } from './warm.ts';
import type { Strategies } from './strategies.ts';
import { within } from './time-limit.ts';

declare const self: ServiceWorkerGlobalScope;

const Address = v.string();

/** Null for a message that is no JSON or has no title. */
function readMessage(data: PushMessageData | null): PushMessage['notification'] | null {
  try {
    const { success, output } = v.safeParse(PushMessage, data?.json());
    return success ? output.notification : null;
  } catch {
    return null;
  }
}

/**
 * Shows one notification for each push, and stores the page that it opens. Browsers end a subscription whose pushes show
 * nothing: an unreadable push shows "New jobs".
 */
export function showPush(event: PushEvent, strategies: Strategies, languages: StoredLanguages): void {
  const [lang] = languages;
  const alerts = toLocalPath(appPaths.alerts, lang);
  const message = readMessage(event.data) ?? {
    ...newJobsTexts[lang],
    lang,
    tag: 'new-jobs',
    navigate: alerts,
  };
  const { title, navigate = alerts, data, ...shown } = message;
  const { origin } = self.location;
  const page = new URL(URL.canParse(navigate, origin) ? navigate : alerts, origin).href;
  const options = { ...shown, icon: '/icons/icon-192.png', data: page };
  event.waitUntil(self.registration.showNotification(title, options));
  const reads = (data?.reads ?? []).flatMap((path) =>
    URL.canParse(path, page) ? new URL(path, page).href : [],
  );
  event.waitUntil(warm({ event, loaded: { page, reads, images: [] }, strategies }));
}

const ANSWER_LIMIT_MS = SECOND_MS;

/** Asks a window whether its page has no unsent input. A suspended page does not answer, and stays as it is. */
async function mayLeave(client: WindowClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
  });
  client.postMessage(MAY_LEAVE, [port2]);
  return (await within(answer, ANSWER_LIMIT_MS)) === true;
}

/** Shows a page in the window that has it, else in a window without unsent input, else in a new window. */
async function showPage(page: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url.replace(/#.*/, '') === page);
  try {
    if (shown) return void (await shown.focus());
    const answers = await Promise.all(windows.map(mayLeave));
    const free = windows.find((_window, at) => answers[at]);
    // The window that shows the page has the focus first: a page in the background may be loaded late.
    if (free) return void (await (await free.focus()).navigate(page));
  } catch {
    // The window was closed meanwhile, or this worker does not control it.
  }
  await self.clients.openWindow(page);
}

/** Opens the page of a notification. */
export function openNotification(event: NotificationEvent): void {
  const { notification } = event;
  notification.close();
  const { success, output } = v.safeParse(Address, notification.data);
  if (success) event.waitUntil(showPage(output));
}
