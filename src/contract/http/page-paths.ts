import { FILES_BASE, HEALTH_PATH, WELL_KNOWN_BASE } from './paths.ts';
import { DIGIMART_RETURN_BASE, sandboxPaths } from '../subscription/paths.ts';

/** Paths that the page, the worker and the server must never answer with the app's shell. */
function isServerPath(pathname: string): boolean {
  return (
    pathname.startsWith('/api/') ||
    pathname.startsWith(`${FILES_BASE}/`) ||
    pathname.startsWith('/assets/') ||
    pathname.startsWith('/index.php/') ||
    pathname.startsWith(`${WELL_KNOWN_BASE}/`) ||
    pathname === HEALTH_PATH ||
    pathname === sandboxPaths.page ||
    pathname.startsWith(`${sandboxPaths.page}/`) ||
    pathname.startsWith(`${DIGIMART_RETURN_BASE}/`)
  );
}

/** True for paths of screens: not the server's own, and not a file's (`/robots.txt`, `/sw.js`). */
export function isPagePath(pathname: string): boolean {
  const lastSegment = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !isServerPath(pathname) && !lastSegment.includes('.');
}
