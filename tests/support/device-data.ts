import type { Page } from '@playwright/test';

/** Every text that the page's origin stores, files included. @returns each as "where: text" */
export function readDeviceData(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = [
      ...Object.entries(localStorage).map(([key, text]) => `localStorage ${key}: ${String(text)}`),
      ...Object.entries(sessionStorage).map(([key, text]) => `sessionStorage ${key}: ${String(text)}`),
      `history: ${JSON.stringify(history.state)}`,
    ];
    const once = { once: true };
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result), once);
        request.addEventListener('error', () => reject(new Error(String(request.error))), once);
      });
    const filesIn = (value: unknown): Blob[] => {
      if (value instanceof Blob) return [value];
      if (value instanceof ArrayBuffer) return [new Blob([value])];
      if (value instanceof Uint8Array) return [new Blob([new Uint8Array(value)])];
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([answer(objects.getAllKeys()), answer(objects.getAll())]);
        texts.push(`database ${name}/${store}: ${JSON.stringify(keys)} ${JSON.stringify(values)}`);
        for (const file of filesIn(values))
          texts.push(`database ${name}/${store}, a file: ${await file.text()}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const headers = JSON.stringify([...request.headers]);
        const body = await (await cache.match(request))?.text();
        texts.push(`cache ${name}: ${request.url} ${headers} ${body ?? ''}`);
      }
    }
    return texts;
  });
}
