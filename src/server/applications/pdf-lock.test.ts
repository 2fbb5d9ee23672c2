import { expect, test } from 'vitest';
import { isPdfLocked } from './pdf-lock.ts';

interface Encrypted {
  /** With the password "secret". */
  locked: string;
  /** With an empty one, and another for the owner. */
  open: string;
  lockedId: string;
  openId: string;
}

/** What pypdf 6 wrote into files: their dictionary of encryption, and their id. */
const encrypted: Readonly<Record<string, Encrypted>> = {
  'of Acrobat 3': {
    locked:
      '<< /V 1 /R 2 /Length 40 /P 4294967292 /Filter /Standard /O <92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd> /U <0be9a28819c87e664bb07ebae99158635b3267d9d340934d55244e22e878b586> >>',
    open: '<< /V 1 /R 2 /Length 40 /P 4294967292 /Filter /Standard /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /U <c899bcdddd5d51d7266872b8a873366c87e530ded8487dad8a3c98a1b1be1673> >>',
    lockedId: '6466636166353432373930333230366464313134343164306235626139363162',
    openId: '6466636166353432373930333230366464313134343164306235626139363162',
  },
  'of Acrobat 5': {
    locked:
      '<< /V 2 /R 3 /Length 128 /P 4294967292 /Filter /Standard /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <d1b7050a51f4274d0fec32a338baf33128bf4e5e4e758a4164004e56fffa0108> >>',
    open: '<< /V 2 /R 3 /Length 128 /P 4294967292 /Filter /Standard /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <52d62fb1b6e370d3006690786cbcbfda28bf4e5e4e758a4164004e56fffa0108> >>',
    lockedId: '6466636166353432373930333230366464313134343164306235626139363162',
    openId: '6466636166353432373930333230366464313134343164306235626139363162',
  },
  'of Acrobat 7': {
    locked:
      '<< /V 4 /R 4 /Length 128 /P 4294967292 /Filter /Standard /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <d1b7050a51f4274d0fec32a338baf33128bf4e5e4e758a4164004e56fffa0108> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF >>',
    open: '<< /V 4 /R 4 /Length 128 /P 4294967292 /Filter /Standard /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <52d62fb1b6e370d3006690786cbcbfda28bf4e5e4e758a4164004e56fffa0108> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF >>',
    lockedId: '6466636166353432373930333230366464313134343164306235626139363162',
    openId: '6466636166353432373930333230366464313134343164306235626139363162',
  },
  'of Acrobat 9': {
    locked:
      '<< /V 5 /R 5 /Length 256 /P 4294967292 /Filter /Standard /O <99f5a0b1539a06400b4412764922c96c1018611aabc4fef77a95c8db9209a752eeb753330aa8c3f543f454434f2bd1a0> /U <94454436a660539a92527867ac3a2aa8f36f5b72a461d41726f1f67c7621312c2a1fa349f2dfecb83d6f4e3d00dafe81> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /OE <17850cdc1b0380b3bed86aacbb688e63f355327bb927646c52c847829f9e8168> /UE <192d0ba70c22d716b7ebc6ddb63433d2e51950c397b3c3a733c1c575509b312b> /Perms <8bcf84517cd213724e27d4f8ff658c3d> >>',
    open: '<< /V 5 /R 5 /Length 256 /P 4294967292 /Filter /Standard /O <6c9cf51e87689571984f3c6168f93fac0d1f99337446ba7fb2e2f701152acf12ca2c6933045bdf69a76fe31afd6abcbd> /U <5b695123fb8703872e178ef459410354f200753ceb415f7b9cf64bba7a0052bfe5a9aec3b7fda2ae125c359e8e235161> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /OE <661b9ea21d313e1109d95e54a0964b6824fb2a5193941252d8ce82bee49aac34> /UE <53460d06d0358e95246d8b7aad1d4d553997df7ebab2e711b449af6ed2943cfd> /Perms <9b6e7017a4bd415405acef098391d30d> >>',
    lockedId: '6466636166353432373930333230366464313134343164306235626139363162',
    openId: '6466636166353432373930333230366464313134343164306235626139363162',
  },
  'of PDF 2.0': {
    locked:
      '<< /V 5 /R 6 /Length 256 /P 4294967292 /Filter /Standard /O <fcc759b36d9c301ec29fddea9ec11535a855f251f77f4853783e9c61dc6f4da625db11658eb9f85a01c4333a35b33a7e> /U <27e163e8cb8571c01d1f6c4821b9d4c1166ad586005989748868afc0947e84ad42f7df553ba917470298bf3aa0598c53> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /OE <523a7851499c383d3b31bffb7ec56944f109bd6286af7020b36e2f922693999f> /UE <b377141bfe8731175a9a4816dccca26c2f90b2d0d311a91dfa8c6ee3ae5cbbbe> /Perms <c8a98da27441d1002889b82bb3adee69> >>',
    open: '<< /V 5 /R 6 /Length 256 /P 4294967292 /Filter /Standard /O <c063744118b0b01f3fe03b2744069e2ed90234f5db16a4f653956578710e091bc478eb76bcb3897736f81d24082defb7> /U <1dc65575d16ce07f40a3fb51cdf984257c1a9f02099cfd577722ae072c1f54f2083b217a2dab3641f13411da4e21cf05> /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /OE <2a7d9a04ba0d58521122324d9c1f968edfa2a17451d6462a41e676e5ed0292ba> /UE <96264e36ba90734e4ec0ffe0a8efd577f44eca9456fbfbd04f7646309fbba677> /Perms <ac96f413f24de2277a4ed1010e31e125> >>',
    lockedId: '6466636166353432373930333230366464313134343164306235626139363162',
    openId: '6466636166353432373930333230366464313134343164306235626139363162',
  },
};
const all = Object.entries(encrypted);

