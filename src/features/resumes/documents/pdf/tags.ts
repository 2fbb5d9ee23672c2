import { toLatinDigits } from '#contract/format.ts';
import { isPhoneNumber, ofBangladesh } from '#contract/phone-number.ts';

/** The tags of a PDF (ISO 32000-2, 14.8.4), which screen readers and CV parsers read. */
type Role =
  'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link';

export interface Tag {
  role: Role;
  /** Null right in the document. */
  parent: Tag | null;
  /** The place of its part of the CV in reading order; the same for all tags of a part. */
  section: number;
  /** Read out in place of a picture. */
  alt?: string;
}

export const createTag = (
  role: Role,
  { section, parent = null }: Pick<Tag, 'section'> & { parent?: Tag | null },
): Tag => ({
  role,
  parent,
  section,
});

/** A part of a text that leads to an address. */
export interface TextLink {
  start: number;
  end: number;
  uri: string;
}

const linkable = new RegExp(
  [
    /(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/,
    /(?<web>(?:https?:\/\/|www\.)[^\s<>"()]*[\w/]|(?<![\w@.-])(?:[a-z\d-]+\.)+(?:com|org|net|io|bd|dev|me|info|edu)(?![\w@.-])(?:\/[^\s<>"(),;]*)?)/,
    /(?<phone>(?:\+|(?<![\w.+-])0)\d[\d\s().-]{6,16}\d)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

function toPhoneUri(phone: string): string | undefined {
  if (!isPhoneNumber(phone)) return undefined;
  const plain = phone.replaceAll(/[^\d+]/g, '');
  const [, mobile] = ofBangladesh.exec(plain) ?? [];
  return `tel:${mobile === undefined ? plain : `+880${mobile}`}`;
}

const toWebUri = (site: string): string => encodeURI(/^https?:/i.test(site) ? site : `https://${site}`);

/** The addresses, numbers and sites that a text names. */
export const findLinks = (text: string): TextLink[] =>
  Array.from(toLatinDigits(text).matchAll(linkable)).flatMap(({ 0: found, index, groups = {} }) => {
    const { mail, web, phone } = groups;
    const uri = mail ? `mailto:${mail}` : web ? toWebUri(web) : toPhoneUri(phone ?? '');
    return uri === undefined ? [] : [{ start: index, end: index + found.length, uri }];
  });
