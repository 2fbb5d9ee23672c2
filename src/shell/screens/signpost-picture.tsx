import { DrawnScene } from '#ui/drawn-scene.tsx';

/** A signpost without names, for decoration. */
export function SignpostPicture() {
  return (
    <DrawnScene sun={28}>
      <path d="M80 102V16" />
      <path d="M80 22h38l11 10-11 10H80Z" className="fill-base-200" />
      <path d="M80 50H46L35 60l11 10h34Z" className="fill-base-200" />
      <path d="M90 32h22M52 60h18" strokeWidth="2" opacity=".6" />
    </DrawnScene>
  );
}
