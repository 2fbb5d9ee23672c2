/**
 * Styles of mails: inline, as some clients drop style elements, and in a style element for dark schemes. Colours are
 * hexadecimal for compatibility with mail clients.
 */

const font = "font-family: system-ui, 'Noto Sans Bengali', 'Segoe UI', Roboto, Arial, sans-serif";

export const styles = {
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

export const mailStyle = `
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
