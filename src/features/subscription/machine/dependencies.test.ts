import { expect, it, vi } from 'vitest';
import { lookedUp, createDependencies } from './dependencies.ts';

it('where nothing can be stored, it is remembered for as long as the page lives', () => {
  const { read, write } = createDependencies();
  expect(read('type')).toBeNull();
  write('type', 'applink');
  expect(read('type')).toBe('applink');
  write('type', null);
  expect(read('type')).toBeNull();
});

it('leaving for the operator’s page resets the flag that lets a return be looked up once', () => {
  const left: string[] = [];
  vi.stubGlobal('location', { assign: (address: string) => void left.push(address) });
  lookedUp.set();
  createDependencies().goTo('https://pay.example/1');
  vi.unstubAllGlobals();
  expect(lookedUp.isSet()).toBe(false);
  expect(left).toEqual(['https://pay.example/1']);
});
