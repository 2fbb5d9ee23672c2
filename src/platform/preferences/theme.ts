import { useSyncExternalStore } from 'react';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { themes, type Theme } from '#contract/config/theme.ts';
import { applyTheme } from './apply-theme.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';

const listeners = new Set<() => void>();

/** The chosen theme; "system" when none was chosen. */
function readTheme(): Theme {
  const stored = readText(ownStorageKeys.theme);
  return themes.find((theme) => theme === stored) ?? 'system';
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Chooses a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') removeKey(ownStorageKeys.theme);
  else writeText(ownStorageKeys.theme, theme);
  applyTheme(theme);
  announce();
}

function onStorage(event: StorageEvent): void {
  if (event.key !== null && event.key !== ownStorageKeys.theme) return;
  applyTheme(readTheme());
  announce();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage);
  };
}

const systemTheme = (): Theme => 'system';

/** The chosen theme, in step with other tabs; "system" while rendering without a browser. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, systemTheme);
}
