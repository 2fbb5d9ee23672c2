/** A dialog with two answers at most; leaving it by Escape or a press beside it is the third. */
export interface DialogRequest {
  kind: 'success' | 'error' | 'info' | 'question';
  title: string;
  text: string;
  accept: string;
  other: string | undefined;
}
export type DialogAnswer = 'accepted' | 'other' | 'left';
