import * as v from 'valibot';
import { ClientConfig } from '#contract/client-config.ts';
import { CONFIG_ELEMENT_ID } from '#contract/pages.ts';

let current: ClientConfig | undefined;

function readPageConfig(): ClientConfig {
  const defaults = v.parse(ClientConfig, {});
  if (typeof document === 'undefined') return defaults;
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '{}';
  try {
    const parsed = v.safeParse(ClientConfig, JSON.parse(text));
    return parsed.success ? parsed.output : defaults;
  } catch {
    return defaults;
  }
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

/** The address of a stored file: relative paths belong to the API host, full ones are kept (§7). */
export function fileUrl(storedPath: string): string {
  return /^https?:\/\//i.test(storedPath) ? storedPath : apiUrl(storedPath);
}
