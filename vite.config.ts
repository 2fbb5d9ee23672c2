import { defineConfig } from 'vite';
import { createClientConfig } from './src/build/client-config.ts';

/** The English app and the worker of both languages; `npm run build` builds Bangla first, of the same settings. */
export default defineConfig(createClientConfig('en'));
