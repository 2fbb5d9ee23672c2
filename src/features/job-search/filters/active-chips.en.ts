export const activeMessages = {
  chosen: 'Chosen filters',
  removeFilter: '(remove filter)',
  clear: 'Clear',
};
