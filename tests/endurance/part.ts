import { readApps } from './bundle-tab.ts';
import { globalNames } from './device.ts';
import { runSequence } from './sequence.ts';

/** One process of `npm run endurance`: runs the seeds from the first to the last, every so many. */

const [first = 0, last = 0, step = 1] = process.argv.slice(2).map(Number);
const apps = await readApps(globalNames);

export interface PartNews {
  sequences: number;
  sendings: number;
  requests: number;
  /** What a sequence that failed says, with its seed. */
  failure?: string;
}

const NEWS_EVERY = 1000;
let news: PartNews = { sequences: 0, sendings: 0, requests: 0 };

function tell(): void {
  process.send?.(news);
  news = { sequences: 0, sendings: 0, requests: 0 };
}

for (let seed = first; seed <= last; seed += step) {
  news.sequences += 1;
  try {
    const { sendings, requests } = await runSequence(apps, seed);
    news.sendings += sendings;
    news.requests += requests;
  } catch (error) {
    news.failure = error instanceof Error ? error.message : String(error);
    tell();
  }
  if (news.sequences === NEWS_EVERY) tell();
}
tell();
