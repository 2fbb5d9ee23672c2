import type { ManifestOptions } from 'vite-plugin-pwa';
import { paper } from '#contract/config/theme.ts';
import { appPaths, SHARE_TARGET_PATH } from '#contract/http/paths.ts';

const icon = (name: string, px: number) => ({
  src: `/icons/${name}-${px}.png`,
  sizes: `${px}x${px}`,
  type: 'image/png',
});

const shortcut = (name: string, url: string, picture: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${picture}.png`, sizes: '96x96', type: 'image/png' }],
});

const screenshot = (name: string, sizes: string, label: string) => ({
  src: `/screenshots/${name}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor: name.startsWith('wide') ? ('wide' as const) : ('narrow' as const),
  label,
});

/** W3C Web App Manifest, "Localized members"; browsers ignore unknown ones. */
interface Localized {
  description_localized: Readonly<Record<string, string>>;
}

export const manifest: Partial<ManifestOptions> & Localized = {
  id: '/',
  name: 'Kaj',
  short_name: 'Kaj',
  description:
    'Find jobs across Bangladesh, read them without a network, download CV templates and apply by e-mail.',
  description_localized: {
    bn: 'সারা বাংলাদেশের চাকরি খুঁজুন, নেটওয়ার্ক ছাড়াই পড়ুন, সিভির নমুনা নামান এবং ই-মেইলে আবেদন করুন।',
  },
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  lang: 'en',
  dir: 'ltr',
  theme_color: paper.light,
  background_color: paper.light,
  categories: ['business', 'productivity'],
  prefer_related_applications: false,
  launch_handler: { client_mode: 'navigate-existing' },
  handle_links: 'preferred',
  share_target: {
    action: SHARE_TARGET_PATH,
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  icons: [
    { ...icon('icon', 192), purpose: 'any' },
    { ...icon('icon', 512), purpose: 'any' },
    { ...icon('icon-maskable', 192), purpose: 'maskable' },
    { ...icon('icon-maskable', 512), purpose: 'maskable' },
    { ...icon('icon-monochrome', 512), purpose: 'monochrome' },
  ],
  screenshots: [
    screenshot('narrow-home', '720x1440', 'Find jobs by title, keyword or category'),
    screenshot('narrow-list', '720x1440', 'Filter and sort the jobs'),
    screenshot('narrow-job', '720x1440', 'A job with its pay and deadline, and one button to apply'),
    screenshot('narrow-cv', '720x1440', 'Make a CV on the phone, or download a template'),
    screenshot('narrow-list-dark', '720x1440', 'The same list in the dark theme'),
    screenshot('wide-home', '1440x900', 'The start page on a computer'),
    screenshot('wide-list', '1440x900', 'The job list with its filters'),
  ],
  shortcuts: [
    shortcut('Jobs', appPaths.jobs, 'jobs'),
    shortcut('Saved jobs', appPaths.savedJobs, 'saved'),
    shortcut('Post a job', appPaths.postJob, 'post'),
    shortcut('CV templates', appPaths.cv, 'cv'),
  ],
};
