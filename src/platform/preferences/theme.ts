import { useSyncExternalStore } from 'react';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { themes, type Theme } from '#contract/config/client-defaults.ts';
import { createSignal } from '../observable.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';
import { applyTheme } from './apply-theme.ts';

function readTheme(): Theme {
  const stored = readText(ownStorageKeys.theme);
  return themes.find((theme) => theme === stored) ?? 'system';
}

const changes = createSignal(() => {
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
});

/** Applies and stores a theme. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') removeKey(ownStorageKeys.theme);
  else writeText(ownStorageKeys.theme, theme);
  applyTheme(theme);
  changes.announce();
}

function onStorage(event: StorageEvent): void {
  if (event.key !== null && event.key !== ownStorageKeys.theme) return;
  applyTheme(readTheme());
  changes.announce();
}

const systemTheme = (): Theme => 'system';

/** The chosen theme; "system" while the server renders. */
export function useTheme(): Theme {
  return useSyncExternalStore(changes.subscribe, readTheme, systemTheme);
}
