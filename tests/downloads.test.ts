import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bytes } from '#features/resumes/downloads/fetch-file.ts';
import type { Fault, Manner } from './support/download-server.ts';
import { calm, play, type Episode, type Story } from './support/download-story.ts';

const harmless: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'none' } as const) },
  fc.constantFrom(
    { kind: 'silent' } as const,
    { kind: 'page' } as const,
    { kind: 'ignoresRange' } as const,
    { kind: 'noPart' } as const,
    { kind: 'tooMuch' } as const,
    { kind: 'encoded', isShown: true } as const,
    { kind: 'encoded', isShown: false } as const,
    { kind: 'ignoresIfRange' } as const,
  ),
  fc.constantFrom(429, 500, 503, 404, 403, 204).map((status) => ({ kind: 'status' as const, status })),
  fc.integer({ min: 1, max: 9000 }).map((shift) => ({ kind: 'wrongPart' as const, shift })),
);
const spoiled = fc.nat(30_000).map((at) => ({ kind: 'spoiled' as const, at }));

const toEpisode = (fault: fc.Arbitrary<Fault>): fc.Arbitrary<Episode> =>
  fc.record({
    fault,
    pieceBytes: fc.integer({ min: 500, max: 9000 }),
    cutAfter: fc.oneof(fc.nat(20_000), fc.constant(Infinity)),
    isQuiet: fc.boolean(),
    end: fc.oneof(
      { weight: 4, arbitrary: fc.constant({ kind: 'goesOn' as const }) },
      fc.nat(6).map((unwritten) => ({ kind: 'killed' as const, unwritten })),
    ),
    isReplaced: fc.nat(9).map((die) => die === 0),
  });

