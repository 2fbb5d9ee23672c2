import type { Hono } from 'hono';
import { SECOND_MS } from '#contract/limits.ts';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { ClientConfig } from '#contract/config/client-config.ts';
import type { Render } from '#contract/http/page-data.ts';
import { within } from '../within.ts';

/** Later answers are left to the app. */
const LIMIT_MS = 2 * SECOND_MS;

/** Requests our own routes in process. @throws DOMException TimeoutError */
export const sendToApi =
  (api: Hono) =>
  async (url: string, { method = 'GET', headers = {} }: RequestInit): Promise<Response> => {
    const answered = Promise.resolve(api.request(url, { method, headers }));
    return within(LIMIT_MS, answered, () => {
      throw new DOMException('No answer in time.', 'TimeoutError');
    });
  };

export const SCREENS_FILE = 'screens.json';

/** Scripts of a screen besides those of every page, by route file. */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>;

interface RenderOptions {
  config: ClientConfig;
  send: ((url: string, init: RequestInit) => Promise<Response>) | null;
}

/** The built renderer. */
export interface Renderer {
  create: (options: RenderOptions) => Render;
  screens: ScreenFiles;
}

const RenderModule = v.object({
  createRenderer: v.custom<Renderer['create']>((value) => typeof value === 'function'),
});
const Screens = v.record(v.string(), v.array(v.string()));

/** Loads the renderer. @returns null where nothing is built */
export async function loadRenderer(dist: string): Promise<Renderer | null> {
  const path = join(dist, 'server/render.js');
  const isBuilt = await access(path).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return null;
  const { createRenderer } = v.parse(RenderModule, await import(pathToFileURL(path).href));
  const screens = v.parse(Screens, JSON.parse(await readFile(join(dist, 'client', SCREENS_FILE), 'utf8')));
  return { create: createRenderer, screens };
}
