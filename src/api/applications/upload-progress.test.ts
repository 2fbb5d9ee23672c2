import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { endUpload, noteUploaded, useUploaded } from './own-applications.ts';

const shown = (key: string): string =>
  renderToStaticMarkup(createElement(() => createElement('p', null, useUploaded(key))));

test('the percent of an upload never falls after a cut', () => {
  for (const share of [0.6, 0.4]) noteUploaded('one', share);
  expect(shown('one')).toBe('<p>60</p>');
  noteUploaded('two', 0.1);
  expect(shown('two')).toBe('<p>10</p>');
  endUpload();
});
