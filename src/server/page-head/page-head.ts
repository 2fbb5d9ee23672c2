import { toWindowTitle } from '#contract/http/page-titles.ts';
import { cardSize, toSiteCardPath } from '../cards/card-text.ts';
import { escapeHtml, toScriptJson } from '../http/response/escape-html.ts';
import type { Head, PageFacts, Site } from './page-facts.ts';
import { toJobHead, toListHead, toMissingHead, toScreenHead } from './heads.ts';

function toHead(facts: PageFacts, site: Site): Head {
  if (facts.kind === 'job') return toJobHead(facts, site);
  if (facts.kind === 'list') return toListHead(facts);
  if (facts.kind === 'screen') return toScreenHead(facts.screen);
  return facts.kind === 'board' ? facts : toMissingHead(facts.what);
}

type Attributes = Readonly<Record<string, string>>;

const toTag = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;
const meta = (name: string, content: string): string => toTag('meta', { name, content });
const property = (name: string, content: string): string => toTag('meta', { property: name, content });

function toPreviewTags({ title, description, path, type = 'website', card }: Head, site: Site): string[] {
  const { origin, appName } = site;
  const picture = origin + (card?.path ?? toSiteCardPath(appName));
  const alt = card?.alt ?? `${appName}: jobs in Bangladesh`;
  return [
    property('og:type', type),
    property('og:site_name', appName),
    property('og:title', title),
    property('og:description', description),
    ...(path === undefined ? [] : [property('og:url', origin + path)]),
    property('og:image', picture),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', picture),
    meta('twitter:image:alt', alt),
  ];
}

const toDataScript = (data: object): string =>
  `<script type="application/ld+json">${toScriptJson(data)}</script>`;

/** A page's title, description, previews, feeds and structured data as HTML. */
export function toPageHead(facts: PageFacts, site: Site): string {
  const head = toHead(facts, site);
  const { title, description, path, feeds = [], data } = head;
  const feedTags = feeds.map((feed) =>
    toTag('link', { rel: 'alternate', type: feed.type, title: feed.title, href: feed.path }),
  );
  return [
    `<title>${escapeHtml(toWindowTitle(title, site.appName))}</title>`,
    meta('description', description),
    path === undefined
      ? meta('robots', 'noindex')
      : toTag('link', { rel: 'canonical', href: site.origin + path }),
    ...toPreviewTags(head, site),
    ...feedTags,
    ...(data === undefined ? [] : [toDataScript(data)]),
  ].join('');
}
