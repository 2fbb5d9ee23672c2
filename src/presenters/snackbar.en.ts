export const snackMessages = { label: 'Last action', undo: 'Undo' };
