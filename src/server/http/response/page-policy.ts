import { createHash } from 'node:crypto';
import { configuredOrigins, type ClientConfig } from '#contract/config/client-config.ts';

const hashesOf = (html: string, element: RegExp): string[] => {
  const bodies = [...html.matchAll(element)].map((found) => found[1] ?? '');
  return bodies.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
};
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The Content-Security-Policy of the worker: what it fetches for the page, from its own address and from the
 * configured ones, is held to this policy and not to the page's.
 */
export function toWorkerPolicy(config: ClientConfig): string {
  const sources = ["'self'", ...configuredOrigins(config)].join(' ');
  return `default-src 'none'; script-src 'self'; connect-src ${sources}`;
}

/**
 * The Content-Security-Policy of one page. Scripts and style sheets inside the page are allowed by their hash
 * alone; style attributes are allowed, as pre-rendered markup holds them.
 */
export function toPagePolicy(html: string, config: ClientConfig): string {
  const origins = configuredOrigins(config);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, inlineScript)],
    'style-src': ["'self'", ...hashesOf(html, inlineStyle)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  const written = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return written.join('; ');
}
