const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const firstOfJanuary2025 = ((2025 - 1980) << 9) | (1 << 5) | 1;

const setDate = (zip: Buffer, offset: number): void => {
  zip.writeUInt16LE(0, offset);
  zip.writeUInt16LE(firstOfJanuary2025, offset + 2);
};

/** The packer stamps every part with the present moment; a fixed date keeps committed files from changing. */
export const fixZipDates = (zip: Buffer): Buffer => {
  const fixed = Buffer.from(zip);
  const end = fixed.length - 22;
  if (fixed.readUInt32LE(end) !== endOfDirectory) throw new Error('Not a plain zip file');
  let entry = fixed.readUInt32LE(end + 16);
  while (fixed.readUInt32LE(entry) === directoryEntry) {
    setDate(fixed, entry + 12);
    setDate(fixed, fixed.readUInt32LE(entry + 42) + 10);
    const lengths = [28, 30, 32].map((at) => fixed.readUInt16LE(entry + at));
    entry += 46 + lengths.reduce((total, length) => total + length, 0);
  }
  return fixed;
};
