import {
  useId,
  useState,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { useAfterPress } from './after-press.ts';
import { FieldFrame } from './field-frame.tsx';
import { useEarlyText } from './use-early-input.ts';

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

export const readOnlyLook = 'border-base-300 bg-base-200';

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
