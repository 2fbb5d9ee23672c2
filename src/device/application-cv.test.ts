import { expect, test, vi } from 'vitest';
import { applicationLimits } from '#contract/applications/application.ts';
import { useFakeDevice } from '../../tests/support/fake-device.ts';
import {
  contentTypesPart,
  documentPart,
  docxParts,
  lockedDocx,
  toArchive,
  toTypesPart,
} from '../../tests/support/word-archive.ts';

const device = useFakeDevice();

const open = () => import('./application-cv.ts');
const pdf = (name = 'Rina CV.pdf', size = 10): File => new File([`%PDF-1.7\n${'x'.repeat(size)}`], name);
const macros = toTypesPart(
  'word/document.xml',
  '<Override ContentType="application/vnd.ms-office.vbaProject"/>',
);

test('a file is stored under its name, with the type of its bytes', async () => {
  const { addDeviceCv, readDeviceCv, removeDeviceCv } = await open();
  const added = await addDeviceCv(new File([toArchive(docxParts)], 'রিনা.pdf'));
  if (!('cv' in added)) throw new Error(added.problem);
  const { cv } = added;
  expect(cv).toMatchObject({ name: 'রিনা.pdf', type: 'docx' });
  const stored = await readDeviceCv(cv.id);
  expect(stored?.file.bytes.byteLength).toBe(cv.size);
  expect(await removeDeviceCv(cv.id)).toBe(true);
  expect(await readDeviceCv(cv.id)).toBeUndefined();
});

test.each<[string, File, string]>([
  ['a picture', new File([Buffer.from('ffd8ffe0', 'hex')], 'cv.pdf'), 'type'],
  ['nothing', new File([], 'cv.pdf'), 'empty'],
  ['a large PDF', pdf('cv.pdf', applicationLimits.cvBytes), 'size'],
  ['a DOCX with a password', new File([lockedDocx], 'cv.docx'), 'locked'],
  [
    'encrypted parts',
    new File([toArchive([contentTypesPart, { ...documentPart, isEncrypted: true }])], 'a'),
    'locked',
  ],
  ['macros by their type', new File([toArchive([macros, documentPart])], 'cv.docx'), 'macros'],
  [
    'macros by their name',
    new File([toArchive([...docxParts, { name: 'word/vbaProject.bin' }])], 'a'),
    'macros',
  ],
  ['a cut DOCX', new File([toArchive(docxParts).subarray(0, -30)], 'cv.docx'), 'damaged'],
  [
    'a list of types that unpacks to more than one has',
    new File([toArchive([{ ...contentTypesPart, text: ' '.repeat(1_000_000) }, documentPart])], 'a'),
    'damaged',
  ],
])('%s is not stored', async (_name, file, problem) => {
  const { addDeviceCv, countDeviceCvs } = await open();
  expect(await addDeviceCv(file)).toMatchObject({ problem });
  expect(await countDeviceCvs()).toBe(0);
});

test.each([
  ['asks for a password', 'trailer << /Encrypt 5 0 R >>', true],
  ['keeps its own metadata plain', '<< /EncryptMetadata false >>', false],
])('a PDF that %s is stored', async (_name, text, isEncrypted) => {
  const { addDeviceCv } = await open();
  const file = new File([`%PDF-1.7\n${text}`], 'cv.pdf');
  expect(await addDeviceCv(file)).toMatchObject({ cv: { type: 'pdf', isEncrypted } });
});

test('a browser that cannot unpack leaves the list of types to the server', async () => {
  vi.stubGlobal('DecompressionStream', undefined);
  const { addDeviceCv } = await open();
  expect(await addDeviceCv(new File([toArchive(docxParts)], 'cv.docx'))).toMatchObject({
    cv: { type: 'docx' },
  });
});

test('a device has five at most', async () => {
  const { addDeviceCv, removeAllDeviceCvs, countDeviceCvs } = await open();
  for (let count = 0; count < applicationLimits.deviceCvs; count += 1) await addDeviceCv(pdf(`${count}.pdf`));
  expect(await addDeviceCv(pdf())).toEqual({ problem: 'full' });
  expect([await removeAllDeviceCvs(), await countDeviceCvs()]).toEqual([true, 0]);
});

test('a full device is told from one that stores nothing', async () => {
  const { addDeviceCv, countDeviceCvs } = await open();
  await countDeviceCvs();
  device.fill();
  expect(await addDeviceCv(pdf())).toEqual({ problem: 'room' });
  device.breakDown();
  expect(await addDeviceCv(pdf())).toEqual({ problem: 'device' });
});

/** A file of the cloud, read in its own way. */
function withBytes(read: () => Promise<ArrayBuffer>): File {
  return Object.assign(pdf(), { arrayBuffer: read });
}
const toBuffer = (size: number) => () => Promise.resolve(new ArrayBuffer(size));

test('why a file is not taken is told apart, and its real length counts', async () => {
  const { addDeviceCv, countDeviceCvs } = await open();
  const moved = withBytes(() => Promise.reject(new DOMException('', 'NotFoundError')));
  expect(await addDeviceCv(moved)).toEqual({ problem: 'unreadable' });
  expect(await addDeviceCv(withBytes(toBuffer(0)))).toEqual({ problem: 'empty' });
  const size = 10 * applicationLimits.cvBytes;
  expect(await addDeviceCv(withBytes(toBuffer(size)))).toEqual({ problem: 'size', size });
  expect(await countDeviceCvs()).toBe(0);
});

test('a file that never answers is given up', async () => {
  const { addDeviceCv, countDeviceCvs } = await open();
  await countDeviceCvs();
  vi.useFakeTimers();
  const added = addDeviceCv(withBytes(() => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(await added).toEqual({ problem: 'unreadable' });
});

test('a file that is read after another one was chosen is not stored', async () => {
  const { addDeviceCv, countDeviceCvs } = await open();
  expect(await addDeviceCv(pdf(), () => false)).toEqual({ problem: 'overtaken' });
  expect(await countDeviceCvs()).toBe(0);
});
