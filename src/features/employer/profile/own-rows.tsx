import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Approval } from '#contract/jobs/approval.ts';
import type { appPaths } from '#contract/http/paths.ts';
import { useFormSession } from '#platform/session/form-session.ts';
import { Loaded } from '#ui/state/loaded.tsx';
import { StateLine, StatePanel } from '#ui/state/state-panel.tsx';
import { type DeleteCalls, type DeletableRow, useDeletes } from './delete-row.ts';
import { DeletedRows } from './deleted-rows.tsx';
import { profileMessages, type DeleteTexts, type ProfileTexts } from './messages.ts';
import { OwnList, type RowAction, type RowView } from './own-list.tsx';
import { LiveRegion, RowsSkeleton, Section, SignedOut } from './section.tsx';

interface OpenedRow {
  mode: 'view' | 'edit';
  id: string;
  onClose: () => void;
}

export interface RowActions {
  view: () => void;
  edit: () => void;
  remove: () => void;
}

/** "Edit"; for a rejected row the main action, as saving requests another review. */
export const toEditAction = (
  { approval }: { approval: Approval | '' },
  onPress: () => void,
  words: ProfileTexts,
): RowAction =>
  approval === 'rejected' ? { text: words.fix, tone: 'main', onPress } : { text: words.edit, onPress };

interface OwnRowsProps<R extends DeletableRow & { deletedAt: string }> {
  userId: string;
  query: UseQueryResult<R[]>;
  deleted: UseQueryResult<R[]>;
  calls: DeleteCalls<R>;
  texts: {
    title: string;
    section: string;
    heading: string;
    add: string;
    empty: string;
    emptyText: string;
    deleting: DeleteTexts;
  };
  columns: readonly string[];
  picture: ReactNode;
  add: { to: typeof appPaths.postJob | typeof appPaths.createCompany; look: 'btn-primary' | '' };
  toRow: (row: R, actions: RowActions) => RowView;
  toText: (error: unknown) => string;
  modal: (opened: OpenedRow) => ReactNode;
}

function Rows<R extends DeletableRow & { deletedAt: string }>(
  props: OwnRowsProps<R> & { loaded: readonly R[]; empty: ReactNode },
) {
  const { loaded, empty, calls, texts, columns, toRow, modal } = props;
  const { rows, line, announcement, remove } = useDeletes(loaded, calls, texts.deleting);
  const [opened, setOpened] = useState<Omit<OpenedRow, 'onClose'> | null>(null);
  const views = rows.map((row) =>
    toRow(row, {
      view: () => setOpened({ mode: 'view', id: row._id }),
      edit: () => setOpened({ mode: 'edit', id: row._id }),
      remove: () => remove(row),
    }),
  );
  return (
    <>
      <LiveRegion text={announcement} />
      {line !== null && <StateLine tone="error">{line}</StateLine>}
      {rows.length === 0 && empty}
      {rows.length > 0 && <OwnList label={texts.title} columns={columns} rows={views} />}
      {opened && modal({ ...opened, onClose: () => setOpened(null) })}
    </>
  );
}

/** The user's rows of a kind, their actions, and the deleted rows. */
export function OwnRows<R extends DeletableRow & { deletedAt: string }>(props: OwnRowsProps<R>) {
  const { userId, query, deleted, calls, texts, picture, add, toText } = props;
  const toAddLink = (look: string) => (
    <Link to={add.to} className={`btn text-base ${look}`}>
      {texts.add}
    </Link>
  );
  const empty = (
    <StatePanel picture={picture} title={texts.empty} text={texts.emptyText} action={toAddLink(add.look)} />
  );
  const hasRows = query.data !== undefined && query.data.length > 0;
  return (
    <Section id={calls.lastElement} texts={texts} action={hasRows && toAddLink('')}>
      <Loaded
        query={query}
        toFailure={(error) => ({ title: toText(error) })}
        loadingText={profileMessages.loading}
        skeleton={<RowsSkeleton />}
      >
        {(loaded) => <Rows {...props} loaded={loaded} empty={empty} />}
      </Loaded>
      <DeletedRows query={deleted} userId={userId} calls={calls} />
    </Section>
  );
}

interface ForOwnerProps {
  id: string;
  texts: { section: string; heading: string; missingToken: string };
  children: (userId: string) => ReactNode;
}

/** A section for a signed-in user. */
export function ForOwner({ id, texts, children }: ForOwnerProps) {
  const session = useFormSession();
  if (session) return children(session.user._id);
  return (
    <Section id={id} texts={texts}>
      <SignedOut message={texts.missingToken} />
    </Section>
  );
}
