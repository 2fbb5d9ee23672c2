export const paneMessages = {
  chosenJob: 'Chosen job',
  title: 'Choose a job to read it here',
  keys: 'Keys: ↑ ↓ or J K to move, Enter to read.',
  letters: 'Move with J and K',
  wholePage: 'Open the whole page',
};
