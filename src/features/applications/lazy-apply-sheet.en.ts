export const lazyApplySheetMessages = {
  loadFailed: 'This did not load. Connect to the internet and try again.',
};
