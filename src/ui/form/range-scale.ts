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

/** A position on the track, 0 to 1. A cube root: most salaries lie in the lowest tenth of the scale. */
export function toTrackPosition(value: number, scale: Scale): number {
  return Math.cbrt((value - scale.min) / (scale.max - scale.min));
}

/** The value, in whole steps. @param position is clamped */
export function toScaleValue(position: number, scale: Scale): number {
  const inside = Math.min(1, Math.max(0, position));
  const value = scale.min + (scale.max - scale.min) * inside ** 3;
  return Math.round(value / scale.step) * scale.step;
}

/** The nearer thumb; of two at the same position, the one that can move that way. */
export function toNearestThumb(position: number, range: Range, scale: Scale): Thumb {
  const toLower = Math.abs(position - toTrackPosition(range.lower, scale));
  const toUpper = Math.abs(position - toTrackPosition(range.upper, scale));
  if (toLower === toUpper) return position < toTrackPosition(range.lower, scale) ? 'lower' : 'upper';
  return toLower < toUpper ? 'lower' : 'upper';
}
