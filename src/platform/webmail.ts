import { clientConfig } from './config.ts';

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** The address of the webmail compose window, everything URL-encoded. */
export function toComposeUrl(mail: Mail): string {
  const url = new URL(clientConfig().webmailComposeUrl);
  const params = { view: 'cm', fs: '1', to: mail.to, su: mail.subject, body: mail.body };
  url.search = Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return url.href;
}

/** The same letter for the device's own mail program. */
export function toMailtoUrl({ to, subject, body }: Mail): string {
  const address = to.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
