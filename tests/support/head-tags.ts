/** The head of a page, as a crawler reads it. */
export interface HeadTags {
  title: string;
  /** By `name` or `property`; a tag that stands twice is refused. */
  meta: Readonly<Record<string, string>>;
  canonical: string | undefined;
  feeds: readonly { type: string; title: string; href: string }[];
  /** Addresses of the page by language. */
  translations: Readonly<Record<string, string>>;
  /** Structured data, parsed. */
  data: readonly unknown[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const toText = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => entities[name] ?? '');

const toAttributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, toText(value)]),
  );

export function readHead(html: string): HeadTags {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = (name: string) =>
    [...head.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => toAttributes(tag));
  const meta: Record<string, string> = {};
  for (const { name, property, content = '' } of tags('meta')) {
    const key = name ?? property;
    if (key === undefined || key.startsWith('theme')) continue;
    if (key in meta) throw new Error(`${key} stands twice`);
    meta[key] = content;
  }
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)];
  if (titles.length !== 1) throw new Error(`${titles.length} titles`);
  const links = tags('link');
  const scripts = head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return {
    title: toText(titles[0]?.[1] ?? ''),
    meta,
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    feeds: links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang === undefined)
      .map(({ type = '', title = '', href = '' }) => ({ type, title, href })),
    translations: Object.fromEntries(
      links.flatMap(({ hreflang, href = '' }) => (hreflang === undefined ? [] : [[hreflang, href]])),
    ),
    data: [...scripts].map(([, json = '']) => JSON.parse(json)),
  };
}
