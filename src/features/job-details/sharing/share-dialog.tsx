import { useState } from 'react';
import { noteJobEvent } from '#device/figures/events.ts';
import {
  canPrint,
  canShare,
  shareWithApp,
  type ShareContent,
  type ShareOutcome,
} from '#platform/browser/share.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { appIcons } from '#ui/icon/app-icons.ts';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { PrintedJob } from './printed-job.tsx';
import { QrCode } from './qr-code.tsx';
import { toShareContent, type SharedJob, toShareWays, type ShareWay } from './share-content.ts';
import { shareMessages as texts } from '../dialog-messages.ts';

const look = 'btn justify-start gap-2 px-3 border-control bg-base-200 text-base';

const wayIcons: Readonly<Record<ShareWay['name'], IconName>> = {
  ...appIcons,
  facebook: factIcons.link,
  mail: 'mail',
};
const printIcon: IconName = 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z';

interface WayProps {
  content: ShareContent;
  onShared: () => void;
}

function AppButton({ content, onShared }: WayProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>('cancelled');
  const share = async () => {
    const result = await shareWithApp(content);
    setOutcome(result);
    if (result === 'shared') onShared();
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-primary justify-start gap-2 px-3 text-base col-span-2"
        onClick={() => void share()}
      >
        <Icon name="share" />
        {texts.withApp}
      </button>
      <p role="status" className="text-sm empty:hidden col-span-2">
        {outcome === 'failed' && texts.appFailed}
      </p>
    </>
  );
}

function Ways({ content, onShared }: WayProps) {
  const { matches: isTouch } = matchMedia('(pointer: coarse)');
  const ways = toShareWays(content, { isTouch, userAgent: navigator.userAgent });
  return (
    <>
      {ways.map(({ name, href }) => (
        <a
          key={name}
          href={href}
          target={href.startsWith('https:') ? '_blank' : undefined}
          rel="noopener noreferrer"
          className={look}
          onClick={onShared}
        >
          <Icon name={wayIcons[name]} />
          {texts.ways[name]}
        </a>
      ))}
      {canPrint() && (
        <button type="button" className={look} onClick={() => print()}>
          <Icon name={printIcon} />
          {texts.print}
        </button>
      )}
    </>
  );
}

export interface ShareDialogProps extends SharedJob {
  onClose: () => void;
}

/** The ways to share a job; works offline. */
export function ShareDialog({ onClose, ...shared }: ShareDialogProps) {
  const content = toShareContent(shared);
  const onShared = () => noteJobEvent({ kind: 'share', jobId: shared.job._id });
  return (
    <ModalDialog title={texts.title} closeText={texts.close} onClose={onClose}>
      <div className="grid gap-5 sm:grid-cols-[1fr_13rem]">
        <div className="grid content-start gap-4">
          <div className="grid grid-cols-2 gap-2">
            {canShare() && <AppButton content={content} onShared={onShared} />}
            <Ways content={content} onShared={onShared} />
          </div>
          <div className="grid justify-items-start gap-2">
            <p className="text-sm text-muted">{texts.address}</p>
            <p className="w-full text-sm break-all select-all">{content.url}</p>
            <CopyButton text={content.url} texts={texts} onCopied={onShared} />
          </div>
        </div>
        <figure className="grid content-start justify-items-center gap-2">
          <QrCode
            text={content.url}
            label={texts.qrCode(content.title)}
            className="w-full max-w-52 rounded-lg"
          />
          <figcaption className="text-center text-sm text-muted">{texts.qrHint}</figcaption>
        </figure>
      </div>
      <PrintedJob {...shared} />
    </ModalDialog>
  );
}
