import type { BuildEnvironmentOptions } from 'vite';

/** A warning ends the build: whoever starts the app reads none, and a lazy import that is not lazy is found at once. */
export const withoutWarnings = {
  // The minifier takes most of the time, which is known.
  checks: { bundlerTimings: false },
  onwarn: ({ message }) => {
    throw new Error(message);
  },
} satisfies BuildEnvironmentOptions['rolldownOptions'];
