import { memo, useId } from 'react';
import { type CvDesign, cvDesigns } from '#contract/device/cv.ts';
import type { Cv } from '#device/cv.ts';
import { type Drawn, type DrawnPage as Page, pageSize } from '../../documents/pdf/canvas.ts';
import { cvBuilderMessages } from '../messages.ts';
import { pageFonts } from '../pdf-parts.ts';
import { useDesignPictures } from './use-drawn-cv.ts';

/** Latin letters first, as in the PDF. */
const fontFamily = Object.values(pageFonts)
  .map((name) => `"${name}"`)
  .join(', ');

function DrawnPart({ drawn, photoUrl }: { drawn: Drawn; photoUrl: string }) {
  const { x, y } = drawn.at;
  if (drawn.kind === 'line') {
    const { size, isBold, colour } = drawn.style;
    return (
      <text x={x} y={y} fontSize={size} fontWeight={isBold ? 700 : 400} fill={`#${colour}`}>
        {drawn.line.pieces.map(({ text }) => text).join('')}
      </text>
    );
  }
  const { width, height } = drawn.size;
  if (drawn.kind === 'photo' && photoUrl !== '') {
    return <image href={photoUrl} x={x} y={y} width={width} height={height} />;
  }
  const fill = drawn.kind === 'box' ? drawn.colour : 'C5CFCA';
  return <rect x={x} y={y} width={width} height={height} fill={`#${fill}`} />;
}

interface DrawnPageProps {
  page: Page;
  /** For screen readers; without one the page is a decoration. */
  label?: string;
  photoUrl?: string;
}

/** A page of a CV as its PDF shows it: paper, in the dark theme too. */
export const CvPageDrawing = memo(function DrawnPage({ page, label, photoUrl = '' }: DrawnPageProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // Keyed by index, so that a key press changes few elements.
  const parts = page.map((drawn, index) => ({ drawn, key: `${index} ${drawn.kind}` }));
  return (
    <svg
      {...named}
      viewBox={`0 0 ${pageSize.width} ${pageSize.height}`}
      fontFamily={fontFamily}
      className="w-full forced-color-adjust-none border border-base-300"
    >
      <rect width="100%" height="100%" fill="#fff" />
      {parts.map(({ drawn, key }) => (
        <DrawnPart key={key} drawn={drawn} photoUrl={photoUrl} />
      ))}
    </svg>
  );
});

interface DesignsProps {
  cv: Cv;
  canDraw: boolean;
  onDesign: (design: CvDesign) => void;
}

/** The designs, each with a small picture of the first page; names only while the fonts are missing. */
export function Designs({ cv, canDraw, onDesign }: DesignsProps) {
  const { design: legend, designs } = cvBuilderMessages;
  const name = useId();
  const pictures = useDesignPictures(cv, canDraw);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid max-w-sm grid-cols-3 gap-2">
        {cvDesigns.map((design) => {
          const page = pictures[design];
          return (
            <label
              key={design}
              className="flex min-h-11 cursor-pointer flex-col gap-2 rounded-lg border border-base-300 p-2"
            >
              {page ? (
                <CvPageDrawing page={page} />
              ) : (
                canDraw && <span className="skeleton aspect-[210/297]" />
              )}
              <span className="flex flex-col items-center gap-1 text-center text-sm wrap-anywhere">
                <input
                  type="radio"
                  name={name}
                  className="size-5 shrink-0 accent-primary"
                  checked={cv.design === design}
                  onChange={() => onDesign(design)}
                />
                {designs[design]}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
