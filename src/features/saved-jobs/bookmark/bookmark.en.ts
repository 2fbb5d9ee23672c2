export const bookmarkMessages = {
  save: (title: string) => `Save for offline reading: ${title}`,
  saveShort: 'Save',
  savedShort: 'Saved',
};
