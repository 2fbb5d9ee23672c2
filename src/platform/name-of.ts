/** What a button is known by, the same in the page that was painted and in the app's. */
export const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;