const toFile = (dictionary: string, id: string, more = ''): Uint8Array =>
  Buffer.from(
    `%PDF-1.7\n5 0 obj\n${dictionary}\nendobj\n${more}trailer\n<< /Root 1 0 R /ID [ <${id}> <00> ] /Encrypt 5 0 R >>\n%%EOF`,
    'latin1',
  );

test.each(all)('a PDF %s is locked with a password, and open without one', (_name, one) => {
  expect(isPdfLocked(toFile(one.locked, one.lockedId))).toBe(true);
  expect(isPdfLocked(toFile(one.open, one.openId))).toBe(false);
});

const [, { locked, lockedId, open, openId }] = all[2] ?? [
  '',
  { locked: '', lockedId: '', open: '', openId: '' },
];

/** "<…>" as "(…)", as most programs write it. */
const toLiterals = (dictionary: string): string =>
  dictionary.replaceAll(/<([\da-f]+)>/g, (_, hex: string) => {
    const text = Buffer.from(hex, 'hex').toString('latin1');
    return `(${text
      .replaceAll(/[\\()]/g, String.raw`\$&`)
      .replaceAll('\r', String.raw`\r`)
      .replaceAll('\n', String.raw`\012`)})`;
  });

test('strings are read in both ways that they are written', () => {
  expect(isPdfLocked(toFile(toLiterals(locked), lockedId))).toBe(true);
  expect(isPdfLocked(toFile(toLiterals(open), openId))).toBe(false);
});

test('the newest object counts where a file was changed, and a dictionary may be in the trailer itself', () => {
  expect(isPdfLocked(toFile(open, openId, `5 0 obj\n${locked}\nendobj\n`))).toBe(true);
  const inside = `%PDF-1.7\n9 0 obj\n<< /Type /XRef /W [1 2 1] /Encrypt ${locked} /ID [ <${lockedId}> <00> ] >>\nstream`;
  expect(isPdfLocked(Buffer.from(inside, 'latin1'))).toBe(true);
});

test('a PDF for readers with a certificate is locked', () => {
  expect(isPdfLocked(toFile('<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4 >>', lockedId))).toBe(
    true,
  );
});

test.each([
  ['none', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>'],
  ['a text that names it', '%PDF-1.4\nBT (/Encrypt 5 0 R) Tj ET\n5 0 obj\n<< /Length 3 >>'],
  ['the key of metadata alone', '%PDF-1.4\n<< /EncryptMetadata false >>'],
  ['a reference to nothing', '%PDF-1.4\ntrailer << /Encrypt 5 0 R >>'],
  ['a cut dictionary', '%PDF-1.4\n5 0 obj << /Filter /Standard /O <00 trailer << /Encrypt 5 0 R'],
  ['endless nesting', `%PDF-1.4\ntrailer << /Encrypt ${'<<'.repeat(500_000)}`],
])('a PDF with no encryption that can be read is open: %s', (_name, text) => {
  expect(isPdfLocked(Buffer.from(text, 'latin1'))).toBe(false);
});
