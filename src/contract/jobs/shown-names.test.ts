import { expect, test } from 'vitest';
import { toAskedTerms } from '../search/asked-terms.ts';
import { toCityKey } from './city-key.ts';
import { titleTextsIn, toListTitle } from '../http/page-titles.ts';
import { toCategoryNameIn } from './category-names.ts';
import { divisions, toDistricts } from './districts.ts';
import { toPlaceNameIn } from './place-names.ts';
import { landingCategories, filterCountries } from './vocabulary.ts';
import { toShownHoursIn } from './working-hours.ts';

const isBangla = (text: string): boolean => /^[\u0980-\u09ff ]+$/.test(text);

test('every district, division and country has a Bangla name, and the search finds it by that', () => {
  for (const name of [...toDistricts(''), ...divisions]) {
    expect(toPlaceNameIn.bn(name)).toSatisfy(isBangla);
    const [term] = toAskedTerms(toPlaceNameIn.bn(name)) ?? [];
    expect(term?.concepts, name).toContain(toCityKey(name));
  }
  for (const name of filterCountries) expect(toPlaceNameIn.bn(name)).toSatisfy(isBangla);
});

test.each([
  ['Dhaka, Bangladesh', 'ঢাকা, বাংলাদেশ'],
  ["cox's bazar", 'কক্সবাজার'],
  ['coxs-bazar', 'কক্সবাজার'],
  ['Chittagong', 'চট্টগ্রাম'],
  ['COMILLA', 'কুমিল্লা'],
  ['Jessore', 'যশোর'],
  ['সিলেট, Bangladesh', 'সিলেট, বাংলাদেশ'],
  ['Banani 11, Dhaka', 'Banani 11, ঢাকা'],
  ['constructor', 'constructor'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(toPlaceNameIn.bn(name)).toBe(shown.normalize('NFC'));
});

test('every category of the landing page has a Bangla name', () => {
  for (const name of landingCategories) expect(toCategoryNameIn.bn(name)).toSatisfy(isBangla);
  expect(toCategoryNameIn.bn('marketing & seo')).toBe(toCategoryNameIn.bn('Marketing & SEO'));
  expect(toCategoryNameIn.bn('Fishing')).toBe('Fishing');
  expect(toCategoryNameIn.bn('constructor')).toBe('constructor');
});

test('titles name the category in Bangla', () => {
  const title = toListTitle({ category: 'Accountancy', page: 2 }, titleTextsIn.bn);
  expect(title).toBe('হিসাবরক্ষণ ক্যাটাগরির চাকরি, পৃষ্ঠা ২'.normalize('NFC'));
});

test.each([
  ['9:00 AM - 5:00 PM', 'সকাল ৯টা – বিকেল ৫টা'],
  ['9:30 AM - 6:00 PM', 'সকাল ৯:৩০টা – সন্ধ্যা ৬টা'],
  ['10:00 PM - 6:00 AM', 'রাত ১০টা – সকাল ৬টা'],
  ['12:00 PM - 12:00 AM', 'দুপুর ১২টা – রাত ১২টা'],
  ['4:05 am - 3:59 am', 'ভোর ৪:০৫টা – রাত ৩:৫৯টা'],
  ['3:00 PM - 8:00 PM', 'বিকেল ৩টা – রাত ৮টা'],
  ['10 AM to 4 PM', 'সকাল ১০টা – বিকেল ৪টা'],
  ['10am-4:30pm', 'সকাল ১০টা – বিকেল ৪:৩০টা'],
  ['09:00 AM–12 Pm', 'সকাল ৯টা – দুপুর ১২টা'],
  ['১০ AM TO ৪ PM', 'সকাল ১০টা – বিকেল ৪টা'],
  [' 2:05 PM ', 'দুপুর ২:০৫টা'],
  ['8 hours', '8 hours'],
  ['9:00 AM - late', '9:00 AM - late'],
  ['10 to 4 PM', '10 to 4 PM'],
  ['13:00 PM - 10:75 AM', '13:00 PM - 10:75 AM'],
  ['10 AM to 4 PM, Friday closed', '10 AM to 4 PM, Friday closed'],
  ['সকাল ১০টা থেকে 4টা', 'সকাল ১০টা থেকে ৪টা'],
  ['09:00-17:00', '০৯:০০-১৭:০০'],
  ['', ''],
])('the working hours %s are shown as %s', (hours, shown) => {
  expect(toShownHoursIn.bn(hours)).toBe(shown.normalize('NFC'));
});
