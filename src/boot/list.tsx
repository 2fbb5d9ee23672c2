import type { FirstList } from '#contract/first-read.ts';
import { apiPaths, appPaths } from '#contract/paths.ts';
import { toShownRange } from '#contract/shown-range.ts';
import { paintPlaces } from '#contract/pages.ts';
import { BookmarkRoom } from '#features/saved-jobs/bookmark-room.tsx';
import { CopyLine } from '#features/job-search/copy-line.tsx';
import { ShownList } from '#features/job-search/shown-list.tsx';
import { toShowingText } from '#features/job-search/showing-text.ts';
import { findFirstRead } from './find-first-read.ts';
import { fitFirstList, listSize, withListSize } from './fit-first-list.ts';
import { append, asBoundary } from './jsx-runtime.ts';
import { askEarly, removeUnseen, startLater } from './start-app.ts';

/** The end of the list's page: paints the list that is known, by the app's own components. */

const placeOf = (place: string): Element | null =>
  document.querySelector(`[${paintPlaces.attribute}="${place}"]`);

const noNote = () => null;

function paintList({ jobs, pagination, storedAt }: FirstList, page: number): void {
  const room = placeOf(paintPlaces.results);
  if (!room || jobs.length === 0) return;
  const count = placeOf(paintPlaces.count);
  if (count)
    append(count, toShowingText(toShownRange(pagination ?? { totalPages: 1 }, page, jobs.length), 'en'));
  if ((pagination?.totalPages ?? 1) < 2) room.nextElementSibling?.remove();
  const [line, list] = [document.createDocumentFragment(), document.createDocumentFragment()];
  if (storedAt !== null) append(line, <CopyLine since={storedAt} />);
  append(list, <ShownList jobs={jobs} isChanging={false} bookmark={BookmarkRoom} offlineNote={noNote} />);
  room.replaceWith(line, ...asBoundary(list));
}

/** The places of cards are as many as cards will come. */
function fitPlaces(): void {
  const others = placeOf(paintPlaces.results)?.querySelectorAll(`div>:nth-child(n+${listSize() + 1})`);
  for (const place of others ?? []) place.remove();
}

function start(): void {
  const read = findFirstRead(appPaths.jobs + location.search, fitFirstList);
  if (read?.kind === 'list' && read.data.jobs.length > 0) {
    const page = Number(new URLSearchParams(read.key).get('page')) || 1;
    globalThis.kajPainted = { read, now: Date.now() };
    paintList(read.data, page);
    return;
  }
  fitPlaces();
  if (location.search === '')
    askEarly(apiPaths.jobs + withListSize(document.currentScript?.dataset['read'] ?? ''));
}

removeUnseen();
// First of all: whatever the device kept, the app comes.
startLater();
start();
