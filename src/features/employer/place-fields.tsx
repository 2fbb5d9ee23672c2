import { divisions, findDivision, hasDistricts, toDistricts } from '#contract/jobs/districts.ts';
import { toPlaceName } from '#contract/jobs/place-names.ts';
import { filterCountries } from '#contract/jobs/vocabulary.ts';
import { FormSelectField, SelectOrTextField } from '#ui/form/form-select-field.tsx';
import type { SelectOption } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { placeMessages, type PlaceTexts } from './messages.ts';

/** The parts of an address (§3), in the order of the screen. */
export const placeParts = ['country', 'state', 'city', 'street', 'postalCode'] as const;
export type PlacePart = (typeof placeParts)[number];

/** The parts that an address may lack. */
const optionalParts: ReadonlySet<string> = new Set<PlacePart>(['street', 'postalCode']);

/** The label of a part, which depends on the country. */
export function toPlaceLabel(part: PlacePart, country: string, texts: PlaceTexts): string {
  if (part === 'state' && hasDistricts(country)) return texts.division;
  return part === 'city' && hasDistricts(country) ? texts.district : texts.labels[part];
}

const autoComplete: Readonly<Record<PlacePart, string>> = {
  country: 'country-name',
  state: 'address-level1',
  city: 'address-level2',
  street: 'address-line1',
  postalCode: 'postal-code',
};

const toOptions = (names: readonly string[]): SelectOption[] =>
  names.map((name) => ({ value: name, text: toPlaceName(name) }));

interface PlaceFieldsProps {
  field: (part: PlacePart) => FieldProps;
  /** `strict` marks what is required and what is optional. */
  marks: 'strict' | 'none';
}

function usePlaceKit({ field, marks }: PlaceFieldsProps) {
  const texts = placeMessages;
  const country = field('country').value;
  const part = (name: PlacePart) => {
    const label = toPlaceLabel(name, country, texts);
    const isMarked = marks === 'strict' && optionalParts.has(name);
    return {
      ...field(name),
      label: isMarked ? texts.optional(label) : label,
      isRequired: marks === 'strict' && !isMarked,
    };
  };
  const select = (name: PlacePart) => ({
    ...part(name),
    placeholder: texts.select(toPlaceLabel(name, country, texts)),
    autoComplete: autoComplete[name],
  });
  const line = (name: PlacePart) => ({ ...part(name), input: { autoComplete: autoComplete[name] } });
  return { texts, country, select, line };
}

/** Division and district; choosing one updates the other to match. */
function DistrictFields(props: PlaceFieldsProps) {
  const { texts, select } = usePlaceKit(props);
  const state = select('state');
  const city = select('city');
  const changeState = (division: string) => {
    const own = findDivision(city.value);
    state.onValueChange(division);
    if (own !== undefined && own !== division) city.onValueChange('');
  };
  const changeCity = (district: string) => {
    const own = findDivision(district);
    city.onValueChange(district);
    if (own !== undefined) state.onValueChange(own);
  };
  return (
    <>
      <FormSelectField {...state} options={toOptions(divisions)} onValueChange={changeState} />
      <SelectOrTextField
        {...city}
        options={toOptions(toDistricts(state.value))}
        onValueChange={changeCity}
        other={{ entry: texts.otherTown, label: texts.townName }}
      />
    </>
  );
}

/** The fields of an address. In Bangladesh the state is a division, and the city a district or a place in it. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { texts, country, select, line } = usePlaceKit(props);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SelectOrTextField
          {...select('country')}
          options={toOptions(filterCountries)}
          other={{ entry: texts.otherCountry, label: texts.countryName }}
        />
      </div>
      {hasDistricts(country) ? (
        <DistrictFields {...props} />
      ) : (
        <>
          <TextField {...line('state')} />
          <TextField {...line('city')} />
        </>
      )}
      <TextField {...line('street')} />
      <TextField {...line('postalCode')} />
    </div>
  );
}
