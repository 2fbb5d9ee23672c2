import { memo } from 'react';
import { pageSize, type Drawn, type DrawnPage as Page } from '../../documents/pdf/canvas.ts';
import { pageFonts } from '../pdf-parts.ts';

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
