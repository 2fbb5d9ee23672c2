/**
 * A page change that overtakes another skips its animation, and the browser rejects a promise of it that the
 * router leaves unwatched. Nothing went wrong, so nothing is reported.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    const isSkipped = reason instanceof DOMException && reason.name === 'AbortError';
    if (isSkipped && /transition/i.test(reason.message)) event.preventDefault();
  });
}
