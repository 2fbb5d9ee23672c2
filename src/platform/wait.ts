/** Lets the browser handle input and paint. */
export const yieldToInput = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Rejects when a promise takes longer than so many ms; it is not cancelled. */
export async function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), limitMs);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}
