/** Does something after the next frame has been painted: what is on the screen comes first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
