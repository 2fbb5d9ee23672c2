/** The storage failed; the same request may succeed later. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
