/** A pair of values on a scale. */
export interface Range {
  lower: number;
  upper: number;
}

export interface Scale {
  min: number;
  max: number;
  step: number;
}

export type Thumb = keyof Range;

/**
 * Where a value stands on the track, 0 to 1. The track is a cube root: most salaries lie in the lowest
 * tenth of the scale, and on an even track a tap could not tell them apart.
 */
export function toTrackPosition(value: number, scale: Scale): number {
  return Math.cbrt((value - scale.min) / (scale.max - scale.min));
}

/** The value, in whole steps, at a place on the track. @param position 0 to 1; beyond is the end */
export function toScaleValue(position: number, scale: Scale): number {
  const inside = Math.min(1, Math.max(0, position));
  const value = scale.min + (scale.max - scale.min) * inside ** 3;
  return Math.round(value / scale.step) * scale.step;
}

/** The thumb that a tap means: the nearer one; between two in one place, the one that can move there. */
export function toNearestThumb(position: number, range: Range, scale: Scale): Thumb {
  const toLower = Math.abs(position - toTrackPosition(range.lower, scale));
  const toUpper = Math.abs(position - toTrackPosition(range.upper, scale));
  if (toLower === toUpper) return position < toTrackPosition(range.lower, scale) ? 'lower' : 'upper';
  return toLower < toUpper ? 'lower' : 'upper';
}
