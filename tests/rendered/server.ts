import type { TestProject } from 'vitest/node';
import { startApp } from '../support/app-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's server is. */
    app: { origin: string; dataDir: string };
  }
}

/** One built server for all rendered screens. */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDir, stop } = await startApp();
  project.provide('app', { origin, dataDir });
  return stop;
}
