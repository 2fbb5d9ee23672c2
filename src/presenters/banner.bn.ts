import type * as en from './banner.en.ts';

export const bannerMessages: typeof en.bannerMessages = {
  subtitle: 'আমরা দিই দ্রুত ও মানসম্মত সেবা',
};
