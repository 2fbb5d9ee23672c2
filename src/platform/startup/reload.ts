let isReloading = false;

/**
 * Loads the current page anew, once, from the server or the worker, never from a frozen copy. The fragment
 * is left out: with it, replacing would only scroll.
 */
export function reloadPage(): void {
  if (isReloading) return;
  isReloading = true;
  location.replace(location.pathname + location.search);
}
