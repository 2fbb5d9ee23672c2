import { createSession } from '#server/policies/sessions.ts';
import { newId } from '#server/ids.ts';
import { users } from '#server/db/schema.ts';
import type { TestServer } from './server.ts';

/** Someone who is signed in. */
export interface Person {
  id: string;
  email: string;
  token: string;
}

/** Adds a user who is signed in. */
export async function addPerson({ context }: TestServer, role: 'user' | 'admin' = 'user'): Promise<Person> {
  const id = newId();
  const email = `${id}@example.com`;
  await context.db.orm.insert(users).values({ id, email, role });
  return { id, email, token: await createSession(context, id) };
}
