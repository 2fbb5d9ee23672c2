import type { IThemeOptions, ThemeColor } from 'docx';

export interface Palette {
  ink: string;
  muted: string;
  primary: string;
  accent: string;
  tint: string;
  line: string;
}

export interface Theme {
  palette: Palette;
  font: string;
  /** Half-points, as Word counts them. */
  size: number;
  lineSpacing: number;
}

/** Word takes Bangla from a run's complex-script font, so every template names one, also the English ones. */
export const bengaliFont = 'Noto Sans Bengali';

/** Colours are references into the document theme: one click on Design → Colours in Word restyles a whole CV. */
export const colour = {
  ink: { theme: 'dark1' },
  paper: { theme: 'light1' },
  muted: { theme: 'dark2' },
  tint: { theme: 'light2' },
  primary: { theme: 'accent1' },
  accent: { theme: 'accent2' },
  line: { theme: 'accent3' },
} as const satisfies Record<string, ThemeColor>;

export const documentTheme = ({ palette, font }: Theme): IThemeOptions => {
  const fonts = { latin: font, complexScript: bengaliFont, scripts: { Beng: 'Nirmala UI' } };
  return {
    name: 'Kaj CV',
    colors: {
      dark1: palette.ink,
      light1: 'FFFFFF',
      dark2: palette.muted,
      light2: palette.tint,
      accent1: palette.primary,
      accent2: palette.accent,
      accent3: palette.line,
      hyperlink: palette.primary,
    },
    fonts: { headings: fonts, body: fonts },
  };
};

export const millimetres = (value: number): number => Math.round((value / 25.4) * 1440);
export const points = (value: number): number => Math.round(value * 20);
