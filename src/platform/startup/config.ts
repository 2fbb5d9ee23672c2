import type { ClientConfig } from '#contract/config/client-config.ts';
import { clientDefaults } from '#contract/config/client-defaults.ts';
import { CONFIG_ELEMENT_ID } from '#contract/http/pages.ts';

let current: ClientConfig | undefined;

/** The server has validated them; only their types are compared. */
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

/** Sets the configuration on the server and in tests, which have no page to read it from. */
export function setClientConfig(config: ClientConfig): void {
  current = config;
}

/** This deployment's client settings, read from the page. */
export function clientConfig(): ClientConfig {
  current ??= readPageConfig();
  return current;
}

/** The full address of a path of the main API (§7). */
export function apiUrl(path: string): string {
  return `${clientConfig().apiHost}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** The address of a stored file: relative paths belong to the API host (§7). */
export function fileUrl(storedPath: string): string {
  return /^https?:\/\//i.test(storedPath) ? storedPath : apiUrl(storedPath);
}
