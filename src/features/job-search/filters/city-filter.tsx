import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from '#api/cities.ts';
import type { City } from '#contract/jobs/city.ts';
import { toCityKey } from '#contract/search/slug.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { SelectField, type SelectOption } from '#ui/form/select-field.tsx';
import { filterMessages } from './messages.ts';

function toOptions(cities: readonly City[], chosen: string, none: string): SelectOption[] {
  const options = cities.map(({ slug, name }) => ({ value: slug, text: name }));
  const key = toCityKey(chosen);
  const isKnown = key === '' || options.some(({ value }) => value === key);
  return [{ value: '', text: none }, ...options, ...(isKnown ? [] : [{ value: key, text: chosen }])];
}

interface CityFilterProps {
  /** A city's key, or a name in any spelling. */
  city: string;
  onChange: (slug: string) => void;
}

/** The city select; only where the server supports it. */
export function CityFilter({ city, onChange }: CityFilterProps) {
  const texts = useMessages(filterMessages);
  const isOffered = useServerExtensions();
  const { data: cities = [] } = useQuery({ ...citiesQuery, enabled: isOffered });
  if (!isOffered) return null;
  return (
    <SelectField
      label={texts.city}
      value={toCityKey(city)}
      options={toOptions(cities, city, texts.anyCity)}
      onValueChange={onChange}
    />
  );
}
