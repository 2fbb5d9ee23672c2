/** What a visitor touches that has a name: no other elements of the pages have labels. */
export type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

/** What a control is known by, the same in the page that was painted and in the app's. */
export const nameOf = (control: Control): string =>
  control.getAttribute('aria-label') ?? (control.labels?.[0] ?? control).textContent;
