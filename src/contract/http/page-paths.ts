import { FILES_BASE, HEALTH_PATH, WELL_KNOWN_BASE } from './paths.ts';
import { DIGIMART_RETURN_BASE, sandboxPaths } from '../subscription/paths.ts';

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

/** True for paths of screens, neither the server's own nor a file's. */
export function isPagePath(pathname: string): boolean {
  const lastSegment = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !isServerPath(pathname) && !lastSegment.includes('.');
}
