/**
 * What became of a file that was handed to the device. `blocked`: the browser wants a press for it; another one will do.
 */
export type SaveOutcome = 'saved' | 'cancelled' | 'blocked';

/**
 * An app on an iPhone's home screen: a download there opens a preview without a way back, so that the share sheet
 * ("Save to Files") takes the file instead. No other browser has this property.
 */
export function needsShareSheet(): boolean {
  return 'standalone' in navigator && navigator.standalone === true && typeof navigator.share === 'function';
}

/** Hands bytes to the browser as a download of that name. */
function saveWithLink(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function shareFile(file: File): Promise<SaveOutcome> {
  try {
    await navigator.share({ files: [file] });
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'blocked';
  }
}

/** Makes a real file on the device, of that name; where a share sheet does it, this is called from a press. */
export async function saveFile(blob: Blob, name: string): Promise<SaveOutcome> {
  const file = new File([blob], name, { type: blob.type });
  if (needsShareSheet() && navigator.canShare?.({ files: [file] })) return shareFile(file);
  saveWithLink(blob, name);
  return 'saved';
}
