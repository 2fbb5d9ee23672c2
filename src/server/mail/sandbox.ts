import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { sandboxPaths } from '#contract/subscription/paths.ts';
import type { Config } from '../config.ts';
import { describeRoute, segment, text } from '../http/describe-route.ts';
import { missingRoute } from '../http/failures.ts';
import { type Markup, toPlainPage } from '../http/response/html.ts';
import { listEmls, parseEml, readEml } from './mailer.ts';

/** Inline styles are allowed for the shown mail. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const MOST_SHOWN = 50;

const toPage = (title: string, content: Markup): Markup =>
  toPlainPage({
    title,
    mark: 'Sandbox: no mail is sent. Mails are files in the data folder.',
    content: html`<h1>${title}</h1>
      ${content}`,
  });

const toPath = (name: string): string => `${sandboxPaths.mail}/${name}`;
const toTime = (name: string): string => new Date(Number(name.slice(0, 13))).toISOString();
const toSubject = (text: string): string => text.split('\n', 1)[0] ?? '';

async function showList({ dataDir }: Config): Promise<Markup> {
  const rows: Markup[] = [];
  for (const name of (await listEmls(dataDir)).slice(0, MOST_SHOWN)) {
    const content = await readEml(dataDir, name);
    if (content === null) continue;
    const { to, text } = parseEml(content);
    const at = toTime(name);
    rows.push(
      html`<li>
        <a href="${toPath(name)}">${toSubject(text)}</a><br />to ${to}, <time datetime="${at}">${at}</time>
      </li>`,
    );
  }
  const list =
    rows.length === 0
      ? html`<p>None yet.</p>`
      : html`<ol>
          ${rows}
        </ol>`;
  return toPage('Mails', list);
}

/** A URL alone on its line becomes a link. */
const toLine = (line: string): (Markup | string)[] => [
  /^https?:\/\/\S+$/.test(line) ? html`<a href="${line}">${line}</a>` : line,
  '\n',
];

function showMail(name: string, content: string): Markup {
  const { to, html: mail, text } = parseEml(content);
  return toPage(
    toSubject(text),
    html`<p>To ${to}, ${toTime(name)}. <a href="${sandboxPaths.mail}">All mails</a></p>
      <iframe sandbox="" title="The mail as HTML" srcdoc="${mail}"></iframe>
      <h2>As text</h2>
      <pre>${text.split('\n').flatMap(toLine)}</pre>`,
  );
}

const sandbox = {
  tag: 'Service',
  description: '404 where a mail server is set, and unless the sandbox is on this machine or asked for.',
  plain: { contentType: 'text/html', schema: text() },
  refusals: [404],
};

const descriptions = {
  list: describeRoute({ ...sandbox, summary: 'The mails of a server that sends none, the newest first' }),
  get: describeRoute({
    ...sandbox,
    summary: 'One of these mails',
    parameters: [segment('name', 'As the list has it.')],
  }),
};

/** Shows the mails of a server without SMTP; 404 otherwise, because they contain links into accounts. */
export function createMailSandbox({ config }: { config: Config }) {
  const guard = createMiddleware(async (c, next) => {
    if (!config.mail.isShown) return missingRoute(c);
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', POLICY);
    return undefined;
  });
  return new Hono({ strict: false })
    .get(sandboxPaths.mail, descriptions.list, guard, async (c) => c.html(await showList(config)))
    .get(`${sandboxPaths.mail}/:name`, descriptions.get, guard, async (c) => {
      const name = c.req.param('name');
      const content = await readEml(config.dataDir, name);
      return content === null ? missingRoute(c) : c.html(await showMail(name, content));
    });
}
