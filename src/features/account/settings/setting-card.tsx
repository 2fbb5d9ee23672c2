import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Session } from '#contract/accounts/auth.ts';
import { SignInLink } from '#platform/session/sign-in-link.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { SettingsFailure } from './settings-rules.ts';

/** Why a change failed. */
export function SettingTrouble({ failure }: { failure: SettingsFailure | undefined }) {
  return <SendingTrouble trouble={failure}>{failure?.way === 'signIn' && <SignInLink />}</SendingTrouble>;
}

interface SettingCardProps {
  texts: { title: string; text: string };
  done?: string | undefined;
  action: ReactNode;
  children?: ReactNode;
}

function SettingCard({ texts: { title, text }, done, action, children }: SettingCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <p className="text-muted wrap-anywhere">{text}</p>
        </div>
        {action}
      </div>
      <div role="status">
        {done !== undefined && (
          <p className="mt-3 flex items-center gap-2 font-medium wrap-anywhere text-success">
            <Icon name="check" />
            {done}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

interface ActionSettingProps extends Omit<SettingCardProps, 'action' | 'children'> {
  isBusy: boolean;
  failure: SettingsFailure | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A setting with one button. */
export function ActionSetting({ isBusy, failure, onPress, children, ...card }: ActionSettingProps) {
  const action = (
    <button
      type="button"
      aria-disabled={isBusy}
      className="btn border-control bg-base-200 text-base aria-disabled:opacity-60"
      onClick={() => !isBusy && onPress()}
    >
      {children}
    </button>
  );
  return (
    <SettingCard {...card} action={action}>
      <div className="has-[p]:mt-3">
        <SettingTrouble failure={failure} />
      </div>
    </SettingCard>
  );
}

export interface SettingFormProps {
  session: Session;
  onCancel: () => void;
  onDone: (text: string) => void;
}

interface ExpandingSettingProps {
  texts: { title: string; text: string; open: string };
  tone?: 'plain' | 'danger';
  session: Session;
  Form: ComponentType<SettingFormProps>;
}

function FocusedPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="mt-4 outline-none">
      {children}
    </div>
  );
}

/** A setting whose form opens in place; the focus moves there and back. */
export function ExpandingSetting({ texts, tone = 'plain', session, Form }: ExpandingSettingProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setDone(undefined);
    setOpen(true);
  };
  const close = (text?: string) => {
    flushSync(() => {
      setOpen(false);
      setDone(text);
    });
    button.current?.focus();
  };
  const look = tone === 'danger' ? 'text-error' : '';
  const action = !isOpen && (
    <button
      ref={button}
      type="button"
      className={`btn border-control bg-base-200 text-base ${look}`}
      onClick={open}
    >
      {texts.open}
    </button>
  );
  return (
    <SettingCard texts={texts} done={done} action={action}>
      {isOpen && (
        <FocusedPanel>
          <Form session={session} onCancel={() => close()} onDone={close} />
        </FocusedPanel>
      )}
    </SettingCard>
  );
}
