import type { ReactNode } from 'react';
import type { Mark } from './list-rules.ts';

/** What can be done to a row. */
export interface RowAction {
  text: string;
  tone?: 'plain' | 'danger';
  onPress: () => void;
}

/** A row as it is shown. */
export interface RowView {
  /** The `id` of the element that the focus is moved to. */
  id: string;
  name: string;
  /** Of the name, where it is not the page's own. */
  lang: string | undefined;
  logo?: ReactNode;
  /** What became of it. */
  marks: readonly Mark[];
  /** Where the name is what opens it. */
  onView?: () => void;
  /** The job's own page, as everyone reads it. */
  page?: { jobId: string; text: string };
  /** One text a column, after the name. */
  cells: readonly string[];
  actions: readonly RowAction[];
}
