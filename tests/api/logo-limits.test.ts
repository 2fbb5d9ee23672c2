import { expect, test } from 'vitest';
import { HOUR_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/paths.ts';
import { addPerson, companyOf, postCompany, toForm, write } from '../support/company-forms.ts';
import { draw } from '../support/pictures.ts';
import { useTestServer } from '../support/server.ts';

/** Two logos an hour instead of 120. */
const server = useTestServer({ config: { rateLimitFactor: 2 / 120 } });

test('nobody has logos drawn without end; forms without one go on, and so do other people', async () => {
  const [person, other] = [await addPerson(server()), await addPerson(server())];
  const { _id } = await postCompany(server(), person, toForm({}, await draw('png')));
  const picture = await draw('png', 20, 20);
  const put = (logo?: Uint8Array<ArrayBuffer>) =>
    write(server(), ['PUT', apiPaths.company(_id), toForm({}, logo)], { token: person.token });
  const kept = companyOf(await put(picture)).logo;
  const refused = await put(picture);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    success: false,
    message: 'Too many tries. Please try again in 60 minutes.',
  });
  expect(companyOf(await put()).logo).toBe(kept);
  expect((await postCompany(server(), other, toForm({}, picture))).logo).not.toBe('');
  server().advance(HOUR_MS + 1);
  expect((await put(picture)).status).toBe(200);
});
