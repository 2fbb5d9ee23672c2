import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { apiPaths } from '#contract/http/paths.ts';
import { auditLog, companies } from '#server/db/schema.ts';
import { write } from './company-forms.ts';
import { addPerson, type Person } from './people.ts';
import { useTestServer } from './server.ts';

const asJson = { 'Content-Type': 'application/json' };

/** A server, three people, and what tests of a company's writes ask of it. */
export function useCompanyCalls() {
  const server = useTestServer();
  const people: Person[] = [];
  beforeAll(async () => {
    people.push(await addPerson(server()), await addPerson(server()), await addPerson(server(), 'admin'));
  });
  const personAt = (place: number) => (): Person => {
    const person = people[place];
    if (person === undefined) throw new Error('The people are there while tests run.');
    return person;
  };
  const send = (method: string, path: string, body?: BodyInit, person?: Person) =>
    write(server(), [method, path, body], { token: person?.token });
  return {
    server,
    owner: personAt(0),
    stranger: personAt(1),
    admin: personAt(2),
    send,
    sendJson: (method: string, path: string, body: unknown, { token }: Person) =>
      write(server(), [method, path, JSON.stringify(body)], { token, headers: asJson }),
    read: (id: string, person?: Person) => send('GET', apiPaths.company(id), undefined, person),
    setApproval: (id: string, approval: 'approved' | 'rejected', approvalReason = '') =>
      server().context.db.orm.update(companies).set({ approval, approvalReason }).where(eq(companies.id, id)),
    auditOf: (id: string) =>
      server().context.db.orm.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id),
  };
}
