import type { IndexHtmlTransformResult } from 'vite';
import type { ClientConfig } from '#contract/config/client-config.ts';
import { insertConfig } from '#server/http/client/client-page.ts';

export const HEAD_SCRIPT = '/src/page/head.ts';

/** The page with settings and head script, which the build writes into it. */
export function toDevPage(html: string, config: ClientConfig): IndexHtmlTransformResult {
  return {
    html: insertConfig(html, config),
    tags: [{ tag: 'script', attrs: { type: 'module', src: HEAD_SCRIPT }, injectTo: 'head' }],
  };
}
