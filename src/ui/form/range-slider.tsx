import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';

const SETTLE_MS = 300;

const movingKeys = /^(Arrow|Page|Home$|End$)/;

interface RangeSliderProps {
  legend: string;
  range: Range;
  scale: Scale;
  /** False until the first input, which only activates it. */
  isActive: boolean;
  labels: Record<Thumb, string>;
  toValueText: (value: number) => string;
  onMove: (thumb: Thumb, value: number) => void;
  onWake: () => void;
  /** Called once a change has ended. */
  onSettle: () => void;
}

/** Two native range inputs on one track; a tap moves the nearer thumb. */
export function RangeSlider(props: RangeSliderProps) {
  const { range, scale, isActive } = props;
  const settle = useSettleTimer(props.onSettle);
  const drag = useTrackDrag(props);
  const left = toTrackPosition(range.lower, scale) * 100;
  const right = toTrackPosition(range.upper, scale) * 100;
  const change = (thumb: Thumb, value: number) => {
    if (isActive) props.onMove(thumb, value);
    else props.onWake();
    settle();
  };
  // At an end of the scale a key only activates the slider.
  const activateByKey = (event: KeyboardEvent) => {
    if (isActive || !movingKeys.test(event.key)) return;
    event.preventDefault();
    props.onWake();
    settle();
  };
  return (
    <fieldset className={isActive ? 'text-primary' : 'text-control'}>
      <legend className="font-bold text-base-content">{props.legend}</legend>
      <div className="relative mx-3 h-11 cursor-pointer [touch-action:pan-y] select-none" {...drag}>
        <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-base-300" />
        <div
          className={`absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full ${isActive ? 'bg-current' : 'bg-control/50'}`}
          style={{ left: `${left}%`, right: `${100 - right}%` }}
        />
        {(['lower', 'upper'] as const).map((thumb) => (
          <div key={thumb}>
            <input
              type="range"
              className="peer absolute inset-0 size-full opacity-0 in-data-started:pointer-events-none"
              aria-label={props.labels[thumb]}
              aria-valuetext={props.toValueText(range[thumb])}
              min={scale.min}
              max={scale.max}
              step={scale.step}
              value={range[thumb]}
              onKeyDown={activateByKey}
              onChange={(event) => change(thumb, event.target.valueAsNumber)}
            />
            <span
              className="pointer-events-none absolute top-1/2 size-6 -translate-1/2 rounded-full border-2 border-current bg-base-200 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2"
              style={{ left: `${thumb === 'lower' ? left : right}%` }}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function useSettleTimer(onSettle: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSettle);
  useEffect(() => {
    latest.current = onSettle;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), SETTLE_MS);
  };
}

function placeOf(event: PointerEvent<HTMLDivElement>): number {
  const box = event.currentTarget.getBoundingClientRect();
  return (event.clientX - box.left) / box.width;
}

type DragProps = Pick<RangeSliderProps, 'range' | 'scale' | 'isActive' | 'onMove' | 'onWake' | 'onSettle'>;

function useTrackDrag({ range, scale, isActive, onMove, onWake, onSettle }: DragProps) {
  const held = useRef<Thumb | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return;
      const position = placeOf(event);
      const thumb = toNearestThumb(position, range, scale);
      held.current = thumb;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (isActive) onMove(thumb, toScaleValue(position, scale));
      else onWake();
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (held.current) onMove(held.current, toScaleValue(placeOf(event), scale));
    },
    onPointerUp() {
      held.current = null;
      onSettle();
    },
    onPointerCancel() {
      held.current = null;
      onSettle();
    },
  };
}

interface Range {
  lower: number;
  upper: number;
}

interface Scale {
  min: number;
  max: number;
  step: number;
}

type Thumb = keyof Range;

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
