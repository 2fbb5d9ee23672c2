/** Hosts with their subdomains. */
const networks = {
  instagram: { hosts: ['instagram.com'], profiles: 'https://www.instagram.com/' },
  facebook: { hosts: ['facebook.com', 'fb.com'], profiles: 'https://www.facebook.com/' },
  linkedin: { hosts: ['linkedin.com'], profiles: 'https://www.linkedin.com/company/' },
} as const;
export type SocialNetwork = keyof typeof networks;
export const socialNetworks: readonly SocialNetwork[] = ['instagram', 'facebook', 'linkedin'];

const bareLink = /^([\w-]+\.)*(instagram|facebook|fb|linkedin)\.com(\/|$)/i;

/** The profile link of a handle ("@kaj", "kaj") or link; null without one. */
export function toSocialUrl(network: SocialNetwork, handle: string): string | null {
  const text = handle.trim();
  if (text === '') return null;
  if (/^https?:\/\//i.test(text)) return text;
  if (bareLink.test(text)) return `https://${text}`;
  return networks[network].profiles + encodeURIComponent(text.replace(/^@/, ''));
}

/** True for http and https links. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text.trim());
}

/** Browsers read "\" as "/". */
const authorityOf = (url: string): string => /^https?:\/\/([^/?#\\\s]*)/i.exec(url.trim())?.[1] ?? '';

/** The host of a web address, without what comes before an "@". */
export function toHost(url: string): string {
  return authorityOf(url).replace(/^.*@/, '').replace(/:\d*$/, '').toLowerCase();
}

/** {@link toHost} as its letters read: with percent signs for other letters, browsers decode them. */
export function toReadHost(url: string): string {
  const host = toHost(url);
  try {
    return decodeURIComponent(host).normalize('NFKC');
  } catch {
    return host;
  }
}

/** Letters and digits of any language: other signs look like those that end a host ("good.example⁄evil.example"). */
const plainHost = /^[\p{L}\p{M}\p{N}._-]+$/u;

/** True for a web address whose host is plain to see. */
export function isPlainWebUrl(text: string): boolean {
  const isPlain = !/[\s\\]/.test(text.trim()) && !authorityOf(text).includes('@');
  return isPlain && plainHost.test(toReadHost(text));
}

/** A web address as text, without its scheme and user. */
export const toLinkText = (url: string): string =>
  url
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^[^/?#\\]*@/, '');

export function isOfNetwork(network: SocialNetwork, url: string): boolean {
  const host = toHost(url);
  return networks[network].hosts.some((own) => host === own || host.endsWith(`.${own}`));
}

/** True for a name, or a link to the network itself. */
export function isSocialHandle(network: SocialNetwork, handle: string): boolean {
  const text = handle.trim();
  if (!/[/:\\]|^www\./i.test(text)) return true;
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return isPlainWebUrl(url) && isOfNetwork(network, url);
}
