import type { Outline, Photo } from '../outline.ts';
import { pageSize } from './canvas.ts';
import { number, toOperators, toUtf16, type UsedFont } from './operators.ts';
import { layOut, type LaidOut } from './pages.ts';
import { toSubset } from './subset.ts';
import { createSetter, type Fonts } from './text.ts';

const PDF_TYPE = 'application/pdf';

const encoder = new TextEncoder();

/** Compressed where the browser has `CompressionStream`. */
async function toStream(bytes: Uint8Array, facts = ''): Promise<Uint8Array[]> {
  const packed = await new Response(
    new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer();
  const head = `<< /Length ${packed.byteLength} /Filter /FlateDecode ${facts} >>\nstream\n`;
  return [encoder.encode(head), new Uint8Array(packed), encoder.encode('\nendstream')];
}

type Body = string | Uint8Array[];

/** Numbered objects; an object may refer to later ones. */
function createObjects() {
  const bodies: Body[] = [];
  const add = (body: Body): number => bodies.push(body);
  const toFile = (root: number, info: number): Blob => {
    const parts: Uint8Array[] = [encoder.encode('%PDF-1.7\n%\u00e2\u00e3\n')];
    const length = () => parts.reduce((sum, part) => sum + part.length, 0);
    const places = bodies.map((body, index) => {
      const at = length();
      parts.push(encoder.encode(`${index + 1} 0 obj\n`));
      parts.push(...(typeof body === 'string' ? [encoder.encode(body)] : body), encoder.encode('\nendobj\n'));
      return at;
    });
    const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
    const size = bodies.length + 1;
    const start = length();
    parts.push(
      encoder.encode(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
      ),
    );
    return new Blob(
      parts.map((part) => new Uint8Array(part)),
      { type: PDF_TYPE },
    );
  };
  return { bodies, add, toFile };
}
type Objects = ReturnType<typeof createObjects>;

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** The `ToUnicode` map: the text of each glyph, for searching and copying. */
function toUnicodeMap(glyphs: ReadonlyMap<number, string>): string {
  const lines = [...glyphs]
    .filter(([, text]) => text !== '')
    .map(([glyph, text]) => `<${hex(glyph)}> ${toUtf16(text).replace('FEFF', '')}`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
    const part = lines.slice(index * 100, index * 100 + 100);
    return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`;
  });
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Kaj def\n/CMapType 2 def\n' +
    `1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n${blocks.join('\n')}\nendcmap\nend\nend`
  );
}

async function addFont({ add }: Objects, { font, glyphs, name }: UsedFont): Promise<number> {
  const { tables, unitsPerEm, ascent, descent } = font;
  const scale = 1000 / unitsPerEm;
  const base = `KAJCV${name.slice(-1)}+NotoSans${name}`;
  const subset = toSubset(tables, glyphs.keys());
  const file = add(await toStream(subset, `/Length1 ${subset.length}`));
  const head = tables.tag('head');
  const box = [36, 38, 40, 42].map((at) => number(head.getInt16(at) * scale)).join(' ');
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName /${base} /Flags 4 /FontBBox [${box}] /ItalicAngle 0 ` +
      `/Ascent ${number(ascent * scale)} /Descent ${number(descent * scale)} /CapHeight 714 /StemV 80 /FontFile2 ${file} 0 R >>`,
  );
  const widths = [...glyphs.keys()].map((glyph) => `${glyph} [${number(font.advanceOf(glyph) * scale)}]`);
  const descendant = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${base} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) ` +
      `/Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /DW 0 /W [${widths.join(' ')}] >>`,
  );
  const map = add(await toStream(encoder.encode(toUnicodeMap(glyphs))));
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${base} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${map} 0 R >>`,
  );
}

function addPhoto({ add }: Objects, { bytes, width, height }: Photo): number {
  const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`;
  return add([encoder.encode(head), bytes, encoder.encode('\nendstream')]);
}

export interface MadePdf extends Pick<LaidOut, 'missing'> {
  file: Blob;
}

/** A CV as a PDF with real text and only the letters it uses. */
export async function toPdf(written: Outline, fonts: Fonts): Promise<MadePdf> {
  const { outline, pages, missing } = layOut(written, fonts, createSetter(fonts));
  const { contents: drawn, fonts: used } = toOperators(pages);
  const objects = createObjects();
  const named: string[] = [];
  for (const font of used) named.push(`/${font.name} ${await addFont(objects, font)} 0 R`);
  const photo = outline.photo ? `/XObject << /Photo ${addPhoto(objects, outline.photo)} 0 R >>` : '';
  const contents: number[] = [];
  for (const page of drawn) contents.push(objects.add(await toStream(encoder.encode(page))));
  const tree = objects.bodies.length + contents.length + 1;
  const kids = contents.map((content) =>
    objects.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] ` +
        `/Resources << /Font << ${named.join(' ')} >> ${photo} >> /Contents ${content} 0 R >>`,
    ),
  );
  objects.add(
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`,
  );
  const language = outline.language === 'bn' ? 'bn-BD' : 'en-GB';
  const root = objects.add(
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const info = objects.add(
    `<< /Title ${toUtf16(outline.name)} /Author ${toUtf16(outline.name)} /Producer (Kaj) >>`,
  );
  return { file: objects.toFile(root, info), missing };
}
