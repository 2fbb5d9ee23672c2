import { toHost } from '../companies/web-links.ts';

/** Whether an address to apply to belongs to the company's website. */

const freeMail =
  /^(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|aol|icloud|me|mac|proton|protonmail|pm|zohomail|mail|email|gmx|yandex|rediffmail|tutanota|tuta|inbox|fastmail)\.(?:com?|net|org|me|in|de|fr|ru|co\.\w\w|com\.\w\w)$/;

/** Sites where anyone can have a page, so that they are not a company's domain. */
const sharedSites =
  /(?:^|\.)(?:facebook|fb|instagram|linkedin|youtube|youtu|twitter|x|tiktok|wa|whatsapp|t|telegram|google|goo|bit|linktr|wixsite|wix|weebly|blogspot|wordpress|business|github|godaddysites|carrd|bdjobs|chaldal|daraz)\.(?:com|me|be|gl|ly|ee|site|io|co|bd|com\.bd)$/;

const secondLevels = new Set(['com', 'net', 'org', 'edu', 'gov', 'co', 'ac', 'info', 'mil', 'gen', 'ltd']);

interface Domain {
  name: string;
  ending: string;
}

/** "jobs.acme.com.bd" is acme, below com.bd. */
function toDomain(host: string): Domain | null {
  const labels = host.replace(/\.$/, '').split('.');
  const [last = '', second = ''] = labels.toReversed();
  const depth = last.length === 2 && secondLevels.has(second) ? 2 : 1;
  const name = labels.at(-depth - 1);
  if (name === undefined || name === '' || !/^[a-z]{2,}$/.test(last)) return null;
  return { name, ending: labels.slice(-depth).join('.') };
}

/** Companies of this country often use both acme.com and acme.com.bd. */
function isSame(one: Domain, other: Domain): boolean {
  if (one.name !== other.name) return false;
  return one.ending === other.ending || [one.ending, other.ending].some((ending) => ending.endsWith('bd'));
}

const websiteHost = (website: string): string =>
  toHost(/^https?:\/\//i.test(website.trim()) ? website : `https://${website.trim()}`);

const address = /[\w.%+-]@((?:[a-z\d-]+\.)+[a-z]{2,})/giu;

const hostsIn = (text: string): string[] =>
  [...text.matchAll(address)].flatMap(([, host]) => (host === undefined ? [] : host.toLowerCase()));

/** Sites where employers collect applications: a link there says nothing about who they are. */
const applicationSites =
  /(?:^|\.)(?:forms|tally|typeform|jotform|airtable|microsoft|office|surveymonkey|zoho|zohorecruit|workable|greenhouse|lever|bamboohr|smartrecruiters|breezy|recruitee|teamtailor|myworkdayjobs|indeed|chakri|skill)\.(?:gle|so|com|io|co|hr|app|jobs)$/;

const isOfAnother = (host: string, isOther: (host: string) => boolean): boolean =>
  host !== '' && !sharedSites.test(host) && !applicationSites.test(host) && isOther(host);

/**
 * Marks addresses of other domains than the company's website. Without a website of its own, marks nothing.
 * @param texts its address, and texts that may name others @param link where one applies; empty for none
 */
export function toAddressMarks(
  website: string,
  texts: readonly string[],
  link = '',
): ('free-mail' | 'other-domain')[] {
  const host = websiteHost(website);
  const own = sharedSites.test(host) ? null : toDomain(host);
  if (own === null) return [];
  const hosts = texts.flatMap(hostsIn);
  const isOther = (other: string): boolean => {
    const domain = toDomain(other);
    return domain !== null && !isSame(domain, own);
  };
  const isFree = hosts.some((other) => freeMail.test(other) && isOther(other));
  const isForeign =
    hosts.some((other) => !freeMail.test(other) && isOther(other)) || isOfAnother(toHost(link), isOther);
  return [...(isForeign ? (['other-domain'] as const) : []), ...(isFree ? (['free-mail'] as const) : [])];
}
