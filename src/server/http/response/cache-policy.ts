/** Cache-Control by kind of answer. Answers to requests with a token are always {@link cachePolicy.private}. */
export const cachePolicy = {
  /** Lists and details that may change at any moment: kept, but asked for again each time (304 is cheap). */
  revalidated: 'public, max-age=0, must-revalidate',
  private: 'private, no-store',
  none: 'no-store',
  /** Addresses that hold a hash of their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Pages, the worker, the manifest. */
  page: 'no-cache',
  /** Icons and other files of the client under fixed names. */
  fixedName: 'public, max-age=3600',
} as const;
