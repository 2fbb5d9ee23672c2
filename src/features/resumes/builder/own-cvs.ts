import { type Cv, findGivenName, listWritten, useCvs } from '#device/cv.ts';
import { cvBuilderMessages as messages } from './messages.ts';

/** The CVs on this device, newest first. */
export function useOwnCvs(): readonly Cv[] {
  return listWritten(useCvs())
    .map(({ cv }) => cv)
    .toSorted((one, other) => other.changedAt - one.changedAt);
}

/** The label of a CV: its own name, else the person's, else its language. */
export function useCvName(): (cv: Cv) => string {
  return (cv) => findGivenName(cv) || messages.unnamed(messages.languages[cv.language]);
}
