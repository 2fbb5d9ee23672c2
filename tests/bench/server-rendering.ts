import type { Hono } from 'hono';
import * as v from 'valibot';
import { apiPaths, appPaths, toJobPath } from '#contract/http/paths.ts';
import { toClientConfigs, type Config } from '#server/config.ts';
import type { Renderers } from '#server/pages/load-renderer.ts';
import type { Row } from './rows.ts';

const JobIds = v.object({ data: v.object({ jobs: v.array(v.object({ _id: v.string() })) }) });

const WARM_UP = 50;
const RENDERS = 200;
const BUDGET_MS = 8;

/** Answers from memory after the first time: what is measured is the rendering, not the database. */
function createMemory(app: Hono) {
  const answers = new Map<string, Promise<string>>();
  return async (url: string, { headers = {} }: RequestInit): Promise<Response> => {
    const known =
      answers.get(url) ?? Promise.resolve(app.request(url, { headers })).then((answer) => answer.text());
    answers.set(url, known);
    return new Response(await known, { headers: { 'Content-Type': 'application/json' } });
  };
}

/** Processor time of one render of the list of 10, without compression. Replaces what the renderers read from. */
export async function measureRendering(app: Hono, renderers: Renderers, config: Config): Promise<Row> {
  const render = renderers.en?.create({ config: toClientConfigs(config).en, send: createMemory(app) });
  if (!render) throw new Error('Nothing is built.');
  const times = async (count: number): Promise<number> => {
    const before = process.cpuUsage();
    for (let index = 0; index < count; index += 1) {
      const rendered = await render({ href: appPaths.jobs, now: Date.now() });
      if (rendered.kind !== 'page' || rendered.status !== 200) throw new Error('The list was not rendered.');
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / count;
  };
  await times(WARM_UP);
  return {
    what: 'rendering a list of 10',
    measured: await times(RENDERS),
    unit: 'ms',
    budget: { most: BUDGET_MS },
    note: 'processor time of each; the answers at hand, no compression',
  };
}

const AT_ONCE = 200;
const REQUESTS = 2000;
const MOST_FAILED_PERCENT = 1;

/** Pages and API answers, all at a time: how many of the pages cannot be served. */
export async function measureOverload(app: Hono): Promise<Row> {
  const list = await app.request(apiPaths.jobs);
  const { data } = v.parse(JobIds, await list.json());
  const pages = [appPaths.home, appPaths.jobs, ...data.jobs.map(({ _id }) => toJobPath(_id))];
  const paths = [...pages, ...pages.map((_, index) => `${apiPaths.jobs}?page=${index + 1}`)];
  const statuses = new Map<number, number>();
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < REQUESTS) {
      const path = paths[next % paths.length] ?? appPaths.home;
      next += 1;
      const answer = await app.request(path, { headers: { 'Accept-Encoding': 'br' } });
      await answer.arrayBuffer();
      if (pages.includes(path)) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  const served = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return {
    what: `pages that are 503 at ${AT_ONCE} requests at a time`,
    measured: ((statuses.get(503) ?? 0) / served) * 100,
    unit: '%',
    budget: { most: MOST_FAILED_PERCENT },
    note: `${served} pages among ${REQUESTS} requests`,
  };
}
