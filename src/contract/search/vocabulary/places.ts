import { banglaPlaces } from '../../jobs/bangla-places.ts';

/** Districts and other places, one a row, in spellings beyond those of addresses (slug.ts). The first names it. */
export const places = `${banglaPlaces.trim()}
brahmanbaria, b baria
chapainawabganj, নবাবগঞ্জ, nawabganj
chattogram, চিটাগাং, চট্রগ্রাম
coxs bazar, cox's bazar, cox bazar, কক্স বাজার, koxbazar
jashore, যশোহর
rangamati, রাঙ্গামাটি
`;
