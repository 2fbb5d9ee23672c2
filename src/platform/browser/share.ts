/** Puts text on the clipboard; false where the browser does not allow it. Call it from a click. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** What a press on a share button led to. */
export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

export interface ShareContent {
  title: string;
  /** Readable text, without the address. */
  text: string;
  url: string;
}

/** True where the device has a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share sheet. Call it from a click. */
export async function shareWithApp(content: ShareContent): Promise<ShareOutcome> {
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** The full address of a path of the app, as another person would open it. */
export function toShareUrl(path: string): string {
  return new URL(path, location.origin).href;
}
