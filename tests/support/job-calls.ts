import { eq } from 'drizzle-orm';
import { apiPaths } from '#contract/http/paths.ts';
import { auditLog, jobs } from '#server/db/schema.ts';
import { toPayload, useJobStage } from './job-writes.ts';
import { useTestServer, type Answer } from './server.ts';

/** A server, a stage of jobs, and what tests of their writes ask of both. */
export function useJobCalls() {
  const server = useTestServer();
  const stage = useJobStage(server);
  const send = (method: string, path: string, body?: unknown, token?: string): Promise<Answer> =>
    server().send(method, path, body, token);
  return {
    server,
    stage,
    send,
    edit: (id: string, changes = {}, token = stage().owner.token): Promise<Answer> =>
      send('PUT', apiPaths.job(id), toPayload(stage(), changes), token),
    approve: (id: string) =>
      server().context.db.orm.update(jobs).set({ approval: 'approved' }).where(eq(jobs.id, id)),
    auditOf: (id: string) =>
      server().context.db.orm.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id),
  };
}
