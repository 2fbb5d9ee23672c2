import { createCatalogue } from '#platform/i18n/messages.ts';

export const unsubscribeMessages = createCatalogue({
  en: {
    ask: {
      title: 'Are you sure?',
      text: 'Do you really want to unsubscribe?',
      confirm: 'Yes, unsubscribe!',
      cancel: 'Cancel',
    },
    missingData: 'Missing required unsubscribe data',
    succeeded: 'Successfully unsubscribed',
    success: { title: 'Unsubscribed!', text: 'You have been successfully unsubscribed.' },
    failure: 'Error!',
    unknownError: 'Unknown error occurred',
    done: 'Unsubscribed successfully',
    apiFailure: 'API returned failure status',
    tryAgain: 'There is an error, please try again',
    exception: 'Failed to unsubscribe - Network or server error',
    httpError: (message: string, status: number) => `${message || 'Failed to unsubscribe'} (${status})`,
    unsupportedProvider: (type: string) => `Unsupported provider type: ${type}`,
    idRequired: 'Subscription ID is required',
    processing: 'Processing...',
    removedHere: 'Removed from this device',
    forgotten: 'Subscription removed from this device. Still charged? Unsubscribe by number.',
    stopByNumber: 'Unsubscribe by number',
    dismiss: 'Dismiss',
    notLoaded: 'Could not load this. Check your connection and try again.',
    retry: 'Try again',
  },
});
