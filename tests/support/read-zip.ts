import { inflateRawSync } from 'node:zlib';

const CENTRAL_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;

/** The text of one file in a ZIP archive without a comment, as the sample's DOCX files are. */
export function readZipText(archive: Buffer, path: string): string {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== DIRECTORY_END) throw new Error('The archive ends in another way.');
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === CENTRAL_ENTRY) {
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (name === path) {
      const header = archive.readUInt32LE(at + 42);
      const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
      const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 20));
      return (archive.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8');
    }
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
  }
  throw new Error(`The archive holds no ${path}.`);
}
