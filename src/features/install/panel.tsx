import { useEffect, useId, useRef, useState } from 'react';
import { clientConfig } from '#platform/startup/config.ts';
import { useInstall } from './use-install.ts';
import { nameInApp } from './install-way.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { FloatingLine } from '#ui/floating-line.tsx';
import { installMessages } from './messages.ts';
import { InstallSteps, OpenInBrowser, type ToldWay } from './steps.tsx';

export interface InstallPanelProps {
  /** On request the steps are open, and closing is no dismissal. */
  isWished: boolean;
  onClose: () => void;
}

interface ToldProps extends InstallPanelProps {
  way: ToldWay;
}

function Told({ way, isWished, onClose }: ToldProps) {
  const texts = useMessages(installMessages);
  const [isOpen, setOpen] = useState(isWished);
  const id = useId();
  const hasButton = way === 'inAppAndroid';
  return (
    <>
      {isOpen && (
        <div id={id} className="w-full">
          <InstallSteps way={way} />
        </div>
      )}
      {hasButton && !isOpen && <OpenInBrowser />}
      <button
        type="button"
        className={`btn min-h-11 ${isOpen || hasButton ? '' : 'btn-primary'}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.hideHow : texts.showHow}
      </button>
      <button type="button" className="btn min-h-11 btn-ghost" onClick={onClose}>
        {isWished ? texts.close : texts.notNow}
      </button>
    </>
  );
}

/** The invitation above the dock; takes the focus only on request. */
export function InstallPanel({ isWished, onClose }: InstallPanelProps) {
  const { way, install } = useInstall();
  const texts = useMessages(installMessages);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isWished) title.current?.focus();
  }, [isWished]);
  if (way === 'installed') return null;
  const isInApp = way === 'inAppAndroid' || way === 'inAppIos';
  return (
    <FloatingLine>
      <img src="/icons/icon.svg" alt="" width={40} height={40} />
      <div className="min-w-48 flex-1">
        <p ref={title} tabIndex={-1} className="font-bold outline-none">
          {isInApp ? texts.inAppTitle : texts.title(clientConfig().appName)}
        </p>
        <p className="text-sm text-muted">
          {isInApp ? texts.inApp(nameInApp(navigator.userAgent)) : texts.text}
        </p>
      </div>
      {way !== 'prompt' && <Told way={way} isWished={isWished} onClose={onClose} />}
      {way === 'prompt' && (
        <>
          <button type="button" className="btn min-h-11 btn-primary" onClick={() => void install()}>
            {texts.install}
          </button>
          <button type="button" className="btn min-h-11 btn-ghost" onClick={onClose}>
            {texts.notNow}
          </button>
        </>
      )}
    </FloatingLine>
  );
}
