import type { Picture } from './picture.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
body { margin: 16px; font: 14px/1.4 system-ui; background: #888; color: #000 }
section { margin-bottom: 32px } h2 { font-size: 20px; margin: 0 0 8px }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
figure { margin: 0; width: 300px; background: #fff; padding: 8px } figure.wide { width: 560px }
img { width: 100%; border: 1px solid #000 } .bad { background: #fdd }
ul { margin: 4px 0 0; padding-left: 16px; overflow-wrap: anywhere }`;

function drawPicture({ shape, theme, file, findings }: Picture): string {
  const classes = [shape === '1440' ? 'wide' : '', findings.length > 0 ? 'bad' : ''].join(' ').trim();
  const verdict =
    findings.length === 0
      ? 'nothing found'
      : `<ul>${findings.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
  const image = `<a href="${file}"><img src="${file}" loading="lazy" alt=""></a>`;
  return `<figure class="${classes}">${image}<figcaption>${escape(shape)}, ${theme}: ${verdict}</figcaption></figure>`;
}

/** One page with all pictures, scene by scene, with what was found under each. */
export function drawSheet(pictures: readonly Picture[]): string {
  const scenes = [...new Set(pictures.map(({ scene }) => scene))];
  const sections = scenes.map((scene) => {
    const own = pictures.filter((picture) => picture.scene === scene).map(drawPicture);
    return `<section><h2>${escape(scene)}</h2><div>${own.join('')}</div></section>`;
  });
  const bad = pictures.filter(({ findings }) => findings.length > 0).length;
  const title = `${pictures.length} pictures, ${bad} with findings`;
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${sections.join('')}`;
}
