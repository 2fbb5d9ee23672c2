import { useId } from 'react';
import { cvDesigns, type CvDesign } from '#contract/device/cv.ts';
import type { Cv } from '#device/cv.ts';
import { cvBuilderMessages } from '../messages.ts';
import { CvPageDrawing } from './drawn-page.tsx';
import { useDesignPictures } from './use-drawn-cv.ts';

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
