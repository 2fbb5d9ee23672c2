import { useEffect, useId, useRef, useState } from 'react';
import { clientConfig } from '#platform/startup/config.ts';
import { useInstall } from './use-install.ts';
import { nameInApp } from '#platform/browser/in-app.ts';
import { FloatingLine } from '#ui/dialog/floating-line.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { installMessages as texts } from './messages.ts';
import { OpenInBrowser } from '#ui/own-browser.tsx';
import { InstallSteps, type WrittenWay } from './block.tsx';

export interface InstallPanelProps {
  /** Opened by the user: the steps are unfolded, and closing does not count as a dismissal. */
  isRequested: boolean;
  onClose: () => void;
}

interface InstructionsProps extends InstallPanelProps {
  way: WrittenWay;
}

function Instructions({ way, isRequested, onClose }: InstructionsProps) {
  const [isOpen, setOpen] = useState(isRequested);
  const id = useId();
  return (
    <>
      {isOpen && (
        <div id={id} className="w-full">
          <InstallSteps way={way} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={`btn min-h-11 ${isOpen ? '' : 'btn-primary'}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hideHow : texts.showHow}
        </button>
        <button type="button" className="btn min-h-11 btn-ghost" onClick={onClose}>
          {isRequested ? texts.close : texts.notNow}
        </button>
      </div>
    </>
  );
}

/** In another app's browser: only the way to open the page in a real browser. */
function LeaveApp({ onClose }: Pick<InstallPanelProps, 'onClose'>) {
  return (
    <>
      <OpenInBrowser />
      <button type="button" className="btn min-h-11 btn-ghost px-3" onClick={onClose}>
        <Icon name="close" />
        <span className="sr-only">{texts.close}</span>
      </button>
    </>
  );
}

/** The invitation above the dock; takes the focus only on request. */
export function InstallPanel({ isRequested, onClose }: InstallPanelProps) {
  const { way, install } = useInstall();
  const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches;
  const words = way === 'macSafari' || (way === 'prompt' && hasMouse) ? texts.computer : texts.phone;
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isRequested) title.current?.focus();
  }, [isRequested]);
  if (way === 'installed') return null;
  const isInApp = way === 'inAppAndroid' || way === 'inAppIos';
  const hasSteps = way !== 'prompt' && way !== 'inAppAndroid';
  return (
    <FloatingLine>
      <img src="/icons/icon.svg" alt="" width={40} height={40} />
      <div className="min-w-48 flex-1">
        <p ref={title} tabIndex={-1} className="font-bold outline-none">
          {isInApp ? texts.inApp(nameInApp(navigator.userAgent)) : words.title(clientConfig().appName)}
        </p>
        {!isInApp && <p className="text-sm text-muted">{words.text}</p>}
      </div>
      {way === 'inAppAndroid' && <LeaveApp onClose={onClose} />}
      {hasSteps && <Instructions way={way} isRequested={isRequested} onClose={onClose} />}
      {way === 'prompt' && (
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn min-h-11 btn-primary" onClick={() => void install()}>
            {texts.install}
          </button>
          <button type="button" className="btn min-h-11 btn-ghost" onClick={onClose}>
            {texts.notNow}
          </button>
        </div>
      )}
    </FloatingLine>
  );
}
