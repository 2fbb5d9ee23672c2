/** In `#platform/clock.ts`'s place: the time of the painting, which stands still. */
export { paintedNow as useNow } from '#platform/painted.ts';
