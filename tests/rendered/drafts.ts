import { DATABASE, stores } from '#contract/device/stores.ts';

/** The device's drafts, as they are stored. */
async function readDrafts(): Promise<unknown[]> {
  // Opening a missing database would create it without the app's stores.
  if (!(await indexedDB.databases()).some(({ name }) => name === DATABASE)) return [];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    const fail = () => reject(new Error('The drafts cannot be read.'));
    opening.addEventListener('error', fail);
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction(stores.drafts).objectStore(stores.drafts).getAll();
      reading.addEventListener('error', fail);
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(reading.result);
      });
    });
  });
}

/** How many stored drafts hold such a text or file name. */
export async function countDrafts(text: string): Promise<number> {
  return (await readDrafts()).filter((record) => JSON.stringify(record).includes(text)).length;
}
