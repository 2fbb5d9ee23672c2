/** Pages with the open jobs of one category, city or company. */

export type BoardKind = 'category' | 'city' | 'company';

const bases = { category: '/jobs/category/', city: '/jobs/city/', company: '/companies/' } as const;

const toPath = (kind: BoardKind, key: string): string => bases[kind] + encodeURIComponent(key);

export const boardRoutes = {
  category: '/jobs/category/$slug',
  city: '/jobs/city/$slug',
  company: '/companies/$id',
} as const;

export const boardPaths = {
  category: (slug: string): string => toPath('category', slug),
  city: (slug: string): string => toPath('city', slug),
  company: (id: string): string => toPath('company', id),
} as const;

export interface BoardAddress {
  kind: BoardKind;
  /** A slug, or a company's id. */
  key: string;
}

const pattern = /^\/(?:jobs\/(category|city)|(companies))\/([^/]+)\/*$/i;

/** The board of an address; undefined for other addresses. @param pathname still encoded */
export function readBoardPath(pathname: string): BoardAddress | undefined {
  const [, filter, companies, segment] = pattern.exec(pathname) ?? [];
  if (segment === undefined) return undefined;
  try {
    const key = decodeURIComponent(segment);
    if (companies !== undefined) return { kind: 'company', key };
    return { kind: filter?.toLowerCase() === 'city' ? 'city' : 'category', key };
  } catch {
    return undefined;
  }
}
