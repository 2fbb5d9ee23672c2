import { locale } from '#platform/i18n/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { citiesQuery } from '#api/choices.ts';
import { formatNumber } from '#contract/format.ts';
import { toCityName } from '#contract/http/page-titles.ts';
import { salaryFilter } from '#contract/limits.ts';
import { rememberNear, useNear } from '#device/start-page/near.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { toShownCity } from '#contract/jobs/shown-place.ts';
import { searchChoiceMessages } from './search-choice-messages.ts';

export interface SearchChoicesProps {
  /** The id of the form that submits them. */
  form: string;
}

/** Beside the search text: the place, which is stored on the device, and in wide windows the pay. */
export function SearchChoices({ form }: SearchChoicesProps) {
  const texts = searchChoiceMessages;
  const near = useNear();
  /** The minimum, in taka a month; '' for any. */
  const [pay, setPay] = useState('');
  const { data: cities = [] } = useQuery({ ...citiesQuery, enabled: false });
  const places = cities.map((city) => ({ value: city.slug, text: toShownCity(city) }));
  // A city may have no open job today.
  if (near !== '' && places.every(({ value }) => value !== near)) {
    places.push({ value: near, text: toCityName(near) });
  }
  const least = salaryFilter.presets.map((amount) => ({
    value: String(amount),
    text: texts.payFrom(formatNumber(amount, locale)),
  }));
  return (
    <>
      <div className="order-1 basis-full pt-1 pr-3 pb-3 filters:order-0 filters:basis-48 filters:p-0 short:hidden">
        <SelectField
          label={texts.nearYou}
          labelPlace="inside"
          value={near}
          options={[{ value: '', text: texts.allCities }, ...places]}
          onValueChange={rememberNear}
          part={{ name: 'city', form }}
        />
      </div>
      <div className="hidden filters:flex">
        <SelectField
          label={texts.pay}
          labelPlace="inside"
          value={pay}
          options={[{ value: '', text: texts.anyPay }, ...least]}
          onValueChange={setPay}
          part={{ name: 'minSalary', form }}
        />
        <input type="hidden" name="payCurrency" value="BDT" />
      </div>
    </>
  );
}
