const socialHosts = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/company/',
} as const;
export type SocialNetwork = keyof typeof socialHosts;
export const socialNetworks: readonly SocialNetwork[] = ['instagram', 'facebook', 'linkedin'];

const bareLink = /^([\w-]+\.)*(instagram|facebook|fb|linkedin)\.com\//i;

/** The profile link of a handle ("@kaj", "kaj", or a link with or without its scheme); null when there is none. */
export function toSocialUrl(network: SocialNetwork, handle: string): string | null {
  const text = handle.trim();
  if (text === '') return null;
  if (/^https?:\/\//i.test(text)) return text;
  if (bareLink.test(text)) return `https://${text}`;
  return socialHosts[network] + encodeURIComponent(text.replace(/^@/, ''));
}

/** True for links that may be followed: http and https alone. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text.trim());
}
