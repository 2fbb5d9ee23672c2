import { isBangla } from '../build-language.ts';
import type { Address } from '../fields.ts';
import { toPlace } from '../format.ts';
import type { City } from './city.ts';

/** "city, country" for display. */
const toShownPlaceEn: (address: Omit<Address, 'street' | 'state' | 'postalCode'>) => string = ({
  city,
  country,
  cityEn,
  countryEn,
}) => toPlace({ city: cityEn || city, country: countryEn || country });

const toShownPlaceBn: typeof toShownPlaceEn = ({ city, country, cityBn, countryBn }) =>
  toPlace({ city: cityBn || city, country: countryBn || country });

export const toShownPlace = isBangla ? toShownPlaceBn : toShownPlaceEn;
export const toShownPlaceIn = { en: toShownPlaceEn, bn: toShownPlaceBn };

/** A city's name for display. */
const toShownCityEn: (city: Pick<City, 'name' | 'nameBn'>) => string = ({ name }) => name.trim();

const toShownCityBn: typeof toShownCityEn = ({ name, nameBn }) => nameBn || name.trim();

export const toShownCity = isBangla ? toShownCityBn : toShownCityEn;
export const toShownCityIn = { en: toShownCityEn, bn: toShownCityBn };
