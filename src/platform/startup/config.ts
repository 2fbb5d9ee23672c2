import type { ClientConfig } from '#contract/config/client-config.ts';
import { clientDefaults } from '#contract/config/client-defaults.ts';
import { CONFIG_ELEMENT_ID } from '#contract/http/pages.ts';

let current: ClientConfig | undefined;

/** Our server has checked them; only their kinds are compared here. */
function isWhole(settings: object): settings is ClientConfig {
  return Object.entries(clientDefaults).every(
    ([name, usual]) => typeof Reflect.get(settings, name) === typeof usual,
  );
}

function readPageConfig(): ClientConfig {
  if (typeof document === 'undefined') return clientDefaults;
  try {
    const read: unknown = JSON.parse(document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '{}');
    const settings = { ...clientDefaults, ...(typeof read === 'object' ? read : null) };
    return isWhole(settings) ? settings : clientDefaults;
  } catch {
    return clientDefaults;
  }
}

/** Where there is no page to read them from. */
export function setClientConfig(config: ClientConfig): void {
  current = config;
}

/** What this deployment set of the client; read from the page once, defaults where there is no page. */
export function clientConfig(): ClientConfig {
  current ??= readPageConfig();
  return current;
}

/** The full address of a path of the main API, an image or a file (§7). */
export function apiUrl(path: string): string {
  return `${clientConfig().apiHost}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** The address of a stored file: relative paths belong to the API host, full ones are unchanged (§7). */
export function fileUrl(storedPath: string): string {
  return /^https?:\/\//i.test(storedPath) ? storedPath : apiUrl(storedPath);
}
