import { isBangla } from '#contract/build-language.ts';

const en = { subtitle: 'We Delivered Blazing Fast & Striking Work Solution' };

const bn: typeof en = {
  subtitle: 'আমরা দিই দ্রুত ও মানসম্মত সেবা',
};

export const bannerMessages = isBangla ? bn : en;
