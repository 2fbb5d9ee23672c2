import { createHash } from 'node:crypto';
import { CONFIG_ELEMENT_ID, configuredOrigins, type ClientConfig } from '#contract/client-config.ts';
import { CONFIG_REVISION_PLACEHOLDER } from '#contract/worker.ts';

const configElement = new RegExp(`(<script[^>]*\\bid="${CONFIG_ELEMENT_ID}"[^>]*>)[^<]*(</script>)`);

/** Puts the deployment's settings into a built page. `<` is escaped, so that no text can end the element. */
export function insertConfig(html: string, config: ClientConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(configElement, (_whole, start: string, end: string) => start + json + end);
}

/** Marks the worker with the configuration it was served with. */
export function insertRevision(worker: string, config: ClientConfig): string {
  const revision = createHash('sha256').update(JSON.stringify(config)).digest('hex').slice(0, 12);
  return worker.replaceAll(CONFIG_REVISION_PLACEHOLDER, revision);
}

const hashesOf = (html: string, element: RegExp): string[] => {
  const bodies = [...html.matchAll(element)].map((found) => found[1] ?? '');
  return bodies.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
};
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The Content-Security-Policy of one page. Scripts and style sheets inside the page are allowed by their hash
 * alone; style attributes are allowed, as pre-rendered markup holds them.
 */
export function toPagePolicy(html: string, config: ClientConfig): string {
  const origins = configuredOrigins(config);
  const styles = ["'self'", ...hashesOf(html, inlineStyle)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, inlineScript)],
    'style-src': styles,
    'style-src-elem': styles,
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  const written = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return written.join('; ');
}
