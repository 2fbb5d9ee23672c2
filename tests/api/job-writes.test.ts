import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { toLastDay } from '#contract/jobs/deadline-rule.ts';
import { DAY_MS } from '#contract/limits.ts';
import { newJobs } from '#server/db/readers-schema.ts';
import { companies, jobs } from '#server/db/schema.ts';
import { useJobCalls, createJobStage, postJob, readJob, toPayload, addCompany } from '../support/stage.ts';

const { server, stage, send, approve, auditOf } = useJobCalls();

describe('posting a job', () => {
  test.each([apiPaths.jobs, `${apiPaths.jobs}/`])('at %s stores what was sent, waiting', async (path) => {
    const payload = toPayload(stage());
    const answer = await send('POST', path, payload, stage().owner.token);
    expect(answer.status).toBe(201);
    const { company, category, ...fields } = payload;
    const job = readJob(answer);
    expect(job).toMatchObject(fields);
    expect(job).toMatchObject({ approval: 'pending', approvalReason: '', version: 1, postedAt: '' });
    expect([job.company._id, job.category?._id, job.createdBy]).toEqual([
      company,
      category,
      stage().owner.id,
    ]);
    expect(await auditOf(job._id)).toMatchObject([{ action: 'create', actorId: stage().owner.id }]);
  });

  test('takes lists as text, numbers as postal codes and both spellings of a level', async () => {
    const day = toLastDay(Date.now() - DAY_MS);
    const job = await postJob(server(), stage(), {
      requiredSkills: ' Excel, ,Tally,',
      niceToHaveSkills: null,
      experienceLevel: '1-2 years',
      location: { city: ' Dhaka ', postalCode: 1207 },
      workMode: null,
      applicationDeadline: day,
    });
    expect(job).toMatchObject({
      requiredSkills: ['Excel', 'Tally'],
      niceToHaveSkills: [],
      experienceLevel: '1-2years',
      location: { street: '', city: 'Dhaka', postalCode: '1207' },
      workMode: '',
      applicationDeadline: `${day}T00:00:00.000Z`,
    });
  });

  test('stores the breaks and bullets of pasted text as every program shows them', async () => {
    const job = await postJob(server(), stage(), {
      title: 'Cook\v(night\tshift)',
      description: 'One\vTwo\fThree\n\uF0B7\tFour',
      responsibilities: '\uF0A7 Cook\u2028\uF0A7 Clean',
      requiredSkills: ['\uF0B7\tExcel', '● সাইকেল চালানো', '- Typing'],
      benefits: '✔ Lunch\v➢ Transport, • Tea',
    });
    expect(job).toMatchObject({
      title: 'Cook (night shift)',
      description: 'One\nTwo\nThree\n•\tFour',
      responsibilities: '• Cook\n• Clean',
      requiredSkills: ['Excel', 'সাইকেল চালানো', 'Typing'],
      benefits: ['Lunch', 'Transport', 'Tea'],
    });
  });

  test.each([
    [{ title: ' ' }, 'Title is required.'],
    [{ title: '\u200B' }, 'Title is required.'],
    [{ title: '\u3164\u2800\u115F' }, 'Title is required.'],
    [{ title: 'a'.repeat(151) }, 'Title must be at most 150 characters.'],
    [{ title: 'a\nb' }, 'Title holds characters that cannot be used.'],
    [{ description: 'a\u0000b' }, 'Description holds characters that cannot be used.'],
    [{ title: 'a\ud83d' }, 'Title holds characters that cannot be used.'],
    [{ responsibilities: 'a\u001bb' }, 'Responsibilities holds characters that cannot be used.'],
    [{ requiredSkills: ['Excel', '\udc00'] }, 'Required skills holds characters that cannot be used.'],
    [{ workingHours: '9\n5' }, 'Working hours holds characters that cannot be used.'],
    [{ description: '\uD800' }, 'Description holds characters that cannot be used.'],
    [{ company: undefined }, 'Company is required.'],
    [{ company: 'nothing' }, 'Choose one of your own companies.'],
    [{ category: '\u0000' }, 'Choose a category from the list.'],
    [{ experienceLevel: 'expert' }, /^Experience level must be one of: fresher, internship, /],
    [{ jobType: '' }, 'Employment type is required.'],
    [{ workMode: 'never' }, 'Work mode must be one of: full-time, part-time, contract.'],
    [{ salary: undefined }, 'Salary is required.'],
    [{ salary: { min: -1, max: 2, currency: 'BDT', type: 'monthly' } }, 'Minimum salary must be at least 0.'],
    [
      { salary: { min: 2, max: 1, currency: 'BDT', type: 'monthly' } },
      'Maximum salary must be at least as much as the minimum.',
    ],
    [{ salary: { min: 2, max: '3', currency: 'BDT', type: 'monthly' } }, 'Maximum salary must be a number.'],
    [{ numberOfOpenings: 0 }, 'Number of openings must be at least 1.'],
    [{ numberOfOpenings: 1.5 }, 'Number of openings must be a whole number.'],
    [
      { requiredSkills: ['a'.repeat(101)] },
      'Required skills must not have an item of more than 100 characters.',
    ],
    [{ tags: Array.from({ length: 51 }, String) }, 'Tags must be at most 50 items.'],
    [{ benefits: 7 }, 'Benefits must be text or a list of texts.'],
    [{ location: { city: 7 } }, 'City must be text.'],
    [{ status: 'closed' }, 'Status must be one of: open.'],
    [{ applicationDeadline: '2027-02-30T00:00:00.000Z' }, 'Application deadline must be a date.'],
    [{ applicationDeadline: 'tomorrow' }, 'Application deadline must be a date.'],
    [{ applicationDeadline: '2020-01-01' }, 'Application deadline must not be in the past.'],
    [{ applicationDeadline: '2126-01-01' }, 'Application deadline must be at most 12 months ahead.'],
    [
      { applicationDeadline: '2999-12-31T00:00:00Z' },
      'Application deadline must be at most 12 months ahead.',
    ],
  ])('refuses %j', async (changes, message) => {
    const answer = await send(
      'POST',
      apiPaths.jobs,
      { ...toPayload(stage()), ...changes },
      stage().owner.token,
    );
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
    expect(answer.body).toMatchObject({
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  test.each([null, [], 'text', 7])('refuses a body that is %j', async (body) => {
    const answer = await send('POST', apiPaths.jobs, body, stage().owner.token);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\w/) } });
  });

  test('needs a company of one’s own that is not deleted; one that waits is fine', async () => {
    const waiting = await addCompany(server(), { createdBy: stage().owner.id, approval: 'pending' });
    expect((await postJob(server(), stage(), { company: waiting })).company._id).toBe(waiting);
    const deleted = await addCompany(server(), { createdBy: stage().owner.id, deletedAt: new Date() });
    const foreign = await addCompany(server(), { createdBy: stage().other.id });
    for (const company of [deleted, foreign]) {
      const body = toPayload(stage(), { company });
      expect((await send('POST', apiPaths.jobs, body, stage().owner.token)).status).toBe(400);
    }
  });
});

