import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Session } from '#contract/accounts/auth.ts';
import { SignInLink } from '#ui/state/signed-out-card.tsx';
import { PasswordField } from '#ui/form/text-field.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { RetryButton } from '#ui/state/state-panel.tsx';
import { accountMessages } from '../messages.ts';
import { settingsMessages } from './messages.ts';
import { type SettingsFailure, toSettingsFailure } from './use-setting.ts';

/** Why a change failed. */
function SettingTrouble({ failure }: { failure: SettingsFailure | undefined }) {
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

/** A password field with its show/hide toggle. */
export function SettingPassword(
  field: FieldProps & { label: string; hint?: string; autoComplete: 'current-password' | 'new-password' },
) {
  const { autoComplete, ...props } = field;
  const { showPassword: show, hidePassword: hide } = accountMessages;
  return <PasswordField {...props} isRequired toggle={{ show, hide }} input={{ autoComplete }} />;
}

/** The field of the current password. */
export function CurrentPassword({ field }: { field: FieldProps }) {
  const { currentPassword } = settingsMessages;
  return <SettingPassword {...field} label={currentPassword} autoComplete="current-password" />;
}

interface SettingFormFrameProps {
  form: {
    formRef: RefObject<HTMLFormElement | null>;
    isBusy: boolean;
    failure: SettingsFailure | undefined;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  };
  look?: 'btn-primary' | 'btn-error';
  text: string;
  busyText: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of a setting's form: fields, error, buttons. */
export function SettingFormFrame(props: SettingFormFrameProps) {
  const { form, look = 'btn-primary', text, busyText, onCancel, children } = props;
  const { cancel } = settingsMessages;
  const { formRef, isBusy, failure, onSubmit } = form;
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      {children}
      <SettingTrouble failure={failure} />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          aria-disabled={isBusy}
          className={`btn text-base aria-disabled:opacity-60 ${look}`}
        >
          {isBusy ? busyText : text}
        </button>
        {!isBusy && (
          <button type="button" className="btn text-base" onClick={onCancel}>
            {cancel}
          </button>
        )}
      </div>
    </form>
  );
}

interface NotLoadedProps {
  query: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  title: string;
  onCancel: () => void;
}

/** Replaces a form while its data is loading, or when loading failed. */
export function NotLoaded({
  query: { error, isError, isFetching, refetch },
  title,
  onCancel,
}: NotLoadedProps) {
  const texts = settingsMessages;
  const failure = isError && !isFetching ? toSettingsFailure(error, texts) : undefined;
  if (!failure) return <p role="status">{texts.loading}</p>;
  const isSessionOver = failure.way === 'signIn';
  const trouble = isSessionOver ? failure : { title, text: failure.title };
  return (
    <SendingTrouble trouble={trouble}>
      <div className="flex flex-wrap gap-3">
        {isSessionOver ? <SignInLink /> : <RetryButton look="btn-primary" onRetry={() => void refetch()} />}
        <button type="button" className="btn text-base" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </SendingTrouble>
  );
}
