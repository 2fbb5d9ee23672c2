import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { ClientConfig } from '#contract/config/client-config.ts';
import type { Render } from '#contract/http/page-data.ts';
import { SCREENS_FILE, type ScreenFiles } from './screen-files.ts';

interface RenderOptions {
  config: ClientConfig;
  /** How the API is asked; null where it is another server's. */
  send: ((url: string, init: RequestInit) => Promise<Response>) | null;
}

/** The app's rendering as it was built, and the files of its screens. */
export interface Renderer {
  create: (options: RenderOptions) => Render;
  screens: ScreenFiles;
}

const RenderModule = v.object({
  createRenderer: v.custom<Renderer['create']>((value) => typeof value === 'function'),
});
const Screens = v.record(v.string(), v.array(v.string()));

/** @param dist the folder of the build @returns null where nothing is built */
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
