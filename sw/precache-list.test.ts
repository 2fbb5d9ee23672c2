import { describe, expect, it } from 'vitest';
import { toPrecacheList } from './precache-list.ts';

describe('toPrecacheList', () => {
  it('puts pages first and ties their revision to the settings they carry', () => {
    const list = toPrecacheList(
      {
        en: [
          { url: 'assets/index-abc.js', revision: null },
          { url: 'index.html', revision: 'r1' },
          { url: 'icons/icon.svg', revision: 'r2' },
        ],
      },
      ['en'],
    );
    expect(list).toEqual([
      { url: 'index.html', revision: 'r1-__KAJ_CONFIG_REVISION__' },
      { url: 'assets/index-abc.js', revision: null },
      { url: 'icons/icon.svg', revision: 'r2' },
    ]);
  });

  it('leaves out what only the system asks for', () => {
    const list = toPrecacheList(
      {
        en: [
          { url: 'manifest.webmanifest', revision: 'm' },
          { url: 'icons/icon-512.png', revision: 'i' },
          { url: 'icons/icon-maskable.svg', revision: 'v' },
        ],
      },
      ['en'],
    );
    expect(list).toEqual([]);
  });

  it.each([
    [['en'], ['index.html', 'assets/a-1.js', 'icons/icon.svg']],
    [['bn'], ['bn/index.html', 'icons/icon.svg', 'assets/bn/a-2.js']],
    [
      ['bn', 'en'],
      ['index.html', 'bn/index.html', 'assets/a-1.js', 'icons/icon.svg', 'assets/bn/a-2.js'],
    ],
  ] as const)('of the languages %j', (languages, expected) => {
    const en = ['index.html', 'assets/a-1.js', 'icons/icon.svg'];
    const bn = ['bn/index.html', 'assets/bn/a-2.js'];
    const isBangla = languages.some((language) => language === 'bn');
    const list = toPrecacheList(isBangla ? { en, bn } : { en }, languages);
    expect(list.map(({ url }) => url)).toEqual(expected);
  });
});
