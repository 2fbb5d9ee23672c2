import { DrawnScene } from '#ui/state/drawn-scene.tsx';

/** A lens over a far boat, for lists without results. */
export function LensPicture() {
  return (
    <DrawnScene sun={132}>
      <circle cx="72" cy="46" r="30" className="fill-base-200" />
      <path d="m94 68 22 24" strokeWidth="7" />
      <path d="M58 56h28l-5 8H63ZM71 56V28m0 2c9 5 12 12 12 20H71" strokeWidth="2" opacity=".6" />
    </DrawnScene>
  );
}