/** Versions that begin alike, so that a mixture would be hard to see. */
const versions = fc
  .array(fc.record({ length: fc.integer({ min: 1, max: 20_000 }), seed: fc.nat(3), from: fc.nat(20_000) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) =>
    all.map(({ length, seed, from }, index) =>
      Uint8Array.from({ length }, (_, at) => (at < from ? at % 251 : (at * 7 + seed + index) % 241)),
    ),
  );

const toStory = (fault: fc.Arbitrary<Fault>, manner: fc.Arbitrary<Manner>): fc.Arbitrary<Story> =>
  fc.record({
    manner,
    isOtherOrigin: fc.boolean(),
    versions,
    episodes: fc.array(toEpisode(fault), { maxLength: 25 }),
  });

const anyManner = (hasDigest: fc.Arbitrary<boolean>): fc.Arbitrary<Manner> =>
  fc.record({
    etag: fc.constantFrom('strong' as const, 'weak' as const, 'none' as const),
    hasDigest,
    hasLength: fc.boolean(),
  });

const isSame = (offered: Bytes | null, content: Bytes): boolean =>
  offered !== null && Buffer.from(offered).equals(content);
const isOneOf = (offered: Bytes | null, all: readonly Bytes[]): boolean =>
  all.some((content) => isSame(offered, content));

test('whatever server, connection and reader do, what is offered is one whole version of the file', async () => {
  await fc.assert(
    fc.asyncProperty(toStory(harmless, anyManner(fc.boolean())), async (story) => {
      expect(isOneOf((await play(story)).offered, story.versions)).toBe(true);
    }),
    { numRuns: 250 },
  );
});

test('with a digest, bytes that were spoiled on the way are never offered', async () => {
  const faults = fc.oneof(harmless, spoiled).filter(({ kind }) => kind !== 'encoded');
  await fc.assert(
    fc.asyncProperty(toStory(faults, anyManner(fc.constant(true))), async (story) => {
      expect(isOneOf((await play(story)).offered, story.versions)).toBe(true);
    }),
    { numRuns: 250 },
  );
});

test('cuts and kills after which everything was written cost one byte twice: the last one', async () => {
  const end = fc.constantFrom<Episode['end']>({ kind: 'goesOn' }, { kind: 'killed', unwritten: 0 });
  const episode = fc.record({
    fault: fc.constant({ kind: 'none' } as const),
    pieceBytes: fc.integer({ min: 500, max: 9000 }),
    cutAfter: fc.integer({ min: 1, max: 9000 }),
    isQuiet: fc.boolean(),
    end,
    isReplaced: fc.constant(false),
  });
  const manner = { etag: 'strong', hasDigest: true, hasLength: true } as const;
  await fc.assert(
    fc.asyncProperty(fc.array(episode, { maxLength: 20 }), versions, async (episodes, all) => {
      const outcome = await play({ manner, isOtherOrigin: false, versions: all, episodes });
      const { length = 0 } = all[0] ?? [];
      expect(outcome.sentBytes).toBeLessThan(length + outcome.asks);
      expect(outcome.sentBytes).toBeGreaterThanOrEqual(length);
    }),
    { numRuns: 100 },
  );
});

const [first, second] = [250, 241].map((most) => Uint8Array.from({ length: 20_000 }, (_, at) => at % most));
const old = first ?? new Uint8Array();
const fresh = second ?? new Uint8Array();
const ours: Manner = { etag: 'strong', hasDigest: true, hasLength: true };
const plain: Manner = { etag: 'strong', hasDigest: false, hasLength: true };
const cut: Episode = { ...calm, cutAfter: 8000 };

/** Plays episodes on a file that an episode may replace by a new version. */
const tell = (manner: Manner, episodes: Episode[], isOtherOrigin = false) =>
  play({ manner, isOtherOrigin, versions: [old, fresh], episodes });

test('a file that became another one midway is fetched again, also from a server that ignores If-Range', async () => {
  const replaced = [cut, { ...calm, isReplaced: true }];
  expect(isSame((await tell(plain, replaced)).offered, fresh)).toBe(true);
  const fault = { kind: 'ignoresIfRange' } as const;
  const { offered } = await tell(plain, [cut, { ...calm, isReplaced: true, fault }]);
  expect(isSame(offered, fresh)).toBe(true);
});

test('an answer that ends before its length continues from there', async () => {
  const { offered, asks, sentBytes } = await tell(plain, [
    { ...cut, isQuiet: true },
    { ...cut, isQuiet: true },
  ]);
  expect(isSame(offered, old)).toBe(true);
  expect([asks, sentBytes]).toEqual([3, old.length + 2]);
});

test('a page that is killed between the last byte and the check fetches one byte, and checks', async () => {
  const killed = { ...calm, end: { kind: 'killed', unwritten: 0 } as const };
  const { offered, asks, sentBytes } = await tell(ours, [killed]);
  expect(isSame(offered, old)).toBe(true);
  expect([asks, sentBytes]).toEqual([2, old.length + 1]);
});

test('a body with a hidden Content-Encoding is not complete when it has the announced length', async () => {
  const hidden = { ...calm, fault: { kind: 'encoded', isShown: false } as const };
  const killed = { ...hidden, cutAfter: old.length / 2, end: { kind: 'killed', unwritten: 0 } as const };
  const { offered } = await tell({ ...plain, etag: 'none' }, [killed, hidden], true);
  expect(isSame(offered, old)).toBe(true);
});

test('spoiled bytes cost one more fetch of the whole, and no more', async () => {
  const spoiled = { ...calm, fault: { kind: 'spoiled', at: 5 } as const };
  const { offered, asks, sentBytes } = await tell(ours, [cut, spoiled]);
  expect(isSame(offered, old)).toBe(true);
  expect([asks, sentBytes]).toEqual([3, 2 * old.length + 1]);
});

test('a server without ranges or validator is asked for the whole', async () => {
  const fault = { kind: 'ignoresRange' } as const;
  const without = { ...plain, etag: 'none' } as const;
  for (const manner of [plain, without]) {
    const { offered, asks } = await tell(manner, [
      cut,
      { ...cut, fault, cutAfter: 12_000 },
      { ...calm, fault },
    ]);
    expect([isSame(offered, old), asks]).toEqual([true, 3]);
  }
});
