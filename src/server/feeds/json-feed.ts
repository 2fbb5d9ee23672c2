import type { Feed } from './feed.ts';

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
