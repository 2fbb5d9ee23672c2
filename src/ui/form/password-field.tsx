import { useState, type ComponentProps } from 'react';
import { Icon, type IconPath } from '../icon/icon.tsx';
import { TextField } from './text-field.tsx';

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
