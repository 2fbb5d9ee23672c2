import { expect, test } from 'vitest';
import { needsOldFont } from './old-font.ts';

test.each([
  ['weµq cÖwZwbwa', 'বিক্রয় প্রতিনিধি'],
  ['evsjv‡`k cÖwZôvb', 'বাংলাদেশ প্রতিষ্ঠান'],
  ['mnKvix wkÿK', 'সহকারী শিক্ষক'],
  ['wkÿK', 'শিক্ষক'],
  ['wbivcËv cÖnix', 'নিরাপত্তা প্রহরী'],
  ['wnmveiÿK', 'হিসাবরক্ষক'],
  ['†mjmg¨vb', 'সেলসম্যান'],
  ['Mvwo PvjK', 'গাড়ি চালক'],
  ['Avgvi †mvbvi evsjv Avwg †Zvgvq fv‡jvevwm', 'আমার সোনার বাংলা আমি তোমায় ভালোবাসি'],
  ['Kg©x wb‡qvM', 'কর্মী নিয়োগ'],
  ['Manager (e¨e¯’vcK)', 'ব্যবস্থাপক'],
])('%s (%s) needs the font', (text) => {
  expect(needsOldFont(text)).toBe(true);
});

test.each([
  '',
  'Sales representative',
  'বিক্রয় প্রতিনিধি',
  'সহকারী শিক্ষক (Assistant Teacher)',
  'José Peña, Zoë Müller, Čapek, Ångström',
  'Café & Pâtisserie naïve façade',
  'JavaScript, TypeScript, iOS, macOS, PostgreSQL',
  'Govt. approved Pvt. Ltd., avg. 5 µm, 25 °C, 30 m², ±2 %',
  'DevOps engineer with AWS, HVAC, MVP and CV writing',
  'Kaj® – all rights reserved © 2026 §5 «quoted»',
  'You will revive savvy, evolving services over seven years.',
  'bKash, Nagad and upay agents wanted in Savar',
  'Salary: ৳20,000–25,000 ½ day on Fridays',
])('%s needs none', (text) => {
  expect(needsOldFont(text)).toBe(false);
});
