import { expect, test } from 'vitest';
import { photoPx, toCrop } from './cv-photo.ts';

test.each([
  { width: 4000, height: 3000 },
  { width: 3000, height: 4000 },
  { width: 100, height: 900 },
])('a picture of $width × $height is cropped inside itself, in the shape of the photo', (source) => {
  const { x, y, width, height } = toCrop(source);
  expect(width / height).toBeCloseTo(photoPx.width / photoPx.height);
  expect([x, y].every((edge) => edge >= 0)).toBe(true);
  expect(x + width).toBeLessThanOrEqual(source.width + 0.001);
  expect(y + height).toBeLessThanOrEqual(source.height + 0.001);
});
