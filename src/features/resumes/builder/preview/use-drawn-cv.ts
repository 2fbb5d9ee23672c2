import { startTransition, useEffect, useRef, useState } from 'react';
import {
  type CvDesign,
  cvDesigns,
  type CvFields,
  type CvLanguage,
  emptyCvFields,
} from '#contract/device/cv.ts';
import type { Cv } from '#device/cv.ts';
import { createPause } from '#platform/create-pause.ts';
import { errorText } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { yieldToInput } from '#platform/wait.ts';
import { type CvSource, toOutline } from '../../documents/outline.ts';
import type { DrawnPage } from '../../documents/pdf/canvas.ts';
import { layOut } from '../../documents/pdf/pages.ts';
import { shapeAhead } from '../../documents/pdf/shape-ahead.ts';
import { createSetter, type Fonts, type Setter } from '../../documents/pdf/text.ts';
import { type CvScript, listScripts } from '../../documents/scripts.ts';
import { photoPx } from '../cv-photo.ts';

/** Sample texts for empty fields in the pictures of designs, in the CV's language. */
const samples: Readonly<Record<CvLanguage, CvFields>> = {
  en: {
    ...emptyCvFields,
    fullName: 'Rahim Uddin',
    headline: 'Sales Officer',
    mobile: '01700 000000',
    email: 'rahim@example.com',
    address: 'Mirpur, Dhaka',
    profile: 'Sales officer with five years in fast-moving goods. I open routes and train dealers.',
    work: [
      {
        title: 'Sales Officer',
        employer: 'Shapla Foods, Dhaka',
        years: '2021 – 2026',
        details: 'Opened 140 new shops\nTrained six representatives',
      },
      { title: 'Sales Assistant', employer: 'Meghna Traders, Cumilla', years: '2018 – 2021', details: '' },
    ],
    education: [
      { degree: 'BBA', school: 'National University', years: '2018', result: 'CGPA 3.2' },
      { degree: 'HSC', school: 'Cumilla College', years: '2014', result: 'GPA 4.6' },
    ],
    skills: 'Dealer management\nExcel\nDriving licence',
    languages: 'Bangla\nEnglish',
  },
  bn: {
    ...emptyCvFields,
    fullName: 'রহিম উদ্দিন',
    headline: 'বিক্রয় কর্মকর্তা',
    mobile: '০১৭০০ ০০০০০০',
    email: 'rahim@example.com',
    address: 'মিরপুর, ঢাকা',
    profile: 'পাঁচ বছর ধরে বিক্রয়ের কাজ করছি। নতুন দোকান খুলেছি, পরিবেশকদের প্রশিক্ষণ দিয়েছি।',
    work: [
      {
        title: 'বিক্রয় কর্মকর্তা',
        employer: 'শাপলা ফুডস, ঢাকা',
        years: '২০২১ – ২০২৬',
        details: '১৪০টি নতুন দোকান\nছয়জনকে প্রশিক্ষণ',
      },
      { title: 'বিক্রয় সহকারী', employer: 'মেঘনা ট্রেডার্স, কুমিল্লা', years: '২০১৮ – ২০২১', details: '' },
    ],
    education: [
      { degree: 'বিবিএ', school: 'জাতীয় বিশ্ববিদ্যালয়', years: '২০১৮', result: '৩.২' },
      { degree: 'এইচএসসি', school: 'কুমিল্লা কলেজ', years: '২০১৪', result: '৪.৬' },
    ],
    skills: 'পরিবেশক ব্যবস্থাপনা\nএক্সেল\nড্রাইভিং লাইসেন্স',
    languages: 'বাংলা\nইংরেজি',
  },
};

const or = (written: string, sample: string): string => (written.trim() === '' ? sample : written);
const orRows = <R>(written: readonly R[], sample: readonly R[]): R[] => [
  ...(written.length === 0 ? sample : written),
];

/** A CV's fields, those without a text filled with a sample. */
function withSample(fields: CvFields, language: CvLanguage): CvFields {
  const sample = samples[language];
  return {
    ...fields,
    fullName: or(fields.fullName, sample.fullName),
    headline: or(fields.headline, sample.headline),
    mobile: or(fields.mobile, sample.mobile),
    email: or(fields.email, sample.email),
    address: or(fields.address, sample.address),
    profile: or(fields.profile, sample.profile),
    work: orRows(fields.work, sample.work),
    education: orRows(fields.education, sample.education),
    skills: or(fields.skills, sample.skills),
    languages: or(fields.languages, sample.languages),
  };
}

interface Tools {
  fonts: Fonts;
  /** Caches shaped words: after a key press only one word is new. */
  setter: Setter;
}

const loaded = new Map<string, Promise<Tools>>();

async function load(scripts: readonly CvScript[]): Promise<Tools> {
  const { loadFonts, showFonts } = await import('../pdf-fonts.ts');
  const [fonts] = await Promise.all([loadFonts(scripts), showFonts(scripts)]);
  return { fonts, setter: createSetter(fonts) };
}

function loadTools(scripts: readonly CvScript[]): Promise<Tools> {
  const key = scripts.join(' ');
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(scripts);
  loaded.set(key, loading);
  // Not cached after a failure, so that the next drawing retries.
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** A CV's pages as in its PDF. Rejects when the fonts cannot be loaded. */
async function drawCv(source: CvSource): Promise<readonly DrawnPage[]> {
  const { fonts, setter } = await loadTools(listScripts(source));
  const outline = toOutline(source);
  await shapeAhead(outline, setter, createPause());
  return layOut(outline, fonts, setter).pages;
}

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
