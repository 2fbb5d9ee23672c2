/** `blocked`: the browser wants another press. */
export type SaveOutcome = 'saved' | 'cancelled' | 'blocked';

/** True for an app on an iPhone's home screen, where a download opens a preview without a way back. */
export function needsShareSheet(): boolean {
  return 'standalone' in navigator && navigator.standalone === true && typeof navigator.share === 'function';
}

function saveWithLink(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
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

/** Saves a file to the device; call it from a press where a share sheet does it. */
export async function saveFile(blob: Blob, name: string): Promise<SaveOutcome> {
  const file = new File([blob], name, { type: blob.type });
  if (needsShareSheet() && navigator.canShare?.({ files: [file] })) return shareFile(file);
  saveWithLink(blob, name);
  return 'saved';
}
