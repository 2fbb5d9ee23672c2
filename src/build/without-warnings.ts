import type { BuildEnvironmentOptions } from 'vite';

/** Fails the build on a warning, such as a dynamic import that is also static; logged warnings are overlooked. */
export const withoutWarnings = {
  // The bundler would warn that the minifier takes most of the time.
  checks: { bundlerTimings: false },
  onwarn: ({ message }) => {
    throw new Error(message);
  },
} satisfies BuildEnvironmentOptions['rolldownOptions'];
