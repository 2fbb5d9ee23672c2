export const languageMessages = {
  label: 'Language',
  needsInternet: 'Connect to the internet once to read Kaj in Bangla.',
};
