import { createObservable } from '#platform/observable.ts';

/** What the page shows of its life on the home screen; `home-screen.ts` sets it. */

/** On how many days the app was opened, and whether a job is saved: what the invitation to install asks for. */
export const signsOfUse = createObservable({ visitDays: 0, hasSavedJob: false });

/** True from when an installed app works offline until the reader has seen that said. */
export const isReadinessNews = createObservable(false);