describe('reading one’s own jobs', () => {
  test('shows what waits to its owner and to administrators alone', async () => {
    const { _id: id } = await postJob(server(), stage());
    for (const path of [apiPaths.job(id), `${apiPaths.job(id)}/`, `${apiPaths.job(id)}?view=detailed`]) {
      expect((await send('GET', path)).status).toBe(404);
      expect((await send('GET', path, undefined, stage().other.token)).status).toBe(404);
      for (const { token } of [stage().owner, stage().admin]) {
        expect(readJob(await send('GET', path, undefined, token))).toMatchObject({ approval: 'pending' });
      }
    }
  });

  test('says no more to others about a public job than before', async () => {
    const { _id: id } = await postJob(server(), stage());
    await approve(id);
    const own = readJob(await send('GET', apiPaths.job(id), undefined, stage().owner.token));
    const { approval, approvalReason, version, companyApproval, deletedAt, ...shared } = own;
    expect([approval, approvalReason, version, companyApproval]).toEqual(['approved', '', 1, 'approved']);
    expect(deletedAt).toBe('');
    for (const token of [undefined, stage().other.token]) {
      const { body } = await send('GET', apiPaths.job(id), undefined, token);
      expect(body).toEqual({ success: true, data: { job: shared } });
    }
  });

  test('lists them in full, newest first, without deleted ones and those of deleted companies', async () => {
    const mine = await createJobStage(server());
    const first = await postJob(server(), mine, { description: 'a'.repeat(2000) });
    const second = await postJob(server(), mine);
    await send('DELETE', apiPaths.job((await postJob(server(), mine))._id), undefined, mine.owner.token);
    const gone = await addCompany(server(), { createdBy: mine.owner.id });
    const orphan = await postJob(server(), mine, { company: gone });
    await server()
      .context.db.orm.update(companies)
      .set({ deletedAt: new Date() })
      .where(eq(companies.id, gone));
    for (const { token } of [mine.owner, mine.admin]) {
      const { body } = await send('GET', `${apiPaths.jobs}?createdBy=${mine.owner.id}`, undefined, token);
      expect(body).toEqual({ success: true, data: { jobs: [second, first] } });
    }
    expect((await send('GET', apiPaths.job(orphan._id), undefined, mine.owner.token)).status).toBe(404);
    const path = `${apiPaths.jobs}?createdBy=${mine.owner.id}`;
    expect((await send('GET', path)).status).toBe(401);
    expect((await send('GET', path, undefined, mine.other.token)).status).toBe(403);
  });
});

