import type * as en from './messages.en.ts';

export const figuresMessages: typeof en.figuresMessages = {
  title: 'পরিসংখ্যান',
  close: 'বন্ধ করুন',
  period: 'গত ২৮ দিন',
  kinds: { view: 'দেখা হয়েছে', save: 'সেভ করা হয়েছে', apply: 'আবেদন শুরু', share: 'শেয়ার' },
  chart: (views, most) => `দিনে কতবার দেখা হয়েছে: ২৮ দিনে ${views} বার, এক দিনে সবচেয়ে বেশি ${most} বার`,
  table: 'টেবিল দেখুন',
  day: 'দিন',
  empty: 'এখনও কেউ এই চাকরি দেখেনি',
  emptyText: 'নতুন হিসাব এক দিনের মধ্যে দেখা যায়। আরও মানুষকে জানাতে চাকরিটি শেয়ার করুন।',
  note: 'একটি ফোন দিনে একবার গোনা হয়। আপনার নিজের দেখা, রোবট আর যারা গুনতে মানা করে, তাদের গোনা হয় না।',
  failed: (reason) => `পরিসংখ্যান আনা যায়নি। ${reason}`,
};
