import * as v from 'valibot';
import { PushMessage } from '#contract/alerts/push-message.ts';
import type { Strategies } from './strategies.ts';
import { warm } from './warm.ts';

declare const self: ServiceWorkerGlobalScope;

const Address = v.string();

/** Shows the notification of a push, and stores the page that it opens. */
export function showPush(event: PushEvent, strategies: Strategies): void {
  const { success, output } = v.safeParse(PushMessage, event.data?.json());
  if (!success) return;
  const { title, navigate: page, data, ...shown } = output.notification;
  const reads = data.reads.map((path) => new URL(path, page).href);
  const options = { ...shown, icon: '/icons/icon-192.png', data: page };
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, options),
      warm({ event, loaded: { page, reads, images: [] }, strategies }),
    ]),
  );
}

/** Opens the page of a notification in a window of its own: another may have a form that was not sent. */
export function openNotification(event: NotificationEvent): void {
  const { notification } = event;
  notification.close();
  const { success, output } = v.safeParse(Address, notification.data);
  if (success) event.waitUntil(self.clients.openWindow(output));
}
