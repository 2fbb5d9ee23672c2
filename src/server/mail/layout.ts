import { html, raw } from 'hono/html';
import type { Locale } from '#contract/format.ts';

/**
 * Styles of mails: inline, as some clients drop style elements, and in a style element for dark schemes. Colours are
 * hexadecimal for compatibility with mail clients.
 */

const font = "font-family: system-ui, 'Noto Sans Bengali', 'Segoe UI', Roboto, Arial, sans-serif";

const styles = {
  page: `margin: 0; padding: 16px; background: #f6f7f2; color: #14261f; ${font}; font-size: 16px; line-height: 1.5`,
  card: 'max-width: 560px; margin: 0 auto; padding: 24px 20px; background: #ffffff; border-radius: 12px; overflow-wrap: anywhere',
  name: 'margin: 0 0 16px; font-weight: 700; color: #0d6b4b',
  heading: 'margin: 0 0 12px; font-size: 20px; line-height: 1.3',
  text: 'margin: 0 0 16px; white-space: pre-line',
  list: 'margin: 0 0 16px; padding: 0; list-style: none',
  item: 'margin: 0; padding: 12px 0; border-top: 1px solid #d9ddd6',
  itemLink: 'color: #0d6b4b; font-weight: 700',
  button:
    'display: inline-block; padding: 12px 20px; border-radius: 8px; background: #0d6b4b; color: #ffffff; font-weight: 700; text-decoration: none',
  quiet: 'margin: 0 0 16px; font-size: 14px; color: #4c5a54',
  link: 'color: #0d6b4b; word-break: break-all',
  footer:
    'margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid #d9ddd6; font-size: 14px; color: #4c5a54',
} as const;

const mailStyle = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #10201a !important; color: #eef2ec !important; }
  .card { background: #182a23 !important; }
  .name, .link { color: #63d3a6 !important; }
  .button { background: #63d3a6 !important; color: #0c1f18 !important; }
  .quiet { color: #b4c2ba !important; }
  .footer, li { border-color: #3a4d45 !important; }
}
`;

/** A mail ready to be sent. */
export interface PreparedMail {
  to: string;
  language: Locale;
  content: MailContent;
  /** Where answers go. Undefined: to the contact address. */
  replyTo?: string;
  /** For mails that can be unsubscribed from. */
  unsubscribeUrl?: string;
  /** It was not sent: a limit forbids it now, or the mail server refused it. */
  onUnsent?: () => Promise<void>;
}

/** The content of a mail, without markup. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** A list, each with a link and lines below it. */
  items?: readonly MailItem[];
  /** A button, and the same as text. */
  link?: { label: string; url: string; hint: string };
  /** Below the link. */
  after: readonly string[];
  /** Why it was sent. */
  footer: string;
  /** Links to unsubscribe. */
  stops?: readonly { label: string; url: string }[];
}

interface MailItem {
  title: string;
  url: string;
  lines: readonly string[];
}

export interface MailBody {
  html: string;
  text: string;
}

const WIDTH = 72;

/** Breaks text into lines; addresses stay whole. */
function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

const toItemText = ({ title, url, lines }: MailItem): string => [title, ...lines, url].join('\n');

function toText(
  { subject, paragraphs, items = [], link, after, footer, stops = [] }: MailContent,
  appName: string,
): string {
  const button = link ? [`${link.label}:\n${link.url}`] : [];
  const parts = [subject, ...paragraphs, ...items.map(toItemText), ...button, ...after];
  const end = [appName, wrap(footer), ...stops.map(({ label, url }) => `${label}:\n${url}`)].join('\n');
  return `${parts.map((part) => (part.includes('\n') ? part : wrap(part))).join('\n\n')}\n\n-- \n${end}\n`;
}

const toParagraph = (text: string) => html`<p style="${styles.text}">${text}</p>`;

const toLink = ({ label, url, hint }: NonNullable<MailContent['link']>) =>
  html`<p style="${styles.text}"><a class="button" href="${url}" style="${styles.button}">${label}</a></p>
    <p class="quiet" style="${styles.quiet}">
      ${hint}<br /><a class="link" href="${url}" style="${styles.link}">${url}</a>
    </p>`;

const toItem = ({ title, url, lines }: MailItem) =>
  html`<li style="${styles.item}">
    <a class="link" href="${url}" style="${styles.itemLink}">${title}</a
    >${lines.map((line) => html`<br />${line}`)}
  </li>`;

const toList = (items: readonly MailItem[]) =>
  items.length === 0
    ? ''
    : html`<ul style="${styles.list}">
        ${items.map(toItem)}
      </ul>`;

/** The one layout of all mails: one column, without tables and pictures. */
export async function toMailBody(
  content: MailContent,
  { language, appName }: { language: Locale; appName: string },
): Promise<MailBody> {
  const { subject, paragraphs, items = [], link, after, footer, stops = [] } = content;
  const stopLinks = stops.map(
    ({ label, url }) => html`<br /><a class="link" href="${url}" style="${styles.link}">${label}</a>`,
  );
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${raw(`<style>${mailStyle}</style>`)}
      </head>
      <body class="page" style="${styles.page}">
        <div class="card" style="${styles.card}" lang="${language}">
          <p class="name" style="${styles.name}">${appName}</p>
          <h1 style="${styles.heading}">${subject}</h1>
          ${paragraphs.map(toParagraph)} ${toList(items)} ${link ? toLink(link) : ''}
          ${after.map(toParagraph)}
          <p class="quiet footer" style="${styles.footer}">${footer}${stopLinks}</p>
        </div>
      </body>
    </html> `;
  return { html: String(page), text: toText(content, appName) };
}
