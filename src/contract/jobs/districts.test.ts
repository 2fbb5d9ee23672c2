import { expect, it } from 'vitest';
import { toCityKey } from './city-key.ts';
import { divisions, findDivision, hasDistricts, toDistricts } from './districts.ts';

it('has 8 divisions and 64 districts, each once, and the seat of each division in it', () => {
  const all = toDistricts('');
  expect(divisions).toHaveLength(8);
  expect(all).toHaveLength(64);
  expect(new Set(all.map(toCityKey)).size).toBe(64);
  for (const division of divisions) expect(findDivision(division)).toBe(division);
});

it('finds the division of a district, and the districts of a division', () => {
  expect(findDivision("Cox's Bazar")).toBe('Chattogram');
  expect(findDivision('Savar')).toBeUndefined();
  expect(toDistricts('Sylhet')).toEqual(['Habiganj', 'Moulvibazar', 'Sunamganj', 'Sylhet']);
});

it('knows the country however it is typed', () => {
  expect(hasDistricts(' bangladesh ')).toBe(true);
  expect(hasDistricts('India')).toBe(false);
});
