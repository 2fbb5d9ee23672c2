import { useRef, useState } from 'react';
import { fileNameOf, type ResumeTemplate } from '#contract/resume-template.ts';
import { fileUrl } from '#platform/config.ts';
import { createPartialFile, fetchFile, saveBlob } from '#platform/download.ts';
import { keepDownloadedCv } from '#platform/downloaded-cvs.ts';

export type DownloadState =
  { kind: 'idle' } | { kind: 'running'; percent: number | null } | { kind: 'stopped' } | { kind: 'done' };

/** Downloads a template's file, named after the file in its URL (§2); a stopped one can go on. */
export function useDownload(template: ResumeTemplate) {
  const partial = useRef(createPartialFile());
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });

  const showProgress = () => {
    const { received, total } = partial.current;
    setState({ kind: 'running', percent: total === null ? null : Math.floor((received / total) * 100) });
  };

  const start = async () => {
    if (state.kind === 'running') return;
    showProgress();
    try {
      const request = {
        url: fileUrl(template.cvFileUrl),
        partial: partial.current,
        onProgress: showProgress,
      };
      const file = await fetchFile(request);
      const name = fileNameOf(template.cvFileUrl);
      partial.current = createPartialFile();
      saveBlob(file, name);
      setState({ kind: 'done' });
      const { cvFileUrl: path, name: templateName } = template;
      await keepDownloadedCv({ path, name, templateName, file, downloadedAt: Date.now() });
    } catch {
      setState({ kind: 'stopped' });
    }
  };

  return { state, start };
}
