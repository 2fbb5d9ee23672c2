import type { ManifestOptions } from 'vite-plugin-pwa';
import { appPaths } from '#contract/paths.ts';

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

/** The web app manifest. A deployment with a name of its own gets it from the server. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Kaj',
  short_name: 'Kaj',
  description:
    'Find jobs across Bangladesh, read them without a network, download CV templates and apply by e-mail.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  lang: 'en',
  dir: 'ltr',
  theme_color: '#fbfaf6',
  background_color: '#fbfaf6',
  categories: ['business', 'productivity'],
  prefer_related_applications: false,
  // A shared link opens in the window that is there, not in a second one.
  launch_handler: { client_mode: 'navigate-existing' },
  handle_links: 'preferred',
  icons: [
    { ...icon('icon', 192), purpose: 'any' },
    { ...icon('icon', 512), purpose: 'any' },
    { ...icon('icon-maskable', 192), purpose: 'maskable' },
    { ...icon('icon-maskable', 512), purpose: 'maskable' },
    { ...icon('icon-monochrome', 512), purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut('Jobs', appPaths.jobs, 'jobs'),
    shortcut('CV templates', appPaths.cv, 'cv'),
    shortcut('Contact us', appPaths.contact, 'contact'),
  ],
};
