import { DrawnScene } from './drawn-scene.tsx';

/** A moored boat with its sail furled, for offline states. */
export function MooredBoatPicture() {
  return (
    <DrawnScene sun={30}>
      <path d="M76 78V18" />
      <path d="M76 24c9 8 9 36 0 44Z" className="fill-base-200" />
      <path d="m76 34 6 2m-6 10 7 1m-7 10 6-1" strokeWidth="2" opacity=".6" />
      <path d="M140 52v44" strokeWidth="5" />
      <path d="M116 76c8 10 18 4 24-14" strokeWidth="2" />
      <path d="M28 72c14 6 28 8 46 8s32-2 46-8l-12 24H40Z" fill="currentColor" stroke="none" />
    </DrawnScene>
  );
}
