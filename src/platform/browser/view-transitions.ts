/** The browser rejects a promise of a skipped page transition that the router leaves unhandled. */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    const isSkipped = reason instanceof DOMException && reason.name === 'AbortError';
    if (isSkipped && /transition/i.test(reason.message)) event.preventDefault();
  });
}
