import { locales, type Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { wellKnownPaths } from '#contract/http/paths.ts';
import { CARDS_BASE, JOB_CARDS_BASE } from '../cards/card-text.ts';
import { feedTypes, feedPaths, type FeedKind } from '../feeds/feed.ts';
import { SITEMAP_PATH, SITEMAPS_BASE } from '../sitemaps/routes.ts';
import { query, text, type Operation, type Parameter } from './operation.ts';

const file = (description: string): Parameter => ({
  name: 'file',
  in: 'path',
  required: true,
  schema: text(),
  description,
});

const plain = (contentType: string) => ({ contentType, schema: text() });

const toRead = (
  path: string,
  summary: string,
  more: Omit<Operation, 'method' | 'path' | 'tag' | 'summary' | 'access'>,
): Operation => ({ method: 'get', path, tag: 'Discovery', summary, access: 'public', ...more });

const jpeg = plain('image/jpeg');
const xml = plain('application/xml');

const formats: Readonly<Record<FeedKind, string>> = { atom: 'Atom (RFC 4287)', json: 'JSON Feed 1.1' };
/** Behind a summary. */
const languages: Readonly<Record<Locale, string>> = { en: '', bn: ', in Bangla' };

/** For search engines, feed readers and link previews. */
export const discoveryOperations: readonly Operation[] = [
  ...locales.flatMap((language) =>
    feedTypes.map(({ kind, type }) =>
      toRead(toLocalPath(feedPaths[kind], language), `New jobs as ${formats[kind]}${languages[language]}`, {
        description: 'The newest 50 of any state of the job list, by the parameters of its page.',
        parameters: [query('search', text(), 'As in the address of the job list, as are all other filters.')],
        plain: plain(type),
        refusals: [400],
      }),
    ),
  ),
  ...locales.flatMap((language) => [
    toRead(
      toLocalPath(`${JOB_CARDS_BASE}/{file}`, language),
      `The picture of a job for previews of its link${languages[language]}`,
      {
        description: 'JPEG, 1200 × 630. An address of an earlier state of the job leads to the present one.',
        parameters: [file('{id}-{version}.jpg')],
        plain: jpeg,
        refusals: [404, 503],
      },
    ),
    toRead(
      toLocalPath(`${CARDS_BASE}/{file}`, language),
      `The picture of the site for previews of links${languages[language]}`,
      { parameters: [file('site-{version}.jpg')], plain: jpeg, refusals: [404, 503] },
    ),
  ]),
  toRead(SITEMAP_PATH, 'The index of the sitemap', { plain: xml }),
  toRead(`${SITEMAPS_BASE}/{file}`, 'A part of the sitemap', {
    description: 'Jobs stand in parts by their number, so a part keeps its ETag while nothing in it changes.',
    parameters: [file('pages.xml, boards.xml or jobs-{number}.xml')],
    plain: xml,
    refusals: [404],
  }),
  toRead('/robots.txt', 'What search engines may read', { plain: plain('text/plain') }),
  toRead(wellKnownPaths.security, 'Whom to tell of a weakness (RFC 9116)', { plain: plain('text/plain') }),
  toRead(wellKnownPaths.changePassword, 'Leads to where a password is changed', { status: 302 }),
];
