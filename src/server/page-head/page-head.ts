import type { Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { toWindowTitle } from '#contract/http/page-titles.ts';
import { cardSize, toSiteCardPath } from '../cards/card-text.ts';
import { escapeHtml, toScriptJson } from '../http/response/html.ts';
import type { Head, PageFacts, Site } from './page-facts.ts';
import { toBoardHead, toJobHead, toListHead, toMissingHead, toScreenHead } from './heads.ts';
import { pageTexts } from './page-texts.ts';

function toHead(facts: PageFacts, site: Site): Head {
  if (facts.kind === 'job') return toJobHead(facts, site);
  if (facts.kind === 'list') return toListHead(facts, site);
  if (facts.kind === 'screen') return toScreenHead(facts.screen, site);
  if (facts.kind === 'asked') return toScreenHead('jobDetails', site);
  return facts.kind === 'board' ? toBoardHead(facts, site) : toMissingHead(facts.what, site);
}

type Attributes = Readonly<Record<string, string>>;

const toTag = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;
const meta = (name: string, content: string): string => toTag('meta', { name, content });
const property = (name: string, content: string): string => toTag('meta', { property: name, content });

const ogLocales: Readonly<Record<Locale, string>> = { en: 'en_GB', bn: 'bn_BD' };

function toPreviewTags({ title, description, path, type = 'website', card }: Head, site: Site): string[] {
  const { origin, appName, language } = site;
  const picture = origin + (card?.path ?? toSiteCardPath(site));
  const alt = card?.alt ?? pageTexts[language].site(appName);
  return [
    property('og:type', type),
    property('og:site_name', appName),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', ogLocales[language]),
    property('og:locale:alternate', ogLocales[language === 'en' ? 'bn' : 'en']),
    ...(path === undefined ? [] : [property('og:url', origin + toLocalPath(path, language))]),
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

const translations: readonly (readonly [hreflang: string, language: Locale])[] = [
  ['en', 'en'],
  ['bn', 'bn'],
  ['x-default', 'en'],
];

const noIndex = meta('robots', 'noindex');

/** The canonical URL in this language and the translations; without a path, `noindex`. */
function toAddressTags(path: string | undefined, { origin, language }: Site): string[] {
  if (path === undefined) return [noIndex];
  const link = (rel: string, of: Locale, more: Attributes = {}) =>
    toTag('link', { rel, ...more, href: origin + toLocalPath(path, of) });
  return [
    link('canonical', language),
    ...translations.map(([hreflang, of]) => link('alternate', of, { hreflang })),
  ];
}

/** A page's title, description, previews, feeds and structured data as HTML. */
export function toPageHead(facts: PageFacts, site: Site): string {
  const head = toHead(facts, site);
  const { title, description, path, isPast = false, feeds = [], data } = head;
  const feedTags = feeds.map((feed) =>
    toTag('link', { rel: 'alternate', type: feed.type, title: feed.title, href: feed.path }),
  );
  return [
    `<title>${escapeHtml(toWindowTitle(title, site.appName))}</title>`,
    meta('description', description),
    ...toAddressTags(path, site),
    ...(isPast ? [noIndex] : []),
    ...toPreviewTags(head, site),
    ...feedTags,
    ...(data === undefined ? [] : [toDataScript(data)]),
  ].join('');
}
