import { removeUnseen, startLater } from './start-app.ts';

/** The end of the landing page. */
removeUnseen();
startLater();
