import { ImageRun } from 'docx';
import sharp from 'sharp';
import type { Palette } from './theme.ts';

/** Passport size, 35 × 45 mm, is what employers in Bangladesh ask for. */
const printed = { width: 35, height: 45 };
const pixelsPerMillimetre = 8;

const silhouette = ({ tint, line, primary }: Palette): string => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 350 450">
    <rect width="350" height="450" fill="#${tint}"/>
    <g fill="#${primary}" opacity="0.38">
      <ellipse cx="175" cy="182" rx="74" ry="88"/>
      <path d="M24 450c4-84 44-132 108-146 12 14 26 20 43 20s31-6 43-20c64 14 104 62 108 146z"/>
    </g>
    <rect x="3" y="3" width="344" height="444" fill="none" stroke="#${line}" stroke-width="6"/>
  </svg>`;

export const photoPlaceholder = async (palette: Palette, description: string): Promise<ImageRun> => {
  const data = await sharp(Buffer.from(silhouette(palette)), { density: 300 })
    .resize(printed.width * pixelsPerMillimetre, printed.height * pixelsPerMillimetre)
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
  return new ImageRun({
    type: 'png',
    data,
    transformation: { width: (printed.width / 25.4) * 96, height: (printed.height / 25.4) * 96 },
    altText: { id: '1', name: 'Photo', title: 'Photo', description },
  });
};
