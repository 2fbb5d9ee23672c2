import { createHash } from 'node:crypto';
import { configuredOrigins, type ClientConfig } from '#contract/config/client-config.ts';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../../config.ts';
import { isHttps } from '../request/client-address.ts';

/** Hashes of the inline elements of a name, without scripts of files and scripts of data. */
function hashesOf(html: string, name: 'script' | 'style'): string[] {
  const hashes: string[] = [];
  let at = html.indexOf(`<${name}`);
  while (at >= 0) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf(`</${name}>`, begin);
    if (begin === 0 || end < 0) break;
    const body = html.slice(begin, end);
    const isInline = !/\s(?:src=|type="application\/)/.test(html.slice(at, begin));
    if (isInline) hashes.push(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
    at = html.indexOf(`<${name}`, end);
  }
  return hashes;
}

/** The worker's Content-Security-Policy, which also governs what it fetches for pages, and icons of notifications. */
export function toWorkerPolicy(config: ClientConfig): string {
  const sources = ["'self'", ...configuredOrigins(config)].join(' ');
  return `default-src 'none'; script-src 'self'; connect-src ${sources}; img-src 'self'`;
}

/** Targets of forms without scripts: webmail, which redirects to another host of its domain, and stored files. */
function formTargets({ webmailComposeUrl, apiHost }: ClientConfig): string[] {
  const origins = [webmailComposeUrl, apiHost].flatMap((url) => (url === '' ? [] : [new URL(url).origin]));
  const [, domain] = /^https:\/\/[\w-]+\.([\w.-]+\.[a-z]+)$/i.exec(origins[0] ?? '') ?? [];
  return domain === undefined ? origins : [`https://*.${domain}`, ...origins];
}

/** A page's Content-Security-Policy. Inline scripts and styles by hash; style attributes for pre-rendered markup. */
export function toPagePolicy(html: string, config: ClientConfig): string {
  const origins = configuredOrigins(config);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // HarfBuzz (text shaping for PDFs) is WebAssembly, and the CV builder opens by client-side navigation from any page.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...formTargets(config)],
  };
  const written = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return written.join('; ');
}

const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

const INERT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Headers of every answer; does not replace a policy set by a route. Hono's secureHeaders (4.13) overwrites it, sends
 * Strict-Transport-Security over http too, and seven of its eleven headers would have to be switched off.
 */
export const securityHeaders = ({ trustedProxies }: Pick<Config, 'trustedProxies'>) =>
  createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(always)) c.res.headers.set(name, value);
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', INERT_POLICY);
    }
    if (isHttps(c, trustedProxies)) c.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
  });
