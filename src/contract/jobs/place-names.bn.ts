import { findPlace } from './city-key.ts';
import type * as en from './place-names.en.ts';

export const toPlaceName: typeof en.toPlaceName = (name) =>
  name
    .split(', ')
    .map((part) => findPlace(part)?.bangla ?? part)
    .join(', ');
