import { expect, test } from 'vitest';
import { findPlace, toCityKey } from '#contract/jobs/city-key.ts';
import { toPlaceNameIn } from '#contract/jobs/place-names.ts';
import { toListTitle, titleTextsIn } from '#contract/http/page-titles.ts';
import { toShownCityIn, toShownPlaceIn } from '#contract/jobs/shown-place.ts';
import { findEnglishName, toAddedNames, toPlaceNames } from '#server/jobs/local-names.ts';
import { placeSpellings } from './support/place-spellings.ts';

test('every place has one key and one name a language, in both scripts and all usual spellings', () => {
  const keys = new Set(placeSpellings.map(({ key }) => key));
  expect(keys.size).toBe(placeSpellings.length);
  for (const { key, bangla, spellings } of placeSpellings) {
    for (const name of spellings) {
      expect([name, toCityKey(name), toPlaceNameIn.bn(name)]).toEqual([name, key, bangla]);
      expect(findEnglishName(name)).toMatch(/^[A-Z][A-Za-z' ]+$/);
    }
    const { cityEn = '' } = toAddedNames({ city: bangla });
    expect([cityEn, toCityKey(cityEn)]).toEqual([findEnglishName(key), key]);
  }
});

test.each(['Dhaka-1212', 'Quezon City', 'constructor', '', 'নতুন পাড়া', 'Sadar'])(
  '%j is no place of the list',
  (name) => {
    expect(findPlace(name)).toBeUndefined();
    expect(toAddedNames({ city: name, country: name })).toEqual({ cityBn: '', countryBn: '' });
  },
);

const place = (city: string, country: string) =>
  toShownPlaceIn.en({ city, country, ...toAddedNames({ city, country }) });

test('an English page names places in English, as they were written where that is English', () => {
  expect(place('চট্টগ্রাম', 'বাংলাদেশ')).toBe('Chattogram, Bangladesh');
  expect(place('টঙ্গী, গাজীপুর', 'Bangladesh')).toBe('Tongi, Gazipur, Bangladesh');
  expect(place('Chittagong', 'Bangladesh')).toBe('Chittagong, Bangladesh');
  expect(place('নতুন পাড়া', 'Bangladesh')).toBe('নতুন পাড়া, Bangladesh');
  expect(toShownCityIn.en({ name: "Cox's Bazar", nameBn: 'কক্সবাজার' })).toBe("Cox's Bazar");
  for (const city of ['coxs-bazar', 'কক্সবাজার'])
    expect(toListTitle({ city }, titleTextsIn.en, toPlaceNames('en', { city }))).toBe("Jobs in Cox's Bazar");
});
