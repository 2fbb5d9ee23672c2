import { FullScreenDialog } from '#ui/dialog/dialog-frame.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { cvBuilderMessages } from '../messages.ts';
import { CvPreview, type CvPreviewProps } from './cv-preview.tsx';

export interface PreviewDialogProps extends CvPreviewProps {
  onDownload: () => void;
  onClose: () => void;
}

/** The preview where there is no room beside the form. */
export function PreviewDialog({ onDownload, onClose, ...preview }: PreviewDialogProps) {
  const messages = cvBuilderMessages;
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
