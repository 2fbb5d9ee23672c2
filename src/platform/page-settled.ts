import { createObservable } from './observable.ts';

/** True once the first page has loaded and settled: what nobody waits for may be loaded from then on. */
export const isPageSettled = createObservable(false);
