import { useSyncExternalStore } from 'react';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { DAY_MS } from '#contract/limits.ts';
import { createSignal } from '#platform/observable.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';

/** The contact form's text after it was cleared: a webmail may not have opened, or was closed without sending. */

const contactFields = ['name', 'email', 'phone', 'message'] as const;
export type ContactMessage = Readonly<Record<(typeof contactFields)[number], string>>;

const key = deviceStorageKeys.contactMessage;

const textAt = (value: object, name: string): string => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : '';
};

function parse(text: string): { message: ContactMessage; at: number } | null {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return null;
    const [name, email, phone, message] = contactFields.map((field) => textAt(read, field));
    const at: unknown = Reflect.get(read, 'at');
    if (!message || typeof at !== 'number') return null;
    return { message: { name: name ?? '', email: email ?? '', phone: phone ?? '', message }, at };
  } catch {
    return null;
  }
}

/** The message that was cleared within the last day; null without one. */
export function readContactMessage(now: number): ContactMessage | null {
  const stored = parse(readText(key) ?? '');
  const isRecent = stored !== null && now - stored.at < DAY_MS && now >= stored.at;
  return isRecent ? stored.message : null;
}

const changes = createSignal();

const hasContactMessage = (): boolean => readContactMessage(Date.now()) !== null;

/** Whether there is one to restore; false in pages from the server. */
export function useHasContactMessage(): boolean {
  return useSyncExternalStore(changes.subscribe, hasContactMessage, () => false);
}

export function storeContactMessage(message: ContactMessage, now: number): void {
  writeText(key, JSON.stringify({ ...message, at: now }));
  changes.announce();
}

export function removeContactMessage(): void {
  removeKey(key);
  changes.announce();
}

/** Removes the message after a day, even when the contact form is not opened again. */
export function removeOldContactMessage(): void {
  if (readContactMessage(Date.now()) === null) removeContactMessage();
}
