import { CONFIG_ELEMENT_ID } from '#contract/pages.ts';

/** What `#platform/config.ts` does in the app, as far as painting needs it, without its schema. */

function readConfig(): object {
  const config: unknown = JSON.parse(document.getElementById(CONFIG_ELEMENT_ID)?.textContent || '{}');
  return typeof config === 'object' && config !== null ? config : {};
}

/** `{host}` of the API; '' when it is the page's own. */
export function apiHost(): string {
  const config = readConfig();
  return 'apiHost' in config && typeof config.apiHost === 'string' ? config.apiHost : '';
}

/** The address of a stored file: relative paths belong to the API host, full ones are kept (§7). */
export function fileUrl(storedPath: string): string {
  if (/^https?:\/\//i.test(storedPath)) return storedPath;
  return `${apiHost()}${storedPath.startsWith('/') ? '' : '/'}${storedPath}`;
}
