import type { Feed, FeedEntry } from './feed.ts';
import { escapeHtml as escape } from '../http/response/escape-html.ts';

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export const toJsonFeed = ({ title, address, page, icon, author, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: address,
    icon,
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      content_text: entry.text,
      date_published: entry.published,
      image: entry.picture,
      ...(entry.company !== '' && { authors: [{ name: entry.company }] }),
      tags: [entry.category],
    })),
  });

function toEntry({ address, title, company, text, published, category }: FeedEntry): string {
  const author = company === '' ? '' : `<author><name>${escape(company)}</name></author>`;
  return `<entry>
<id>${escape(address)}</id>
<title>${escape(title)}</title>
<link rel="alternate" type="text/html" href="${escape(address)}"/>
<published>${published}</published>
<updated>${published}</updated>
${author}<category term="${escape(category)}"/>
<summary>${escape(text)}</summary>
</entry>`;
}

/** A feed as Atom (RFC 4287). */
export const toAtom = ({ title, address, page, icon, author, updated, entries }: Feed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escape(address)}</id>
<title>${escape(title)}</title>
<link rel="self" type="application/atom+xml" href="${escape(address)}"/>
<link rel="alternate" type="text/html" href="${escape(page)}"/>
<icon>${escape(icon)}</icon>
<author><name>${escape(author)}</name></author>
<updated>${updated}</updated>
${entries.map(toEntry).join('\n')}
</feed>
`;
