export const welcomeMessages = {
  /** By the time of the last visit. */
  newSince: {
    visit: (count: string) => `${count} new since your last visit`,
    yesterday: (count: string) => `${count} new since yesterday`,
    day: (count: string, day: string) => `${count} new since ${day}`,
  },
  continue: 'Continue:',
  savedClosing: 'Your saved jobs close soon',
};
