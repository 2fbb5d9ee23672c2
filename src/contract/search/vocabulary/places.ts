import { banglaPlaces } from '../../jobs/bangla-places.ts';

/** Districts and other places, one a row, in spellings beyond those of addresses (slug.ts). The first names it. */
export const places = `${banglaPlaces.trim()}
barguna, borguna
barishal, borishal
bogura, bogora
brahmanbaria, b baria, brahmonbaria
chapainawabganj, নবাবগঞ্জ, nawabganj
chattogram, চিটাগাং, চট্রগ্রাম, ctg
coxs bazar, cox's bazar, কক্স বাজার, koxbazar
cumilla, kumilla
habiganj, hobigonj
jashore, যশোহর, joshor
lakshmipur, lokkhipur
moulvibazar, moulovibazar
mymensingh, moymonsingh
naogaon, nowgaon
patuakhali, potuakhali
rangamati, রাঙ্গামাটি
rangpur, rongpur
shariatpur, shariyatpur
`;
