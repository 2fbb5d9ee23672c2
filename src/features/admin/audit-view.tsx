import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { auditQuery } from '#api/admin.ts';
import type * as v from 'valibot';
import type { AuditData, AuditEntry } from '#contract/accounts/admin.ts';
import { appPaths } from '#contract/http/paths.ts';
import { auditedActions } from './account-messages.ts';
import { adminMessages } from './messages.ts';
import { toShownReason } from '#contract/moderation/reasons.ts';
import { formatMoment } from '#ui/text/moment.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import type { AdminSearch } from './admin-search.ts';
import { AdminLoaded, PageTurner } from './view-parts.tsx';
import { ChangeList, toShownChanges } from './rows/shown-values.tsx';

type AuditPage = v.InferOutput<typeof AuditData>;

type Filter = Pick<AdminSearch, 'entity' | 'of' | 'page'>;

const actions: Readonly<Record<string, string>> = auditedActions;

function toActor({ actor }: AuditEntry): string {
  const { server, removed } = adminMessages.audit;
  if (actor === null) return server;
  return actor.email === '' ? removed : actor.email;
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { audit, kinds, reason } = adminMessages;
  const { entity, entityId, label } = entry;
  const where =
    entity === 'user' ? { view: 'user' as const, of: entityId } : { view: 'search' as const, text: entityId };
  return (
    <li className="surface flex min-w-0 flex-col gap-2 p-3">
      <p className="text-sm text-muted">{formatMoment(entry.at)}</p>
      <p className="break-words">
        <span className="font-semibold">{toActor(entry)}</span>: {actions[entry.action] ?? entry.action} ·{' '}
        {kinds[entity]}{' '}
        <Link
          to={appPaths.admin}
          search={where}
          className="link inline-flex min-h-11 max-w-full items-center text-primary wrap-anywhere"
        >
          <span lang={textLanguage(label)}>{label || entityId}</span>
        </Link>
      </p>
      {entry.reason !== '' && (
        <p className="break-words">
          <span className="font-semibold">{reason}:</span> {toShownReason(entry.reason)}
        </p>
      )}
      {toShownChanges(entry.changes).length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary">
            {audit.changes}
          </summary>
          <ChangeList changes={entry.changes} names={audit} />
        </details>
      )}
    </li>
  );
}

function FilterForm({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const { audit, kinds } = adminMessages;
  const [of, setOf] = useState(filter.of ?? '');
  const [entity, setEntity] = useState<string>(filter.entity ?? '');
  const options = [
    { value: '', text: audit.all },
    ...(['job', 'company', 'user'] as const).map((value) => ({ value, text: kinds[value] })),
  ];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = (['job', 'company', 'user'] as const).find((one) => one === entity);
    onFilter({ entity: chosen, of: of.trim() === '' ? undefined : of.trim() });
  };
  return (
    <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-2 md:grid-cols-3">
      <SelectField label={audit.kind} value={entity} options={options} onValueChange={setEntity} />
      <TextField name="of" label={audit.of} value={of} onValueChange={setOf} input={{ maxLength: 64 }} />
      <button type="submit" className="btn btn-primary text-base">
        {audit.show}
      </button>
    </form>
  );
}

interface AuditViewProps {
  moderatorId: string;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** The audit trail, newest first. */
export function AuditView({ moderatorId, filter, onFilter }: AuditViewProps) {
  const { audit } = adminMessages;
  const { entity, of, page = 1 } = filter;
  const query = useQuery({
    ...auditQuery(moderatorId, { entity, entityId: of, page }),
    placeholderData: (before: AuditPage | undefined) => before,
  });
  return (
    <section aria-label={audit.title} className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg font-bold">{audit.title}</h2>
      <FilterForm key={`${entity} ${of}`} filter={filter} onFilter={onFilter} />
      <AdminLoaded query={query}>
        {({ entries, pagination }) => (
          <>
            {entries.length === 0 && <StatePanel icon="document" title={audit.empty} />}
            <ul className="flex min-w-0 flex-col gap-2">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            <PageTurner
              page={page}
              totalPages={pagination.totalPages}
              onPage={(to) => onFilter({ ...filter, page: to === 1 ? undefined : to })}
            />
          </>
        )}
      </AdminLoaded>
    </section>
  );
}
