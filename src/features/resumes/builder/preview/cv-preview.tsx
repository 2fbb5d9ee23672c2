import { memo, useState } from 'react';
import type { CvDesign } from '#contract/device/cv.ts';
import type { Cv } from '#device/cv.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { useObjectUrl } from '#platform/storage/stored-file.ts';
import { FullScreenDialog } from '#ui/dialog/dialog-frame.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { RetryButton } from '#ui/state/state-panel.tsx';
import { cvBuilderMessages as messages } from '../messages.ts';
import type { PdfReady } from '../use-pdf-ready.ts';
import { Designs, CvPageDrawing } from './designs.tsx';
import { useDrawnPages } from './use-drawn-cv.ts';

export interface CvPreviewProps {
  cv: Cv;
  pdf: PdfReady;
  onDesign: (design: CvDesign) => void;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{messages.previewFailed}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}

const Loading = () => (
  <div className="skeleton aspect-[210/297] w-full" role="status" aria-label={messages.previewLoading} />
);

/** Replaces the page while its fonts are missing; under the data saver a button downloads them. */
function NoLetters({ pdf: { state, bytes, isMissing }, onAsk }: Pick<PagesProps, 'pdf' | 'onAsk'>) {
  if (!isMissing) return <Loading />;
  if (state === 'needsInternet') return <p role="status">{messages.previewOffline}</p>;
  return (
    <button type="button" className="btn" onClick={onAsk}>
      {messages.showPreview(formatSize(bytes))}
    </button>
  );
}

interface PagesProps {
  cv: Cv;
  pdf: PdfReady;
  canDraw: boolean;
  onAsk: () => void;
  onRetry: () => void;
}

function Pages({ cv, pdf, canDraw, onAsk, onRetry }: PagesProps) {
  const { pages, hasFailed } = useDrawnPages(cv, canDraw);
  const photoUrl = useObjectUrl(cv.photo);
  if (hasFailed) return <Failed onRetry={onRetry} />;
  if (pages === null && canDraw) return <Loading />;
  if (pages === null) return <NoLetters pdf={pdf} onAsk={onAsk} />;
  const named = pages.map((page, index) => ({ page, label: messages.previewPage(index + 1, pages.length) }));
  return named.map(({ page, label }) => (
    <CvPageDrawing key={label} page={page} label={label} photoUrl={photoUrl} />
  ));
}

/** The pages of a CV as the PDF will have them, and the choice of its design. */
export const CvPreview = memo(function CvPreview({ cv, pdf, onDesign }: CvPreviewProps) {
  const [isAsked, setAsked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const canDraw = pdf.canDraw || isAsked;
  return (
    <div className="flex flex-col gap-4">
      <Designs cv={cv} canDraw={canDraw} onDesign={onDesign} />
      <Pages
        key={attempt}
        cv={cv}
        pdf={pdf}
        canDraw={canDraw}
        onAsk={() => setAsked(true)}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </div>
  );
});

interface PreviewDialogProps extends CvPreviewProps {
  onDownload: () => void;
  onClose: () => void;
}

/** The preview where there is no room beside the form. */
export function PreviewDialog({ onDownload, onClose, ...preview }: PreviewDialogProps) {
  return (
    <FullScreenDialog
      title={messages.preview}
      closeText={messages.close}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-primary w-full" onClick={onDownload}>
          <Icon name="download" />
          {messages.download}
        </button>
      }
    >
      <CvPreview {...preview} />
    </FullScreenDialog>
  );
}
