import type { TestProject } from 'vitest/node';
import { CONFIG_ELEMENT_ID } from '#contract/http/pages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { startApp } from '../support/app-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's server, and the HTML element with the deployment's settings from its pages. */
    app: { origin: string; dataDir: string; settings: string };
  }
}

const settingsElement = new RegExp(`<script[^>]*id="${CONFIG_ELEMENT_ID}"[^>]*>[^]*?</script>`);

/** One built server for all rendered screens. */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDir, stop } = await startApp();
  const page = await (await fetch(origin + appPaths.terms)).text();
  project.provide('app', { origin, dataDir, settings: settingsElement.exec(page)?.[0] ?? '' });
  return stop;
}
