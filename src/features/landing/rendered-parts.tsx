import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { citiesQuery } from '#api/choices.ts';
import { formatNumber } from '#contract/format.ts';
import { toCityName } from '#contract/http/page-titles.ts';
import { toShownCity } from '#contract/jobs/shown-place.ts';
import { salaryFilter } from '#contract/limits.ts';
import { rememberNear, useNear } from '#device/start-page/near.ts';
import { locale } from '#platform/i18n/locale.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { searchChoiceMessages as texts } from './later-messages.ts';

export interface SearchChoicesProps {
  /** The id of the form that submits them. */
  form: string;
}

/** Beside the search text: the place, which is stored on the device, and in wide windows the pay. */
export function SearchChoices({ form }: SearchChoicesProps) {
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

/** A river boat, for decoration. */
export function HeroPicture() {
  return (
    <svg
      viewBox="0 0 480 296"
      className="pointer-events-none absolute right-0 bottom-24 w-[clamp(0px,(100%-14rem)*1.15,156px)] text-primary roomy:bottom-0 roomy:h-full roomy:w-auto short:hidden"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="398" cy="58" r="34" className="fill-accent" opacity=".9" />
      <path
        d="M0 296C70 236 110 226 150 216s84-44 156-44 110 26 174 8v116Z"
        fill="currentColor"
        opacity=".16"
      />
      <g fill="none" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round">
        <g strokeWidth="4" className="fill-base-200">
          <path d="M232 82c-26 14-42 46-44 92h44Z" />
          <path d="M232 82c40 12 64 46 70 92h-70Z" />
        </g>
        <path d="M232 72v118" strokeWidth="4" />
        <path d="M204 128h28m0 24h66m-58-46h36" strokeWidth="2" opacity=".4" />
      </g>
      <path d="M150 192c28 16 56 20 84 20s58-4 86-20l-22 40H174Z" fill="currentColor" />
      <path d="M40 296c60-50 90-58 136-58s110-18 172-16 90 12 132 4v70Z" fill="currentColor" opacity=".28" />
      <path
        d="M96 86c6-7 12-7 16 0 4-7 10-7 16 0M138 62c5-6 10-6 13 0 3-6 8-6 13 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".55"
      />
    </svg>
  );
}
