/** What companies write as their addresses on the web, and where it leads. */

/** Hosts of a network, those below them included, and where a name leads there. */
const networks = {
  instagram: { hosts: ['instagram.com'], profiles: 'https://www.instagram.com/' },
  facebook: { hosts: ['facebook.com', 'fb.com'], profiles: 'https://www.facebook.com/' },
  linkedin: { hosts: ['linkedin.com'], profiles: 'https://www.linkedin.com/company/' },
} as const;
export type SocialNetwork = keyof typeof networks;
export const socialNetworks: readonly SocialNetwork[] = ['instagram', 'facebook', 'linkedin'];

const bareLink = /^([\w-]+\.)*(instagram|facebook|fb|linkedin)\.com(\/|$)/i;

/** The profile link of a handle ("@kaj", "kaj", or a link with or without its scheme); null when there is none. */
export function toSocialUrl(network: SocialNetwork, handle: string): string | null {
  const text = handle.trim();
  if (text === '') return null;
  if (/^https?:\/\//i.test(text)) return text;
  if (bareLink.test(text)) return `https://${text}`;
  return networks[network].profiles + encodeURIComponent(text.replace(/^@/, ''));
}

/** True for links that may be followed: http and https alone. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text.trim());
}

/** Between the scheme and the path; browsers read "\" as "/". */
const authorityOf = (url: string): string => /^https?:\/\/([^/?#\\\s]*)/i.exec(url.trim())?.[1] ?? '';

/** The host that a web address leads to, whatever stands before an "@" in it. */
export function toHost(url: string): string {
  return authorityOf(url).replace(/^.*@/, '').replace(/:\d*$/, '').toLowerCase();
}

/** True for a web address that says where it leads: nothing before an "@" pretends to be the host. */
export function isPlainWebUrl(text: string): boolean {
  return isWebUrl(text) && !/[\s\\]/.test(text.trim()) && !authorityOf(text).includes('@');
}

/** A web address as text: without its scheme, and without what pretends to be its host. */
export const toLinkText = (url: string): string =>
  url
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^[^/?#\\]*@/, '');

/** True for a link to a network's own hosts. */
export function isOfNetwork(network: SocialNetwork, url: string): boolean {
  const host = toHost(url);
  return networks[network].hosts.some((own) => host === own || host.endsWith(`.${own}`));
}

/** True for what may be written for a network: a name, or a link to the network itself. */
export function isSocialHandle(network: SocialNetwork, handle: string): boolean {
  const text = handle.trim();
  if (!/[/:\\]|^www\./i.test(text)) return true;
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return isPlainWebUrl(url) && isOfNetwork(network, url);
}
