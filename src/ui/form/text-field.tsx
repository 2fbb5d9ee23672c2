import {
  type ComponentProps,
  type CSSProperties,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { Icon, type IconPath } from '../icon/icon.tsx';
import { useAfterPress } from './use-fields.ts';
import { FieldFrame } from './field-frame.tsx';
import { useEarlyText } from './use-early-input.ts';

/** Inline, as the shared style sheet has reached its size budget. */
const asHighAsItsText: CSSProperties = { fieldSizing: 'content', resize: 'none' };

interface TextAreaFieldProps {
  name: string;
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  onBlur?: () => void;
  rows: number;
  maxLength?: number;
  error?: string | undefined;
  hint?: string;
  isRequired?: boolean;
  isReadOnly?: boolean;
}

/** A text area with label and message. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, value, onValueChange, onBlur, rows, maxLength, error, hint, isRequired } = props;
  const id = useId();
  const control = useEarlyText<HTMLTextAreaElement>(value, onValueChange);
  const look = error === undefined ? (props.isReadOnly ? readOnlyLook : 'border-control') : 'textarea-error';
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        ref={control}
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onBlur}
        required={isRequired}
        readOnly={props.isReadOnly}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error !== undefined || hint !== undefined ? `${id}-note` : undefined}
        className={`textarea w-full text-base ${look}`}
        {...(props.isReadOnly && { style: asHighAsItsText })}
      />
    </FieldFrame>
  );
}

const eye: IconPath =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z';
const crossedEye: IconPath =
  'M4 4l16 16M9.5 5.900A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a16 16 0 0 1-3 3.700M6.3 7.700A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.3-1.100M10 10a3 3 0 0 0 4 4';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  toggle: { show: string; hide: string };
};

/** A password with a show/hide toggle. */
export function PasswordField({ toggle, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={isShown ? toggle.hide : toggle.show}
          onClick={() => setShown(!isShown)}
          className="grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:text-base-content"
        >
          <Icon name={isShown ? crossedEye : eye} />
        </button>
      }
    />
  );
}

export interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  onBlur?: () => void;
  type?: HTMLInputTypeAttribute;
  error?: string | undefined;
  hint?: string;
  isRequired?: boolean;
  input?: InputHTMLAttributes<HTMLInputElement>;
  end?: ReactNode;
}

interface MeantAddressProps {
  value: string;
  onTake: (address: string) => void;
  children: ReactNode;
}

/** Asks "Did you mean …@gmail.com?" below an email field that was left with a slip; one tap corrects it. */
function MeantAddress({ value, onTake, children }: MeantAddressProps) {
  const [asked, setAsked] = useState<{ typed: string; address: string; question: string } | null>(null);
  const afterPress = useAfterPress();
  const askBack = async () => {
    // Without its code, as offline, nothing is asked.
    const rule = await import('./meant-address.ts').catch(() => null);
    const meant = rule?.toMeantAddress(value);
    afterPress(() => setAsked(meant ? { typed: value, ...meant } : null));
  };
  return (
    <div onBlur={() => void askBack()}>
      {children}
      {asked?.typed === value && (
        <p role="alert">
          <button
            type="button"
            className="link min-h-11 cursor-pointer text-left font-medium wrap-anywhere"
            onClick={() => onTake(asked.address)}
          >
            {asked.question}
          </button>
        </p>
      )}
    </div>
  );
}

const readOnlyLook = 'border-base-300 bg-base-200';

/** A text field with label and message. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    value,
    onValueChange,
    onBlur,
    type = 'text',
    error,
    hint,
    isRequired,
    input,
    end,
  } = props;
  const id = useId();
  const control = useEarlyText<HTMLInputElement>(value, onValueChange);
  const look = error === undefined ? (input?.readOnly ? readOnlyLook : 'border-control') : 'input-error';
  const box = (
    <div className="relative">
      <input
        {...input}
        ref={control}
        id={id}
        name={name}
        type={type}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onBlur}
        required={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error !== undefined || hint !== undefined ? `${id}-note` : undefined}
        className={`input w-full text-base ${look} ${end === undefined ? '' : 'pr-12'}`}
      />
      {end !== undefined && <div className="absolute inset-y-0 right-0 z-1">{end}</div>}
    </div>
  );
  const take = (address: string) => {
    onValueChange(address);
    control.current?.focus();
  };
  const isEmail = type === 'email' || input?.inputMode === 'email';
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      {isEmail ? (
        <MeantAddress value={value} onTake={take}>
          {box}
        </MeantAddress>
      ) : (
        box
      )}
    </FieldFrame>
  );
}
