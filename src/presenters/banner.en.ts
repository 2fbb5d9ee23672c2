export const bannerMessages = { subtitle: 'We Delivered Blazing Fast & Striking Work Solution' };
