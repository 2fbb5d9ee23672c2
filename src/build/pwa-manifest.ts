import type { ManifestOptions } from 'vite-plugin-pwa';
import { paper } from '#contract/config/client-defaults.ts';
import type { Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { appPaths, SHARE_TARGET_PATH } from '#contract/http/paths.ts';
import { manifestTexts } from './manifest-texts.ts';

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

type Manifest = Partial<ManifestOptions> & Partial<Localized>;

/** The manifest of a language's pages. Id and scope are the same: an installed app is one, whatever it speaks. */
export function toManifest(language: Locale): Manifest {
  const { description, screenshots, shortcuts } = manifestTexts[language];
  const toUrl = (path: string): string => toLocalPath(path, language);
  return {
    id: '/',
    name: 'Kaj',
    short_name: 'Kaj',
    description,
    ...(language === 'en' && { description_localized: { bn: manifestTexts.bn.description } }),
    start_url: toUrl('/'),
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    lang: language,
    dir: 'ltr',
    theme_color: paper.light,
    background_color: paper.light,
    categories: ['business', 'productivity'],
    prefer_related_applications: false,
    launch_handler: { client_mode: 'navigate-existing' },
    handle_links: 'preferred',
    share_target: {
      action: toUrl(SHARE_TARGET_PATH),
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
      screenshot('narrow-home', '720x1440', screenshots.home),
      screenshot('narrow-list', '720x1440', screenshots.list),
      screenshot('narrow-job', '720x1440', screenshots.job),
      screenshot('narrow-cv', '720x1440', screenshots.cv),
      screenshot('narrow-list-dark', '720x1440', screenshots.listDark),
      screenshot('wide-home', '1440x900', screenshots.wideHome),
      screenshot('wide-list', '1440x900', screenshots.wideList),
    ],
    shortcuts: [
      shortcut(shortcuts.jobs, toUrl(appPaths.jobs), 'jobs'),
      shortcut(shortcuts.saved, toUrl(appPaths.savedJobs), 'saved'),
      shortcut(shortcuts.post, toUrl(appPaths.postJob), 'post'),
      shortcut(shortcuts.cv, toUrl(appPaths.cv), 'cv'),
    ],
  };
}
