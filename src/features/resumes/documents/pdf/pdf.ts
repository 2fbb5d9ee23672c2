import type { Outline, Photo } from '../outline.ts';
import { pageSize } from './canvas.ts';
import type { Tag } from './tags.ts';
import { number, toOperators, toUtf16, type PageMarks, type UsedFont } from './operators.ts';
import { layOut, type LaidOut } from './pages.ts';
import { toSubset } from './font-file.ts';
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

/** Numbered objects, which may refer to later ones. Those without a stream are compressed together (ISO 32000-2, 7.5.7). */
function createObjects() {
  const bodies: (string | Uint8Array[])[] = [];
  const add = (body: string | Uint8Array[]): number => bodies.push(body);
  const fill = (id: number, body: string): void => void bodies.splice(id - 1, 1, body);
  const toFile = async (root: number, info: number): Promise<Blob> => {
    const plain = bodies.flatMap((body, index) =>
      typeof body === 'string' ? [{ id: index + 1, body }] : [],
    );
    let place = 0;
    const heads = plain.map(({ id, body }) => {
      const head = `${id} ${place}`;
      place += body.length + 1;
      return head;
    });
    const first = `${heads.join(' ')}\n`;
    const text = first + plain.map(({ body }) => body).join('\n');
    const packed = add(
      await toStream(encoder.encode(text), `/Type /ObjStm /N ${plain.length} /First ${first.length}`),
    );
    const parts: Uint8Array[] = [encoder.encode('%PDF-1.7\n%\u00e2\u00e3\n')];
    const length = () => parts.reduce((sum, part) => sum + part.length, 0);
    const write = (id: number, body: readonly Uint8Array[]) =>
      parts.push(encoder.encode(`${id} 0 obj\n`), ...body, encoder.encode('\nendobj\n'));
    const rows = [[0, 0, 255]];
    const inStream = new Map(plain.map(({ id }, index) => [id, index]));
    bodies.forEach((body, index) => {
      if (typeof body === 'string') return rows.push([2, packed, inStream.get(index + 1) ?? 0]);
      rows.push([1, length(), 0]);
      return write(index + 1, body);
    });
    const start = length();
    rows.push([1, start, 0]);
    const table = rows.flatMap(([kind = 0, at = 0, index = 0]) => [
      kind,
      ...[at >>> 24, at >>> 16, at >>> 8, at, index >>> 8, index].map((byte) => byte & 255),
    ]);
    const facts = `/Type /XRef /Size ${rows.length} /W [1 4 2] /Root ${root} 0 R /Info ${info} 0 R`;
    write(rows.length - 1, await toStream(Uint8Array.from(table), facts));
    parts.push(encoder.encode(`startxref\n${start}\n%%EOF\n`));
    return new Blob(
      parts.map((part) => new Uint8Array(part)),
      { type: PDF_TYPE },
    );
  };
  return { add, fill, toFile };
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

const ref = (id: number): string => `${id} 0 R`;
const refs = (ids: readonly number[]): string => `[${ids.map(ref).join(' ')}]`;

/** Adds the tree of tags and the links (ISO 32000-2, 14.7). @returns the tree's root, and each page's links */
function addTags({ add, fill }: Objects, pages: readonly number[], marks: readonly PageMarks[]) {
  const [root, body] = [add(''), add('')];
  const elements = new Map<Tag, { id: number; page: number; kids: string[] }>();
  const top: Tag[] = [];
  const use = (tag: Tag, page: number) => {
    const known = elements.get(tag);
    if (known) return known;
    const made = { id: add(''), page, kids: [] };
    elements.set(tag, made);
    if (tag.parent) use(tag.parent, page).kids.push(ref(made.id));
    else top.push(tag);
    return made;
  };
  const toKid = (mcid: number, page: number, first: number): string =>
    page === first ? `${mcid}` : `<< /Type /MCR /Pg ${ref(page)} /MCID ${mcid} >>`;
  const parents = marks.map(({ tags }, index) => {
    const page = pages[index] ?? 0;
    const owners = tags.map((tag, mcid) => {
      const element = use(tag, page);
      element.kids.push(toKid(mcid, page, element.page));
      return element.id;
    });
    return `${index} ${refs(owners)}`;
  });
  const links = marks.map((page, index) =>
    page.links.map(({ tag, uri, box }) => {
      const key = parents.length;
      const address = uri.replaceAll(/[\\()]/g, String.raw`\$&`);
      const link = add(
        `<< /Type /Annot /Subtype /Link /Rect [${box}] /Border [0 0 0] /F 4 /StructParent ${key} ` +
          `/Contents ${toUtf16(uri)} /A << /S /URI /URI (${address}) >> >>`,
      );
      const element = use(tag, pages[index] ?? 0);
      element.kids.push(`<< /Type /OBJR /Obj ${ref(link)} >>`);
      parents.push(`${key} ${ref(element.id)}`);
      return link;
    }),
  );
  for (const [{ role, parent, alt }, { id, page, kids }] of elements) {
    const owner = parent ? use(parent, page).id : body;
    const more = `${alt === undefined ? '' : `/Alt ${toUtf16(alt)}`} ${role === 'TH' ? '/A << /O /Table /Scope /Column >>' : ''}`;
    fill(id, `<< /S /${role} /P ${ref(owner)} /Pg ${ref(page)} /K [${kids.join(' ')}] ${more} >>`);
  }
  const inOrder = top.toSorted((one, other) => one.section - other.section).map((tag) => use(tag, 0).id);
  fill(body, `<< /S /Document /P ${ref(root)} /K ${refs(inOrder)} >>`);
  fill(
    root,
    `<< /Type /StructTreeRoot /K ${ref(body)} /ParentTree << /Nums [${parents.join(' ')}] >> /ParentTreeNextKey ${parents.length} >>`,
  );
  return { root, links };
}

export interface MadePdf extends Pick<LaidOut, 'missing'> {
  file: Blob;
}

/** A CV as a PDF with real text and only the letters it uses. */
export async function toPdf(written: Outline, fonts: Fonts): Promise<MadePdf> {
  const { outline, pages, missing } = layOut(written, fonts, createSetter(fonts));
  const { contents: drawn, marks, fonts: used } = toOperators(pages);
  const objects = createObjects();
  const named: string[] = [];
  for (const font of used) named.push(`/${font.name} ${await addFont(objects, font)} 0 R`);
  const photo = outline.photo ? `/XObject << /Photo ${addPhoto(objects, outline.photo)} 0 R >>` : '';
  const contents: number[] = [];
  for (const page of drawn) contents.push(objects.add(await toStream(encoder.encode(page))));
  const tree = objects.add('');
  const kids = contents.map(() => objects.add(''));
  const tags = addTags(objects, kids, marks);
  kids.forEach((kid, index) =>
    objects.fill(
      kid,
      `<< /Type /Page /Parent ${ref(tree)} /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] ` +
        `/Resources << /Font << ${named.join(' ')} >> ${photo} >> /Contents ${contents[index]} 0 R ` +
        `/StructParents ${index} /Tabs /S /Annots ${refs(tags.links[index] ?? [])} >>`,
    ),
  );
  objects.fill(tree, `<< /Type /Pages /Kids ${refs(kids)} /Count ${kids.length} >>`);
  const language = outline.language === 'bn' ? 'bn-BD' : 'en-GB';
  const root = objects.add(
    `<< /Type /Catalog /Pages ${tree} 0 R /StructTreeRoot ${ref(tags.root)} /MarkInfo << /Marked true >> /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const info = objects.add(
    `<< /Title ${toUtf16(outline.name)} /Author ${toUtf16(outline.name)} /Producer (Kaj) >>`,
  );
  return { file: await objects.toFile(root, info), missing };
}
