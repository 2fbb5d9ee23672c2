import { useState } from 'react';
import { useDataSaver } from '#platform/preferences/data-saver.ts';
import { fileUrl } from '#platform/startup/config.ts';

const tints = ['tint-0', 'tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5'] as const;

function toTint(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return tints[sum % tints.length] ?? tints[0];
}

function initialOf(name: string): string {
  const text = name.trim();
  const [plain] = /^\w(?=[\w ])/.exec(text) ?? [];
  if (plain !== undefined) return plain.toUpperCase();
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment.toUpperCase() ?? '•';
}

/** A server-rendered image may have failed before hydration. */
function reloadFailed(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}

const boxes = { 40: 'size-10 text-base', 48: 'size-12 text-lg', 72: 'size-18 text-xl' } as const;

interface CompanyLogoProps {
  name: string;
  /** '' shows the initial. */
  src: string;
  size?: keyof typeof boxes;
  loading?: 'lazy' | 'eager';
}

/** A company's logo, or its initial; decorative, as the name is beside it. */
export function CompanyLogo({ name, src, size = 48, loading = 'lazy' }: CompanyLogoProps) {
  const [failedSrc, setFailedSrc] = useState('');
  const box = boxes[size];
  if (src === '' || failedSrc === src) {
    return (
      <span
        aria-hidden="true"
        className={`${box} ${toTint(name)} grid shrink-0 place-items-center rounded-lg border border-transparent font-bold`}
      >
        {initialOf(name)}
      </span>
    );
  }
  return (
    <img
      ref={reloadFailed}
      src={src}
      alt=""
      width={size}
      height={size}
      loading={loading}
      decoding="async"
      crossOrigin="anonymous"
      onError={() => setFailedSrc(src)}
      className={`${box} shrink-0 rounded-lg bg-base-300 object-cover`}
    />
  );
}

/** Resolves a logo's address; '' without one, and under the data saver. */
export function useToLogoAddress(): (storedPath: string | null | undefined) => string {
  const isSaving = useDataSaver();
  return (storedPath) => (isSaving || !storedPath ? '' : fileUrl(storedPath));
}
