import { expect, test } from 'vitest';
import { toNearestThumb, toScaleValue, toTrackPosition } from './range-slider.tsx';

const scale = { min: 0, max: 100_000, step: 50 };

test('every step of the scale is found again at its own place', () => {
  for (let value = 0; value <= 100_000; value += 50) {
    expect(toScaleValue(toTrackPosition(value, scale), scale)).toBe(value);
  }
});

test('places beyond the track are its ends', () => {
  expect(toScaleValue(-0.2, scale)).toBe(0);
  expect(toScaleValue(1.7, scale)).toBe(100_000);
});

test('common salaries are far enough apart to tap', () => {
  expect(toTrackPosition(5000, scale) - toTrackPosition(50, scale)).toBeGreaterThan(0.25);
});

test('a tap moves the nearer thumb', () => {
  const range = { lower: 50, upper: 5000 };
  expect(toNearestThumb(0.02, range, scale)).toBe('lower');
  expect(toNearestThumb(0.9, range, scale)).toBe('upper');
});

test('two thumbs at one position separate in the direction of the drag', () => {
  const range = { lower: 5000, upper: 5000 };
  expect(toNearestThumb(0.1, range, scale)).toBe('lower');
  expect(toNearestThumb(0.9, range, scale)).toBe('upper');
});
