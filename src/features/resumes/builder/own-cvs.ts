import type { Cv } from '#device/cvs/cv.ts';
import { findGivenName } from '#device/cvs/cv-name.ts';
import { listWritten, useCvs } from '#device/cvs/cvs.ts';
import { cvBuilderMessages } from '#texts/features/resumes/builder/messages';

/** The CVs on this device, newest first. */
export function useOwnCvs(): readonly Cv[] {
  return listWritten(useCvs())
    .map(({ cv }) => cv)
    .toSorted((one, other) => other.changedAt - one.changedAt);
}

/** What a CV is called: its own name, the person's, or its language. */
export function useCvName(): (cv: Cv) => string {
  const messages = cvBuilderMessages;
  return (cv) => findGivenName(cv) || messages.unnamed(messages.languages[cv.language]);
}
