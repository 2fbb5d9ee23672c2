import { useState, type ReactNode } from 'react';
import type { AdminRow, AdminRows } from '#api/admin.ts';
import { adminMessages as texts } from './messages.ts';
import { ChoiceRow } from '#ui/form/radio-chips.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { shown, type Shown } from './admin-search.ts';
import {
  ListSection,
  toMoreRows,
  FIRST_ROWS,
  nameOf,
  useLists,
  type List,
  AdminLoaded,
} from './view-parts.tsx';
import { RowArea } from './rows/row-area.tsx';
import { waitingLists } from './rows/row-lists.ts';
import type { Moderation } from './rows/use-moderation.ts';

const toLists = (show: Shown): readonly List[] =>
  show === 'waiting'
    ? waitingLists
    : [
        { kind: 'company', approval: show },
        { kind: 'job', approval: show },
      ];

function Empty({ show }: { show: Shown }) {
  return show === 'waiting' ? (
    <StatePanel icon="check" title={texts.allDone} text={texts.allDoneText} />
  ) : (
    <StatePanel icon="search" title={texts.noneHere} />
  );
}

interface QueueViewProps {
  moderation: Moderation;
  show: Shown;
  onShow: (show: Shown) => void;
}

/** Companies and jobs by their approval: pending, changed, approved or rejected. */
export function QueueView({ moderation, show, onShow }: QueueViewProps) {
  const lists = toLists(show);
  const [perPage, setPerPage] = useState<Readonly<Record<string, number>>>({});
  const sizeOf = (list: List) => perPage[nameOf(list)] ?? FIRST_ROWS;
  const query = useLists(moderation.moderatorId, lists, sizeOf);
  const more = (list: List) => {
    const next = toMoreRows(sizeOf(list));
    if (next === undefined) return undefined;
    return () => setPerPage((all) => ({ ...all, [nameOf(list)]: next }));
  };
  const toSections = (read: readonly AdminRows[], toRow: (row: AdminRow) => ReactNode) =>
    lists.map((list, at) => {
      const { rows = [], total = 0 } = read[at] ?? {};
      if (rows.length === 0) return null;
      return (
        <ListSection
          key={nameOf(list)}
          title={texts.lists[list.kind][list.approval]}
          list={{ rows, total }}
          onMore={more(list)}
        >
          {rows.map(toRow)}
        </ListSection>
      );
    });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <ChoiceRow
          legend={texts.show.label}
          choices={shown}
          texts={texts.show}
          chosen={show}
          onChoose={onShow}
        />
        <button type="button" className="btn text-base" onClick={() => void query.refetch()}>
          <Icon name="retry" />
          {texts.refresh}
        </button>
      </div>
      <AdminLoaded query={query}>
        {(read) => (
          <RowArea moderation={moderation} rows={read.flatMap(({ rows }) => rows)} label={texts.views.queue}>
            {(toRow) =>
              read.every(({ rows }) => rows.length === 0) ? <Empty show={show} /> : toSections(read, toRow)
            }
          </RowArea>
        )}
      </AdminLoaded>
    </>
  );
}
