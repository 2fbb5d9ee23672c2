import { DrawnScene } from './drawn-scene.tsx';

/** A boat that carries a letter, for decoration. */
export function PostBoatPicture() {
  return (
    <DrawnScene sun={30}>
      <path d="M56 34h52v36H56Z" className="fill-base-200" />
      <path d="m56 36 26 20 26-20" />
      <path d="M36 70c14 6 28 8 46 8s32-2 46-8l-12 24H48Z" fill="currentColor" stroke="none" />
    </DrawnScene>
  );
}
