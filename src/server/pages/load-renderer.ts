import { AsyncLocalStorage } from 'node:async_hooks';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { ClientConfig } from '#contract/config/client-config.ts';
import { type Locale, locales } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import type { Render } from '#contract/http/page-data.ts';
import { toLanguageFolder } from '#contract/http/pages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { OWN_REQUEST } from '../http/request/request-log.ts';
import { withTimeout } from '../timing.ts';

/** Frees the place of a render whose data does not come. Readers have got another answer long before. */
const LIMIT_MS = 10 * SECOND_MS;

const answersOfPage = new AsyncLocalStorage<Map<string, Promise<Response>>>();

/** Makes one page: within `work`, {@link sendToApi} requests each address once and repeats its answer. */
export const asOnePage = <T>(work: () => Promise<T>): Promise<T> => answersOfPage.run(new Map(), work);

export type SendToApi = (url: string, init: RequestInit) => Promise<Response>;

/** Reads our own routes in process. @throws DOMException TimeoutError */
export const sendToApi =
  (api: Hono): SendToApi =>
  async (url, { headers = {} }) => {
    const request = () =>
      withTimeout(LIMIT_MS, Promise.resolve(api.request(url, { headers })), () => {
        throw new DOMException('No answer in time.', 'TimeoutError');
      });
    const answers = answersOfPage.getStore();
    const answer = answers?.get(url) ?? request();
    answers?.set(url, answer);
    return (await answer).clone();
  };

export const toScreensFile = (language: Locale): string => `.${toLanguageFolder(language)}/screens.json`;

/** Scripts of a screen besides those of every page, by route file. */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>;

/** The built renderer. */
interface Renderer {
  create: (options: { config: ClientConfig; send: SendToApi | null }) => Render;
  screens: ScreenFiles;
}

const RenderModule = v.object({
  createRenderer: v.custom<Renderer['create']>((value) => typeof value === 'function'),
});
const Screens = v.record(v.string(), v.array(v.string()));

export type Renderers = Readonly<Record<Locale, Renderer | null>>;

/** The module that renders a language. */
export const toRendererName = (language: Locale): string => `render-${language}`;

async function loadRenderer(dist: string, language: Locale): Promise<Renderer | null> {
  const path = join(dist, `server/${toRendererName(language)}.js`);
  const isBuilt = await access(path).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return null;
  const { createRenderer } = v.parse(RenderModule, await import(pathToFileURL(path).href));
  const listed = await readFile(join(dist, 'client', toScreensFile(language)), 'utf8');
  return { create: createRenderer, screens: v.parse(Screens, JSON.parse(listed)) };
}

/** Loads the renderers. @returns null if nothing is built */
export async function loadRenderers(dist: string): Promise<Renderers> {
  const [en, bn] = await Promise.all([loadRenderer(dist, 'en'), loadRenderer(dist, 'bn')]);
  return { en, bn };
}

/**
 * Renders a few pages at the start. The first renderings of a process are so slow that a busy machine would exceed the
 * time limit and send pages without their jobs. Failures are ignored; requests repeat them.
 */
export async function warmUp(app: Hono): Promise<void> {
  for (const language of locales) {
    for (const path of [appPaths.home, appPaths.jobs]) {
      const answer = await app.request(toLocalPath(path, language), {}, OWN_REQUEST);
      await answer.arrayBuffer();
    }
  }
}
