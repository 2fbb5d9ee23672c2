import { useMemo } from 'react';
import type { AppliedJob, Letter } from '#device/letters/letter.ts';
import { knownLetters, useStoredLetter } from '#device/letters/letters.ts';
import type { LetterPlace } from '#device/letters/letter.ts';
import { storeLetter } from '#device/letters/writes.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { serverNow } from '#platform/server-time.ts';
import { createLetter, withText } from './letter-rules.ts';
import { clearRecent } from './recent.ts';
import { useTemplate } from './use-template.ts';

export interface EditedLetter {
  letter: Letter;
  place: LetterPlace | null;
  edit: (text: Partial<Mail>) => void;
}

/** The letter of a job in the editor, synchronised with other tabs. Use it once the letters are loaded. */
export function useLetter(applied: AppliedJob): EditedLetter {
  const shown = useStoredLetter(applied.jobId);
  const template = useTemplate(applied);
  const fresh = useMemo(() => createLetter(applied, template), [applied, template]);
  return {
    letter: shown?.letter ?? fresh,
    place: shown?.place ?? null,
    edit: (text) => {
      clearRecent(applied.jobId);
      // Autofill may change two fields before React renders again.
      const latest = knownLetters().get(applied.jobId)?.letter ?? fresh;
      void storeLetter(withText(latest, text, serverNow()));
    },
  };
}
