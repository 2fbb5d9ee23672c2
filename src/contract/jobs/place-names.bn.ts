import { toSlug } from '../search/slug.ts';
import { banglaPlaces } from './bangla-places.ts';
import type * as en from './place-names.en.ts';

const names = new Map(
  banglaPlaces
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [key = '', bangla = '', ...others] = row.split(', ');
      return [key, ...others].map((name) => [name.replaceAll(' ', '-'), bangla]);
    }),
);

export const toPlaceName: typeof en.toPlaceName = (name) =>
  name
    .split(', ')
    .map((part) => names.get(toSlug(part)) ?? part)
    .join(', ');
