import { accountPaths } from '#contract/http/api-paths.ts';
import { splitLanguage } from '#contract/http/languages.ts';
import { isPublicPage } from '#contract/http/pages.ts';
import { SLOW_ANSWER_MS } from '#contract/limits.ts';
import { requestJson } from '#platform/http/http.ts';
import { changeSession, readSession, readStoredSession } from '#platform/session/session.ts';
import { apiUrl } from '#platform/startup/config.ts';

/** Whether the page may show names: the app's own screens, and the sheet of a job. */
const showsNames = (): boolean =>
  !isPublicPage(splitLanguage(location.pathname).path) || document.querySelector('dialog[open]') !== null;

const hide = (): void => void (document.body.style.visibility = 'hidden');
const show = (): void => void (document.body.style.visibility = '');

/**
 * Hides a page in the back-forward cache until the server has confirmed its session: somebody may have signed out
 * everywhere. Without an answer the page is shown, as a device without internet may read what it holds.
 */
export function hideWhileAway(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && readSession() !== null && showsNames()) hide();
  });
  addEventListener('pageshow', () => {
    if (document.body.style.visibility === '') return;
    // Another tab may have changed it.
    changeSession(readStoredSession());
    const as = readSession()?.user._id;
    if (as === undefined) return show();
    const options = { as, cache: 'no-store', timeoutMs: SLOW_ANSWER_MS } as const;
    requestJson(apiUrl(accountPaths.profile), options).then(show, show);
  });
}
