import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

/** A native dialog in the middle of the page, at most 80% of the window high (§9). */
export function ModalDialog(props: DialogProps) {
  return <DialogFrame look="window" {...props} />;
}
