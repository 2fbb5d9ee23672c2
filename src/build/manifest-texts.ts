const en = {
  description: 'Find jobs across Bangladesh, read them offline, download CV templates and apply by email.',
  screenshots: {
    home: 'Find jobs by title, keyword or category',
    list: 'Filter and sort the jobs',
    job: 'A job with its pay and deadline, and one button to apply',
    cv: 'Make a CV on the phone, or download a template',
    listDark: 'The same list in the dark theme',
    wideHome: 'The start page on a computer',
    wideList: 'The job list with its filters',
  },
  shortcuts: { jobs: 'Jobs', saved: 'Saved jobs', post: 'Post a job', cv: 'CV templates' },
};

const bn: typeof en = {
  description:
    'সারা বাংলাদেশের চাকরি খুঁজুন, ইন্টারনেট ছাড়াই পড়ুন, সিভির টেমপ্লেট ডাউনলোড করুন এবং ইমেইলে আবেদন করুন।',
  screenshots: {
    home: 'পদের নাম, শব্দ বা ক্যাটাগরি দিয়ে চাকরি খুঁজুন',
    list: 'চাকরি ফিল্টার করুন ও সাজান',
    job: 'চাকরির বেতন, শেষ তারিখ ও এক বাটনে আবেদন',
    cv: 'ফোনে সিভি বানান, অথবা টেমপ্লেট ডাউনলোড করুন',
    listDark: 'একই তালিকা, গাঢ় রঙে',
    wideHome: 'কম্পিউটারে হোম পৃষ্ঠা',
    wideList: 'চাকরির তালিকা ও ফিল্টার',
  },
  shortcuts: {
    jobs: 'চাকরি',
    saved: 'সেভ করা চাকরি',
    post: 'নিয়োগ বিজ্ঞপ্তি দিন',
    cv: 'সিভির টেমপ্লেট',
  },
};

export const manifestTexts = { en, bn };
