import { PAGE_DATA_ELEMENT_ID, type Rendered } from '#contract/http/page-data.ts';
import { toScriptJson } from '../http/response/escape-html.ts';
import type { ScreenFiles } from './load-renderer.ts';

interface PageParts {
  head: string;
  rendered: Extract<Rendered, { kind: 'page' }> | null;
  screens: ScreenFiles;
}

const insert = (html: string, mark: RegExp | string, text: string): string => html.replace(mark, () => text);

const insertHead = (html: string, head: string): string =>
  insert(html.replace(/<meta\s+name="description"[^>]*>/, ''), /<title>[^<]*<\/title>/, head);

/** The shell with a page's head, content, data and scripts. */
export function toPageHtml(shell: string, { head, rendered, screens }: PageParts): string {
  const page = insertHead(shell, head);
  if (rendered === null) return page;
  const { content, data, screen } = rendered;
  const json =
    data === null
      ? ''
      : `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${toScriptJson(data)}</script>`;
  const files = (screens[screen] ?? []).join(' ');
  const filled = insert(page, '<div id="root"></div>', `<div id="root">${content}</div>${json}`);
  return insert(filled, 'data-modules=""', `data-modules="${files}"`);
}
