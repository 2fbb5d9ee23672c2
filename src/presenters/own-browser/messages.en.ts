export const ownBrowserMessages = {
  openInBrowser: 'Open in your browser',
  copyLink: 'Copy the link',
  copied: 'Link copied. Paste it in your browser.',
  notCopied: 'Could not copy. Touch and hold this address:',
  unsureFile: 'This app’s browser may not have saved the file. Open the page in your own browser.',
};
