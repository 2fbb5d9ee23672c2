import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

/** A native dialog over the whole screen. */
export function FullScreenDialog(props: DialogProps) {
  return <DialogFrame look="screen" {...props} />;
}
