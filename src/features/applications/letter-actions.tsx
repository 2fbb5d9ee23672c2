import type { ComponentProps } from 'react';
import type { AppliedJob, Letter } from '#device/letter.ts';
import { letterMessages as texts } from './messages.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { startWriting } from './apply-sheet-state.ts';
import { deleteLetter } from './recent.tsx';
import { wayLook } from './way-button.tsx';

const COPY_ICON: IconName = 'M9 9h11v11H9V9Zm-3 6H4V4h11v2';

/** Copies a letter or an address. */
export function CopyRow({ text, label, onCopied }: { text: string; label: string; onCopied?: () => void }) {
  return (
    <CopyButton
      text={text}
      texts={{ ...texts, copy: label }}
      look={wayLook}
      icon={<Icon name={COPY_ICON} />}
      {...(onCopied && { onCopied })}
    />
  );
}

/** Opens a letter that cannot be sent (any more). */
export function ReadLetter({ applied }: { applied: AppliedJob }) {
  return (
    <button
      type="button"
      className={`${wayLook} border-control bg-base-200`}
      onClick={() => startWriting(applied)}
    >
      <Icon name="document" />
      {texts.write.sent}
    </button>
  );
}

export const quietLook =
  'link inline-flex min-h-11 cursor-pointer items-center justify-self-start font-medium';

/** The look of rarely used actions. */
export function QuietButton(props: Pick<ComponentProps<'button'>, 'aria-label' | 'onClick' | 'children'>) {
  return <button type="button" className={quietLook} {...props} />;
}

/** Deletes a letter; it can be undone. */
export function DeleteLetter({ letter }: { letter: Letter }) {
  return (
    <QuietButton aria-label={texts.removeNamed(letter.title)} onClick={() => void deleteLetter(letter)}>
      {texts.remove}
    </QuietButton>
  );
}
