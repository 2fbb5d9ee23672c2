import { expect, test } from 'vitest';
import * as v from 'valibot';
import { applicationParts } from '#contract/applications/application.ts';
import { applicationPaths, ownerPaths } from '#contract/http/api-paths.ts';
import { UPLOAD_OFFSET_HEADER } from '#contract/http/write-headers.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { ModelBlob, ModelForm } from '../endurance/files.ts';
import { ModelServer } from '../endurance/server.ts';
import { World } from '../endurance/world.ts';
import { addInboxJob, newApplicationKey, useJobStage, addPerson } from '../support/stage.ts';
import { toAnswer, useTestServer } from '../support/server.ts';

/** The rules of `tests/endurance` are the server's: whatever is sent, both answer the same. */

const heldAt = Date.parse('2026-11-26T06:00:00Z');
const server = useTestServer({ heldAt, config: { rateLimitFactor: 1 } });
const stage = useJobStage(server);

const ROUNDS = 12;
const REQUESTS = 25;
const CV_BYTES = 3000;
const cv = new TextEncoder().encode('%PDF-'.padEnd(CV_BYTES, 'cv'));

const Body = v.object({
  code: v.optional(v.string()),
  data: v.optional(
    v.object({
      offset: v.optional(v.number()),
      isKnown: v.optional(v.boolean()),
      application: v.optional(v.object({ id: v.string(), state: v.string() })),
    }),
  ),
});

/** What both must answer alike; ids are each server's own. */
function toShown(status: number, body: unknown, ids: string[]) {
  const { code, data } = v.parse(Body, body);
  const id = data?.application?.id;
  if (id !== undefined && !ids.includes(id)) ids.push(id);
  const application = id === undefined ? undefined : ids.indexOf(id);
  return {
    status,
    code,
    offset: data?.offset,
    isKnown: data?.isKnown,
    application,
    state: data?.application?.state,
  };
}

type Piece = { from: number; to: number };
interface Asked {
  method: 'POST' | 'GET' | 'PATCH';
  path: string;
  token: string;
  form?: object;
  /** Of the CV: sent with the form, or uploaded from an offset. */
  piece?: Piece;
  offset?: number;
}

async function askServer({ method, path, token, form, piece, offset }: Asked) {
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  const file = piece && cv.slice(piece.from, piece.to);
  if (offset !== undefined) headers[UPLOAD_OFFSET_HEADER] = String(offset);
  if (form === undefined)
    return toAnswer(await server().request(path, { method, headers, body: file ?? null }));
  if (file === undefined) return server().send(method, path, form, token);
  const body = new FormData();
  body.set(applicationParts.application, JSON.stringify(form));
  body.set(applicationParts.cv, new File([file], 'cv.pdf'));
  return toAnswer(await server().request(path, { method, headers, body }));
}

function askModel(model: ModelServer, { method, path, token, form, piece, offset }: Asked) {
  const file = piece && new ModelBlob([cv.buffer]).slice(piece.from, piece.to);
  const headers: Record<string, string> =
    offset === undefined ? {} : { [UPLOAD_OFFSET_HEADER]: String(offset) };
  if (form === undefined) return model.handle({ method, path, token, headers, body: file });
  if (file === undefined) return model.handle({ method, path, token, headers, body: JSON.stringify(form) });
  const body = new ModelForm();
  body.set(applicationParts.application, JSON.stringify(form));
  body.set(applicationParts.cv, file);
  return model.handle({ method, path, token, headers, body });
}

test.each(Array.from({ length: ROUNDS }, (_none, index) => index + 1))(
  'requests in an order of chance are answered as the model does: %i',
  async (seed) => {
    const world = new World(seed);
    world.now = server().context.clock();
    const { random } = world;
    const model = new ModelServer(world);
    const people = await Promise.all([addPerson(server()), addPerson(server())]);
    for (const { id, token } of people) model.sessions.set(token, id);
    const jobIds = await Promise.all([addInboxJob(server(), stage()), addInboxJob(server(), stage())]);
    const keys = Array.from({ length: 4 }, newApplicationKey);
    const ids: { real: string[]; model: string[] } = { real: [], model: [] };

    const draw = (): Asked => {
      const { token } = random.pick(people);
      const key = random.pick(keys);
      const form = {
        key,
        jobId: random.pick(jobIds),
        name: 'Rina',
        phone: '01712345678',
        email: 'r@example.com',
      };
      const sent = { ...form, note: `note of ${key}`, cv: { name: 'cv.pdf' } };
      const path = applicationPaths.upload(key);
      const what = random.whole(0, 5);
      if (what <= 1)
        return {
          method: 'POST',
          path: applicationPaths.list,
          token,
          form: sent,
          piece: { from: 0, to: CV_BYTES },
        };
      if (what === 2) return { method: 'POST', path: applicationPaths.list, token, form: sent };
      if (what === 3) return { method: 'GET', path, token };
      const asked = model.handle({ method: 'GET', path, token, headers: {}, body: undefined });
      const arrived = v.parse(Body, asked.body).data?.offset ?? 0;
      const from = random.pick([arrived, arrived, 0]);
      return {
        method: 'PATCH',
        path,
        token,
        piece: { from, to: random.whole(from, CV_BYTES) },
        offset: from,
      };
    };

    for (let count = 0; count < REQUESTS; count += 1) {
      const asked = draw();
      const [real, modelled] = [await askServer(asked), askModel(model, asked)];
      expect([asked, toShown(modelled.status, modelled.body, ids.model)]).toEqual([
        asked,
        toShown(real.status, real.body, ids.real),
      ]);
      const what = random.next();
      if (what < 0.1) {
        const row = model.rows.find(({ isWithdrawn }) => !isWithdrawn);
        const realId = ids.real[ids.model.indexOf(row?.id ?? '')];
        if (row === undefined || realId === undefined) continue;
        row.isWithdrawn = true;
        const { token } = people.find(({ id }) => id === row.userId) ?? { token: '' };
        const path = applicationPaths.withdraw(realId);
        expect((await server().send('POST', path, {}, token)).status).toBe(200);
      } else if (what < 0.15) {
        const jobId = random.pick(jobIds);
        model.closedJobs.add(jobId);
        await server().send('POST', ownerPaths.jobClose(jobId), {}, stage().owner.token);
      } else if (what < 0.3) {
        await server().advance(MINUTE_MS);
        world.now += MINUTE_MS;
      }
    }
  },
);
