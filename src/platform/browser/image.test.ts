import { describe, expect, it } from 'vitest';
import {
  fitInside,
  isFineAsIs,
  refuseUndecoded,
  refuseUnopened,
  renameFor,
  toDrawnSize,
  toFallbackType,
} from './image.ts';

const MB = 1024 * 1024;
const file = (type: string, size = 1000, name = 'logo') => ({ type, size, name });

describe('a file that was chosen', () => {
  it('is refused when its type is no image', () => {
    expect(refuseUnopened(file('application/pdf'))).toBe('notImage');
    expect(refuseUnopened(file('', 1000, 'notes.txt'))).toBe('notImage');
    expect(refuseUnopened(file('', 1000, 'IMG_0001.HEIC'))).toBeNull();
    expect(refuseUnopened(file('image/png'))).toBeNull();
  });

  it('is refused when it is empty or beyond what a phone can open', () => {
    expect(refuseUnopened(file('image/png', 0))).toBe('broken');
    expect(refuseUnopened(file('image/jpeg', 12 * MB))).toBeNull();
    expect(refuseUnopened(file('image/jpeg', 41 * MB))).toBe('tooLarge');
  });

  it('goes as it is when only this browser cannot show it, up to 5 MB', () => {
    expect(refuseUndecoded(file('image/heic', 5 * MB))).toBeNull();
    expect(refuseUndecoded(file('image/heic', 5 * MB + 1))).toBe('tooLarge');
    expect(refuseUndecoded(file('image/png'))).toBe('broken');
  });
});

describe('the size that is sent', () => {
  it('keeps the shape, at most 1024 px, never larger than it was', () => {
    expect(toDrawnSize({ width: 4000, height: 3000 }, 'image/jpeg')).toEqual({ width: 1024, height: 768 });
    expect(toDrawnSize({ width: 300, height: 200 }, 'image/gif')).toEqual({ width: 300, height: 200 });
    expect(fitInside({ width: 10_000, height: 3 }, 1024)).toEqual({ width: 1024, height: 1 });
  });

  it('draws drawings as large as they are stored', () => {
    expect(toDrawnSize({ width: 24, height: 12 }, 'image/svg+xml')).toEqual({ width: 512, height: 256 });
  });

  it('leaves small pictures alone', () => {
    expect(isFineAsIs(file('image/png', 50_000), { width: 512, height: 512 })).toBe(true);
    expect(isFineAsIs(file('image/png', 50_000), { width: 2000, height: 20 })).toBe(false);
    expect(isFineAsIs(file('image/jpeg', MB), { width: 800, height: 800 })).toBe(false);
    expect(isFineAsIs(file('image/gif', 1000), { width: 80, height: 80 })).toBe(false);
  });

  it('is written as a type that loses nothing of what it was', () => {
    expect(toFallbackType('image/jpeg')).toBe('image/jpeg');
    expect(toFallbackType('image/png')).toBe('image/png');
    expect(renameFor('My.Photo.HEIC', 'image/webp')).toBe('My.Photo.webp');
    expect(renameFor('.png', 'image/webp')).toBe('image.webp');
    expect(renameFor('a.heic', 'image/heic')).toBe('a.heic');
  });
});
