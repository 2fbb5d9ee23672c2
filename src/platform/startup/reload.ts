let isReloading = false;

/** Reloads the page once, never from the back-forward cache. Without the fragment, which would only scroll. */
export function reloadPage(): void {
  if (isReloading) return;
  isReloading = true;
  location.replace(location.pathname + location.search);
}
