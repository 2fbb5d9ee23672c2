import { DrawnScene } from '#ui/state/drawn-scene.tsx';

/** A kite over the river, for an empty list. */
export function KitePicture() {
  return (
    <DrawnScene sun={128}>
      <path d="M70 12 98 38 76 74 44 50Z" className="fill-base-200" />
      <path d="M70 12 76 74M44 50l54-12" strokeWidth="2" opacity=".5" />
      <path d="M76 74c2 10-8 10-6 18s-8 8-6 14" />
      <path d="m68 86 8 4m-12 8 9 3" />
    </DrawnScene>
  );
}
