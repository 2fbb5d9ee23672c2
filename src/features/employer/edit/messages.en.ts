export const editMessages = {
  notGiven: 'Not given',
  versions: {
    text: 'Your text is safe. Compare the two versions, then choose one.',
    mine: 'Mine',
    theirs: 'Theirs',
    chooseMine: 'Use mine',
    chooseTheirs: 'Use theirs',
  },
};
