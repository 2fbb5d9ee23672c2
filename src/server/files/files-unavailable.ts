/** The place where files are kept does not answer as it should: the same request may succeed later. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
