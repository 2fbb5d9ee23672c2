let isReloading = false;

/** Reloads the page once, past the back-forward cache; with the fragment it would only scroll. */
export function reloadPage(): void {
  if (isReloading) return;
  isReloading = true;
  location.replace(location.pathname + location.search);
}
