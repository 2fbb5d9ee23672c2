import type * as en from './local-path.en.ts';

export const toLocal: typeof en.toLocal = (path) => `/bn${path}`;

export const fromLocal: typeof en.fromLocal = (path) => path.replace(/^\/bn(?=$|[/?#])/, '') || '/';

export const toOther: typeof en.toOther = (path) => path;
