export const deskMessages = {
  loadFailed: 'This did not load. Connect to the internet and try again.',
};
