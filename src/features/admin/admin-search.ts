const views = ['queue', 'reports', 'search', 'users', 'audit', 'health', 'user'] as const;
export type View = (typeof views)[number];

export const shown = ['waiting', 'rejected', 'approved'] as const;
export type Shown = (typeof shown)[number];

const entities = ['job', 'company', 'user'] as const;

/** What the address says; what is absent is the first of its kind. */
export interface AdminSearch {
  view?: Exclude<View, 'queue'> | undefined;
  show?: Exclude<Shown, 'waiting'> | undefined;
  /** What is searched for. */
  text?: string | undefined;
  /** Of an account, or of what the audit trail is about. */
  of?: string | undefined;
  entity?: (typeof entities)[number] | undefined;
  page?: number | undefined;
}

const toText = (value: unknown): string | undefined => {
  // The router reads an id of digits as a number.
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
};

/** Reads the address; what is malformed is left out. */
export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const [, ...otherViews] = views;
  const [, ...decided] = shown;
  const page = Number(raw['page']);
  return {
    view: otherViews.find((view) => view === raw['view']),
    show: decided.find((one) => one === raw['show']),
    text: toText(raw['text']),
    of: toText(raw['of']),
    entity: entities.find((entity) => entity === raw['entity']),
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  };
}
