import { paper, type Theme } from '#contract/config/client-defaults.ts';

/** Applies a theme to the page and the browser's bars. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = `kaj-${theme}`;
  for (const scheme of ['light', 'dark'] as const) {
    const meta = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
    meta?.setAttribute('content', paper[theme === 'system' ? scheme : theme]);
  }
}
