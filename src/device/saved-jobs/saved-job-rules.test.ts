import { describe, expect, test } from 'vitest';
import type { Job } from '#contract/jobs/job.ts';
import { makeCompany, makeJob, makeSavedJob, storedImage } from '../../../tests/support/make.ts';
import {
  compareCopies,
  listChanges,
  mergeSaved,
  withAccepted,
  withLatest as toLatest,
} from './saved-job-rules.ts';
import type { Latest, SavedJob } from './saved-job.ts';

const job = makeJob({
  description: 'Nights and days.',
  company: { _id: 'c', name: 'Padma Care' },
  salary: { min: 30000, max: 40000, currency: 'BDT', type: 'monthly' },
  applicationDeadline: '2026-11-30',
  status: 'active',
});
const company = makeCompany({ email: 'jobs@padma.example' });

const times = { savedAt: 10, copiedAt: 20, stageAt: 10, checkedAt: 20 };
const createSaved = (changes: Partial<SavedJob> = {}): SavedJob => ({
  ...makeSavedJob(times),
  job,
  company,
  ...changes,
});

const found = (changes: Partial<Job> = {}, at = 30) =>
  ({ kind: 'found', job: { ...job, ...changes }, company, at }) as const satisfies Latest;

/** Long after. */
const withLatest = (saved: SavedJob, latest: Latest) => toLatest(saved, latest, 1000);

const isNow = (changes: Partial<Job>, other = company) =>
  compareCopies({ job, company }, { job: { ...job, ...changes }, company: other });

describe('what changed since a job was saved', () => {
  test('nothing, where nothing did', () => {
    expect(isNow({})).toEqual([]);
  });

  test('the deadline, from day to day and not from hour to hour', () => {
    expect(isNow({ applicationDeadline: '2026-11-30T10:00:00Z' })).toEqual([]);
    const is = '2026-12-05';
    expect(isNow({ applicationDeadline: is })).toEqual([{ kind: 'deadline', was: '2026-11-30', is }]);
    expect(isNow({ applicationDeadline: '' })).toEqual([{ kind: 'deadline', was: '2026-11-30', is: '' }]);
  });

  test('the pay, closing, title and address to apply to, each by itself', () => {
    const salary = { ...job.salary, max: 45000 };
    expect(isNow({ salary })).toEqual([{ kind: 'pay', was: job.salary, is: salary }]);
    expect(isNow({ status: 'closed' })).toEqual([{ kind: 'closed' }]);
    expect(isNow({ title: 'Head nurse' })).toEqual([{ kind: 'title', was: 'Nurse', is: 'Head nurse' }]);
    const email = 'hr@padma.example';
    expect(isNow({}, { ...company, email })).toEqual([{ kind: 'applyTo', was: company.email, is: email }]);
    const name = 'Padma Health';
    expect(isNow({}, { ...company, name })).toEqual([{ kind: 'company', was: company.name, is: name }]);
    expect(isNow({ description: 'Days alone.' })).toEqual([{ kind: 'text' }]);
  });

  test('how to apply, by its ways or questions, apart from the text', () => {
    expect(isNow({ applyWays: [{ kind: 'inbox' }] })).toEqual([{ kind: 'applyWays' }]);
    const question: Job['screening'][number] = {
      id: 'q',
      kind: 'yesNo',
      text: 'Do you have a licence?',
      choices: [],
      isRequired: true,
    };
    expect(isNow({ screening: [question] })).toEqual([{ kind: 'applyWays' }]);
  });

  test('what the server counts or adds is no change', () => {
    expect(isNow({ postedAt: '2026-11-01', numberOfOpenings: 3, createdBy: 'x', tags: ['a'] })).toEqual([]);
  });

  test('nothing that readers do not see: fields of the owner, spaces, spelling of letters, what is empty', () => {
    const was = { ...job, description: ' Caf\u00E9 ', benefits: [], workingHours: '' };
    const address = { ...job.location, city: 'Gazipur' };
    const seen = (one: object, other: object) =>
      compareCopies(
        { job: { ...was, ...one }, company },
        { job: { ...was, description: 'Cafe\u0301', ...other }, company },
      );
    const owner = { deletedAt: '', approval: 'approved', later: null };
    expect(seen({}, owner)).toEqual([]);
    expect(
      seen({ benefits: undefined, workingHours: undefined, salary: { ...was.salary, bonus: null } }, owner),
    ).toEqual([]);
    expect(seen({ location: address }, { location: { ...address, cityBn: 'গাজীপুর' } })).toEqual([]);
    expect(seen({ location: address }, { location: { ...address, city: 'Savar' } })).toEqual([
      { kind: 'text' },
    ]);
    expect(seen({}, { benefits: ['Lunch'] })).toEqual([{ kind: 'text' }]);
  });

  test('the most urgent change is first', () => {
    const changed = isNow({ status: 'closed', applicationDeadline: '2026-11-01', title: 'Head nurse' });
    expect(changed.map(({ kind }) => kind)).toEqual(['closed', 'deadline', 'title']);
  });

  test('a company that could not be read is no change', () => {
    expect(compareCopies({ job, company }, { job, company: null })).toEqual([]);
  });
});

