import { toSlug } from '../search/slug.ts';

export const citySpellings: Readonly<Record<string, string>> = {
  ঢাকা: 'dhaka',
  dacca: 'dhaka',
  চট্টগ্রাম: 'chattogram',
  chittagong: 'chattogram',
  খুলনা: 'khulna',
  রাজশাহী: 'rajshahi',
  সিলেট: 'sylhet',
  বরিশাল: 'barishal',
  barisal: 'barishal',
  রংপুর: 'rangpur',
  ময়মনসিংহ: 'mymensingh',
  কুমিল্লা: 'cumilla',
  comilla: 'cumilla',
  গাজীপুর: 'gazipur',
  নারায়ণগঞ্জ: 'narayanganj',
  যশোর: 'jashore',
  jessore: 'jashore',
  বগুড়া: 'bogura',
  bogra: 'bogura',
  দিনাজপুর: 'dinajpur',
  সুনামগঞ্জ: 'sunamganj',
  কক্সবাজার: 'coxs-bazar',
  'cox-bazar': 'coxs-bazar',
  coxsbazar: 'coxs-bazar',
};

/** A city's slug, the same for all its spellings. */
export function toCityKey(city: string): string {
  const slug = toSlug(city);
  return Object.hasOwn(citySpellings, slug) ? (citySpellings[slug] ?? slug) : slug;
}
