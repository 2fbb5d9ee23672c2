const views = ['queue', 'reports', 'search', 'users', 'audit', 'health', 'user'] as const;
export type AdminView = (typeof views)[number];

export const shown = ['waiting', 'rejected', 'approved'] as const;
export type Shown = (typeof shown)[number];

const entities = ['job', 'company', 'user'] as const;

/** The page's URL parameters; an absent one means its default, the first value. */
export interface AdminSearch {
  view?: Exclude<AdminView, 'queue'> | undefined;
  show?: Exclude<Shown, 'waiting'> | undefined;
  /** The search text. */
  text?: string | undefined;
  /** The id of an account, or of the audit trail's subject. */
  of?: string | undefined;
  entity?: (typeof entities)[number] | undefined;
  page?: number | undefined;
}

const toText = (value: unknown): string | undefined => {
  // The router reads an id of digits as a number.
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
};

/** Parses the URL's parameters; drops malformed ones. */
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
