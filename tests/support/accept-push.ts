import type { Page } from '@playwright/test';
import { createPushKeys } from './push-keys.ts';

/**
 * A browser that allows notifications, and whose push service accepts: Chromium's is not within reach of tests. Each
 * subscription of a tab has another endpoint.
 */
export const acceptPush = (page: Page): Promise<unknown> =>
  page.addInitScript((keys) => {
    interface Device {
      key: number[] | null;
      no: number;
    }
    const read = (): Device => JSON.parse(sessionStorage.getItem('push') ?? '{"key":null,"no":1}') as Device;
    const write = (device: Device) => sessionStorage.setItem('push', JSON.stringify(device));
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const subscription = {
      get options() {
        return { applicationServerKey: new Uint8Array(read().key ?? []).buffer };
      },
      toJSON: () => ({
        endpoint: `https://fcm.googleapis.com/fcm/send/a-device-of-a-test-${read().no}`,
        keys,
      }),
      unsubscribe: async () => write({ key: null, no: read().no + 1 }),
    };
    PushManager.prototype.getSubscription = async () =>
      read().key === null ? null : (subscription as never);
    PushManager.prototype.subscribe = async (options) => {
      const given = options?.applicationServerKey;
      write({ ...read(), key: given instanceof Uint8Array ? [...given] : [] });
      return subscription as never;
    };
  }, createPushKeys());
