import type { Address } from '../fields.ts';
import { toPlace } from '../format.ts';
import type { City } from './city.ts';

/** "city, country" for display. */
export const toShownPlace: (address: Omit<Address, 'street' | 'state' | 'postalCode'>) => string = ({
  city,
  country,
  cityEn,
  countryEn,
}) => toPlace({ city: cityEn || city, country: countryEn || country });

/** A city's name for display. */
export const toShownCity: (city: Pick<City, 'name' | 'nameBn'>) => string = ({ name }) => name.trim();
