import { DrawnScene } from '#ui/state/drawn-scene.tsx';

/** A notice board with an empty space, for decoration. */
export function NoticeBoardPicture() {
  return (
    <DrawnScene sun={140}>
      <path d="M54 76v24m52-24v24" />
      <path d="M44 32h72v44H44Z" className="fill-base-200" />
      <path d="m40 34 40-20 40 20" />
      <path d="M56 44h22v20H56Z" strokeWidth="2" strokeDasharray="4 4" opacity=".6" />
      <path d="M90 46h14m-14 8h14m-14 8h8" strokeWidth="2" opacity=".6" />
    </DrawnScene>
  );
}

/** A workshop at the river, for decoration. */
export function WorkshopPicture() {
  return (
    <DrawnScene sun={34}>
      <path d="M110 48V20h12v78" className="fill-base-200" />
      <path d="M42 98V58l22-16v16l22-16v16l24-16v56Z" className="fill-base-200" />
      <path d="M68 98V78h16v20" />
      <path d="M52 70h8m32 0h8m-8 12h8" strokeWidth="2" opacity=".6" />
      <path d="M116 12c3-5 8-5 10-9" strokeWidth="2" opacity=".6" />
    </DrawnScene>
  );
}
