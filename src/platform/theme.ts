import * as v from 'valibot';
import { useSyncExternalStore } from 'react';
import { ownStorageKeys, ThemeSchema, type Theme } from '#contract/storage.ts';
import { readText, removeKey, writeText } from './storage.ts';

/** The browser's own bars follow the page's paper. */
const paper = { light: '#fbfaf6', dark: '#0d1613' } as const;

const listeners = new Set<() => void>();

/** The chosen theme; "system" when none was chosen. */
export function readTheme(): Theme {
  const stored = v.safeParse(ThemeSchema, readText(ownStorageKeys.theme));
  return stored.success ? stored.output : 'system';
}

/** Makes the page wear a theme. The page's own head has done so before the first paint. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = `kaj-${theme}`;
  for (const scheme of ['light', 'dark'] as const) {
    const meta = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
    meta?.setAttribute('content', paper[theme === 'system' ? scheme : theme]);
  }
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
