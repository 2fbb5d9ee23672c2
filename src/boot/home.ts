import { wakeFormats } from '#contract/format.ts';
import { removeUnseen, startLater } from './start-app.ts';

/** The end of the landing page. */
removeUnseen();
// The numbers come with the answers, so the time until the app is here is free.
startLater(() => setTimeout(wakeFormats));
