import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of what is older than it should be, wherever it is shown. */
export interface FreshnessTexts {
  slowShown: string;
  slowLoading: string;
  retry: string;
}

export const freshnessMessages = createCatalogue<FreshnessTexts>({
  en: {
    slowShown: 'The network is slow. What you see is from before, until the answer comes.',
    slowLoading: 'This is taking longer than usual…',
    retry: 'Retry',
  },
});
