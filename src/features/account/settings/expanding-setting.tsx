import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Session } from '#contract/accounts/auth.ts';
import { SettingCard } from './setting-card.tsx';

/** What a form is given by its card. */
export interface SettingForm {
  session: Session;
  /** Leaves the form without a change. */
  onCancel: () => void;
  /** @param text what was done */
  onDone: (text: string) => void;
}

interface ExpandingSettingProps {
  title: string;
  text: string;
  /** On the button that opens the form. */
  openText: string;
  tone?: 'plain' | 'danger';
  session: Session;
  Form: ComponentType<SettingForm>;
}

/** Gives the focus to the first field, once there is one. */
function FocusedPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="mt-4 outline-none">
      {children}
    </div>
  );
}

/** A setting whose form opens in place; the focus follows, and returns to the button. */
export function ExpandingSetting(props: ExpandingSettingProps) {
  const { title, text, openText, tone = 'plain', session, Form } = props;
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setDone(undefined);
    setOpen(true);
  };
  const close = (text?: string) => {
    // The button is there before it takes the focus.
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
      {openText}
    </button>
  );
  return (
    <SettingCard title={title} text={text} done={done} action={action}>
      {isOpen && (
        <FocusedPanel>
          <Form session={session} onCancel={() => close()} onDone={close} />
        </FocusedPanel>
      )}
    </SettingCard>
  );
}
