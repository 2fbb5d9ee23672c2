/** Lets the browser handle input and paint. */
export const yieldToInput = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
