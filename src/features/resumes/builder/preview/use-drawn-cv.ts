import { startTransition, useEffect, useRef, useState } from 'react';
import { cvDesigns, type CvDesign } from '#contract/device/cv.ts';
import type { Cv } from '#device/cv.ts';
import { errorText } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { yieldToInput } from '#platform/wait.ts';
import type { CvSource } from '../../documents/outline.ts';
import type { DrawnPage } from '../../documents/pdf/canvas.ts';
import { photoPx } from '../cv-photo.ts';
import { drawCv } from './draw-cv.ts';
import { withSample } from './sample-fields.ts';

/** The delay after the last key press: while the user types, the page is not drawn again. */
const REDRAW_MS = 150;

/** A placeholder with the photo's place; the picture itself is drawn from the CV. */
const photoPlace = { bytes: new Uint8Array(), ...photoPx };

type State = { pages: readonly DrawnPage[] | null; hasFailed: boolean };

/** The pages of a CV, drawn again as it changes. */
export function useDrawnPages(cv: Cv, canDraw: boolean): State {
  const [state, setState] = useState<State>({ pages: null, hasFailed: false });
  const isDrawn = useRef(false);
  useEffect(() => {
    if (!canDraw) return undefined;
    let isOver = false;
    const draw = async () => {
      try {
        const pages = await drawCv({ ...cv, photo: cv.photo && photoPlace });
        if (isOver) return;
        isDrawn.current = true;
        // In a transition, so input stays responsive.
        startTransition(() => setState({ pages, hasFailed: false }));
      } catch (error) {
        logNotice('CV not drawn', errorText(error));
        if (!isOver) setState((last) => ({ ...last, hasFailed: true }));
      }
    };
    const timer = setTimeout(() => void draw(), isDrawn.current ? REDRAW_MS : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [cv, canDraw]);
  return state;
}

export type DesignPictures = Readonly<Partial<Record<CvDesign, DrawnPage>>>;

/** The first page in each design, drawn once when the choice opens; empty fields are filled with samples. */
export function useDesignPictures({ fields, language }: Cv, canDraw: boolean): DesignPictures {
  const [pictures, setPictures] = useState<DesignPictures>({});
  const [source] = useState<Omit<CvSource, 'design'>>(() => ({
    language,
    fields: withSample(fields, language),
    photo: photoPlace,
  }));
  useEffect(() => {
    if (!canDraw) return undefined;
    let isOver = false;
    const draw = async () => {
      for (const design of cvDesigns) {
        await yieldToInput();
        const [page] = await drawCv({ ...source, design });
        if (isOver) return;
        startTransition(() => setPictures((known) => ({ ...known, [design]: page })));
      }
    };
    draw().catch((error: unknown) => logNotice('designs not drawn', errorText(error)));
    return () => {
      isOver = true;
    };
  }, [source, canDraw]);
  return pictures;
}
