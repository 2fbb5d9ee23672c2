import { expect, it } from 'vitest';
import { toEditStart, toOrigin } from './edit-start.ts';

interface Row {
  name: string;
  size: string;
  version: number | null;
}

const kind = {
  names: ['name', 'size'] as const,
  toTexts: ({ name, size }: Row) => ({ name, size }),
  toSent: ({ name, size }: Row | Omit<Row, 'version'>) => ({ name, size: size.replaceAll(' ', '') }),
};
const stored: Row = { name: 'Nodi Soft', size: '11-50', version: 3 };
const base = kind.toTexts(stored);
const draft = { texts: { ...base, name: 'Nodi' }, base, version: 2, hasMore: false };

it('an edit resumes where nothing that the form shows has changed since', () => {
  expect(toEditStart(kind, draft, stored)).toEqual({
    origin: toOrigin(kind, stored),
    texts: draft.texts,
    theirs: undefined,
    isStored: false,
  });
});

it('an edit is compared with what another has stored since', () => {
  const theirs = { ...stored, size: '9' };
  expect(toEditStart(kind, draft, theirs)).toMatchObject({
    theirs,
    texts: draft.texts,
    origin: { texts: base, version: 2 },
  });
});

it('an edit that is stored already has nothing left to send', () => {
  const theirs = { ...draft.texts, version: 4 };
  expect(toEditStart(kind, draft, theirs)).toMatchObject({
    theirs: undefined,
    isStored: true,
    texts: draft.texts,
    origin: { version: 4 },
  });
  const typed = { ...draft.texts, size: '11 - 50' };
  expect(toEditStart(kind, { ...draft, texts: typed }, theirs)).toMatchObject({ isStored: true });
  expect(toEditStart(kind, { ...draft, hasMore: true }, theirs)).toMatchObject({ theirs, isStored: false });
});
