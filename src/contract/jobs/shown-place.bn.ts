import { toPlace } from '../format.ts';
import type * as en from './shown-place.en.ts';

export const toShownPlace: typeof en.toShownPlace = ({ city, country, cityBn, countryBn }) =>
  toPlace({ city: cityBn || city, country: countryBn || country });

export const toShownCity: typeof en.toShownCity = ({ name, nameBn }) => nameBn || name.trim();
