import { describe, expect, it } from 'vitest';
import { toPrecacheList } from './precache-list.ts';

describe('toPrecacheList', () => {
  it('puts pages first and ties their revision to the settings they carry', () => {
    const list = toPrecacheList([
      { url: 'assets/index-abc.js', revision: null },
      { url: 'index.html', revision: 'r1' },
      { url: 'icons/icon.svg', revision: 'r2' },
    ]);
    expect(list).toEqual([
      { url: 'index.html', revision: 'r1-__KAJ_CONFIG_REVISION__' },
      { url: 'assets/index-abc.js', revision: null },
      { url: 'icons/icon.svg', revision: 'r2' },
    ]);
  });

  it('leaves out what only the system asks for', () => {
    const list = toPrecacheList([
      { url: 'manifest.webmanifest', revision: 'm' },
      { url: 'icons/icon-512.png', revision: 'i' },
      { url: 'icons/icon-maskable.svg', revision: 'v' },
    ]);
    expect(list).toEqual([]);
  });
});
