export const cachePolicy = {
  /** Stored, but revalidated each time. */
  revalidated: 'public, max-age=0, must-revalidate',
  private: 'private, no-store',
  none: 'no-store',
  /** Addresses with a content hash. */
  immutable: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  fixedName: 'public, max-age=3600',
} as const;
