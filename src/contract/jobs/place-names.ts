import { isBangla } from '../build-language.ts';
import { findPlace } from './city-key.ts';

/** A place, or several with commas between, for display; unknown ones are shown as they are. */
const en = (name: string): string => name;

const bn: typeof en = (name) =>
  name
    .split(', ')
    .map((part) => findPlace(part)?.bangla ?? part)
    .join(', ');

export const toPlaceName = isBangla ? bn : en;
export const toPlaceNameIn = { en, bn };
