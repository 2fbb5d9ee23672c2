import type { Page } from '@playwright/test';
import { createPushKeys } from './push-keys.ts';

/** A browser that allows notifications, and whose push service accepts: Chromium's is not within reach of tests. */
export const acceptPush = (page: Page): Promise<unknown> =>
  page.addInitScript((keys) => {
    let key: ArrayBuffer | null = null;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const subscription = {
      get options() {
        return { applicationServerKey: key };
      },
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/a-device-of-a-test',
        keys,
      }),
    };
    PushManager.prototype.getSubscription = async () => (key === null ? null : (subscription as never));
    PushManager.prototype.subscribe = async (options) => {
      const given = options?.applicationServerKey;
      key = given instanceof Uint8Array ? new Uint8Array(given).buffer : null;
      return subscription as never;
    };
  }, createPushKeys());