async function readStored(id: string) {
  const [row] = await server().context.db.orm.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

describe('a posting that repeats one of the same account', () => {
  const description =
    'We look for a cook for our canteen in Mirpur. ছয় জনের রান্না প্রতিদিন। Fridays are free, lunch is included, and the ' +
    'kitchen has gas, water and helpers for cutting, washing and serving.';
  const text = { title: 'Canteen cook for lunch', description };
  test.each([
    ['the same text', text, true],
    ['one other word', { ...text, description: description.replace('Mirpur', 'Uttara') }, true],
    ['another spelling', { ...text, description: description.replaceAll('\u09df', '\u09af\u09bc') }, true],
    [
      'a sign that is not seen',
      { ...text, description: description.replace('canteen', 'can\u200bteen') },
      true,
    ],
    ['another title', { ...text, title: 'Night guard at the gate' }, false],
    ['another text', { ...text, description: 'Knows how to bake bread for a large hotel.' }, false],
  ])('%s: marked, as old as the first, and news once', async (_, changes, isCopy) => {
    const own = await createJobStage(server());
    const add = (given: object) => postJob(server(), own, given);
    const first = await add(text);
    await approve(first._id);
    const { postedAt } = (await readStored(first._id)) ?? {};
    await send('DELETE', apiPaths.job(first._id), undefined, own.owner.token);
    const second = await add(changes);
    await approve(second._id);
    const stored = await readStored(second._id);
    expect(stored?.likeJob).toBe(isCopy ? first._id : null);
    expect(stored?.postedAt?.getTime() === postedAt?.getTime()).toBe(isCopy);
    const news = await server().context.db.orm.select().from(newJobs).where(eq(newJobs.jobId, second._id));
    expect(news).toHaveLength(isCopy ? 0 : 1);
    const listed = await send('GET', `${adminPaths.jobs}?approval=approved`, undefined, stage().admin.token);
    expect(JSON.stringify(listed.body)).toContain(`"likeJob":"${isCopy ? first._id : ''}"`);
  });

  test('is no copy in another city or of another account', async () => {
    await postJob(server(), await createJobStage(server()), text);
    const own = await createJobStage(server());
    const first = await postJob(server(), own, text);
    const other = await postJob(server(), own, { ...text, location: { city: 'Khulna' } });
    expect([(await readStored(first._id))?.likeJob, (await readStored(other._id))?.likeJob]).toEqual([
      null,
      null,
    ]);
  });
});
