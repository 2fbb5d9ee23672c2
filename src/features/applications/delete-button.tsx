import type { Letter } from '#device/letters/letter.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { letterMessages } from './messages.ts';
import { deleteLetter } from './recent.ts';

/** What can be done with a letter beside the next step. */
export const linkLook = 'link inline-flex min-h-11 cursor-pointer items-center font-medium';

/** Deletes a letter; what is shown of the last step has the way back. */
export function DeleteButton({ letter }: { letter: Letter }) {
  const texts = useMessages(letterMessages);
  return (
    <button
      type="button"
      className={linkLook}
      aria-label={texts.removeNamed(letter.title)}
      onClick={() => void deleteLetter(letter)}
    >
      {texts.remove}
    </button>
  );
}