describe('a saved job after the server was asked', () => {
  test('keeps the saved copy while something differs, and says what', () => {
    const after = withLatest(createSaved(), found({ applicationDeadline: '2026-12-05' }));
    expect(after).toMatchObject({ job: { applicationDeadline: '2026-11-30' }, copiedAt: 20, checkedAt: 30 });
    expect(after && listChanges(after)).toEqual([{ kind: 'deadline', was: '2026-11-30', is: '2026-12-05' }]);
  });

  test('is renewed where nothing differs', () => {
    const after = withLatest(createSaved(), found({ numberOfOpenings: 7 }));
    expect(after).toMatchObject({ job: { numberOfOpenings: 7 }, copiedAt: 30, checkedAt: 30, latest: null });
  });

  test('loses its mark when the server takes the change back', () => {
    const marked = createSaved({ latest: found({ title: 'Head nurse' }, 25) });
    expect(withLatest(marked, found())).toMatchObject({ latest: null, copiedAt: 30 });
  });

  test('stays whole when the server does not have it any more, until it does again', () => {
    const gone = withLatest(createSaved(), { kind: 'removed', at: 30 });
    expect(gone).toMatchObject({ job, company, copiedAt: 20, latest: { kind: 'removed', at: 30 } });
    expect(gone && listChanges(gone)).toEqual([{ kind: 'removed' }]);
    expect(gone && withLatest(gone, found({}, 40))).toMatchObject({ latest: null, copiedAt: 40 });
  });

  test('takes no word from before its own copy', () => {
    expect(withLatest(createSaved(), found({ title: 'Old name' }, 15))).toBeUndefined();
    expect(withLatest(createSaved(), { kind: 'removed', at: 15 })).toBeUndefined();
  });

  test('takes the word of today where its own clock was years ahead', () => {
    expect(withLatest(createSaved({ copiedAt: 9e12, checkedAt: 9e12 }), found())).toMatchObject({
      copiedAt: 30,
    });
  });

  test('of which only the short form was stored becomes whole without a mark', () => {
    const short = createSaved({
      isFull: false,
      company: null,
      checkedAt: 0,
      job: { ...job, description: 'Ni' },
    });
    expect(withLatest(short, found())).toMatchObject({ isFull: true, job, company, latest: null });
  });

  test('gets the company that it lacked, also when that was read before', () => {
    expect(withLatest(createSaved({ company: null }), found({}, 15))).toMatchObject({
      company,
      copiedAt: 20,
    });
  });

  test('becomes what the server said once the reader accepts it', () => {
    const marked = createSaved({ latest: found({ title: 'Head nurse' }), stage: 'sent' });
    const accepted = withAccepted(marked);
    expect(accepted).toMatchObject({
      job: { title: 'Head nurse' },
      copiedAt: 30,
      latest: null,
      stage: 'sent',
    });
    expect(listChanges(accepted)).toEqual([]);
  });
});

describe('one job saved in two places', () => {
  test('keeps the newer copy and the stage that was chosen last', () => {
    const other = createSaved({ copiedAt: 50, job: { ...job, title: 'Head nurse' }, savedAt: 5 });
    const own = createSaved({ stage: 'sent', stageAt: 40 });
    const merged = { job: { title: 'Head nurse' }, copiedAt: 50, stage: 'sent', stageAt: 40, savedAt: 5 };
    expect(mergeSaved(own, other)).toMatchObject(merged);
  });

  test('never gives a newer copy or stage for an older one', () => {
    const older = createSaved({ copiedAt: 1, stageAt: 1, stage: 'offer', job: { ...job, title: 'Old' } });
    expect(mergeSaved(createSaved(), older)).toBeUndefined();
  });

  test('never gives a whole copy for a short one', () => {
    expect(mergeSaved(createSaved(), createSaved({ copiedAt: 50, isFull: false }))).toBeUndefined();
  });

  test('fills in the logo and the company that were missing', () => {
    const merged = mergeSaved(createSaved({ company: null }), createSaved({ logo }));
    expect(merged).toMatchObject({ logo, company, copiedAt: 20 });
  });
});

/** The same numbers in every run. */
function createChance(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const stages = ['saved', 'sent', 'offer'] as const;
const logo = { path: '/l.webp', image: storedImage };

function happen(saved: SavedJob, chance: (most: number) => number, now: number): SavedJob {
  const at = Math.max(1, now - chance(200));
  const title = `Nurse ${chance(3)}`;
  const other = createSaved({ job: { ...job, title }, copiedAt: at, isFull: chance(2) === 0, stageAt: at });
  const events: (() => SavedJob | undefined)[] = [
    () => toLatest(saved, { ...found({ title }, at), company: chance(2) === 0 ? company : null }, now),
    () => toLatest(saved, { kind: 'removed', at }, now),
    () => withAccepted(saved),
    () =>
      mergeSaved(saved, {
        ...other,
        stage: stages[chance(3)] ?? 'saved',
        logo: chance(2) === 0 ? logo : null,
      }),
  ];
  return events[chance(events.length)]?.() ?? saved;
}

describe('whatever happens to a saved job, in whatever order', () => {
  test('company, logo, the whole text and the newer stage stay, in 200 generated sequences', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const chance = createChance(seed);
      let saved = createSaved({ isFull: chance(2) === 0, company: chance(2) === 0 ? company : null });
      for (let now = 100; now < 2000; now += 100) {
        const next = happen(saved, chance, now);
        const before = `sequence ${seed} at ${now}`;
        expect(next.job._id, before).toBe(job._id);
        expect(next.isFull || !saved.isFull, before).toBe(true);
        expect(next.company !== null || saved.company === null, before).toBe(true);
        expect(next.logo !== null || saved.logo === null, before).toBe(true);
        expect(next.stageAt, before).toBeGreaterThanOrEqual(saved.stageAt);
        expect(next.savedAt, before).toBeLessThanOrEqual(saved.savedAt);
        saved = next;
      }
    }
  });
});
