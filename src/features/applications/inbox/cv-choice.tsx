import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { applicationLimits } from '#contract/applications/application.ts';
import { ownSessionKeys } from '#contract/device/storage.ts';
import { appPaths } from '#contract/http/paths.ts';
import { addDeviceCv, loadDeviceCvs, removeDeviceCv, type AddRefusal } from '#device/application-cv.ts';
import { loadCvs } from '#device/cv.ts';
import { FailureLine } from '#ui/state/state-panel.tsx';
import { applicationFormMessages } from './messages.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { fileMessages } from '#ui/panel-messages.ts';
import { FieldNote } from '#ui/form/field-frame.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import type { CvOption } from './use-inbox.ts';

/** The limit in the megabytes that phones show of files. */
const MEBI = 1024 * 1024;

const fullText = applicationFormMessages.cv.full(applicationLimits.deviceCvs);

function toProblemText({ problem, kind, size = 0 }: AddRefusal): string {
  const { problems, kinds } = applicationFormMessages.cv;
  if (problem === 'full') return fullText;
  if (problem === 'unreadable' || problem === 'empty') return fileMessages[problem];
  if (problem === 'size')
    return applicationFormMessages.cv.tooLarge(
      formatSize(size - applicationLimits.cvBytes),
      formatSize(applicationLimits.cvBytes),
    );
  return problem === 'type' && kind !== undefined ? kinds[kind] : problems[problem];
}

const endPicking = () => tabStorage.remove(ownSessionKeys.pickingCv);

/** Phones end a page whose file picker needs its memory. @returns whether that has happened to this sheet */
function usePickingEnded(picker: RefObject<HTMLElement | null>, isChosen: boolean): boolean {
  const [hasEnded] = useState(() => !isChosen && tabStorage.read(ownSessionKeys.pickingCv) !== null);
  useEffect(() => {
    endPicking();
    const { current } = picker;
    // React has no `onCancel` of inputs.
    current?.addEventListener('cancel', endPicking);
    return () => current?.removeEventListener('cancel', endPicking);
  }, [picker]);
  return hasEnded;
}

interface OptionRowProps {
  option: CvOption;
  /** Of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Undefined for a CV that was written here, which is removed where it is written. */
  onRemove: (() => void) | undefined;
}

function OptionRow({ option, name, isChosen, onChoose, onRemove }: OptionRowProps) {
  return (
    <li
      className={`flex items-center rounded-lg border ${isChosen ? 'border-primary bg-secondary text-secondary-content' : 'border-control'}`}
    >
      <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-lg px-3 py-1 has-focus-visible:outline-2 has-focus-visible:outline-primary">
        <input
          type="radio"
          name={name}
          value={option.id}
          checked={isChosen}
          onChange={onChoose}
          className="size-5 shrink-0 accent-primary"
        />
        <span className="min-w-0 font-semibold wrap-anywhere">
          {option.name}
          <span className="tabular block text-sm font-normal">{option.note}</span>
        </span>
      </label>
      {onRemove && (
        <button
          type="button"
          className="btn btn-ghost size-11 min-h-0 p-0"
          aria-label={applicationFormMessages.cv.removeNamed(option.name)}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

interface CvChoiceProps {
  field: FieldProps;
  options: readonly CvOption[];
  /** The device could not read its CVs. */
  isUnreadable: boolean;
  /** Why the chosen one could not be sent; '' for no reason. */
  trouble: string;
  /** Called with the file that is being read, which resolves to false where it cannot be sent; null once it is read. */
  onReading: (reading: Promise<boolean> | null) => void;
}

/** Which CV goes along: those on this device, or a file of the phone. */
export function CvChoice({ field, options, isUnreadable, trouble, onReading }: CvChoiceProps) {
  const texts = applicationFormMessages.cv;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<AddRefusal | null>(null);
  const hasEnded = usePickingEnded(input, field.value !== '');
  const [status, setStatus] = useState(hasEnded ? texts.notArrived : '');
  const isFull = options.filter(({ made }) => made === null).length >= applicationLimits.deviceCvs;
  const error = found === null ? trouble || field.error : toProblemText(found);
  /** Counts choices: a file that is read late must not replace a newer one. */
  const newest = useRef(0);
  const choose = (chosen: string) => {
    newest.current += 1;
    endPicking();
    onReading(null);
    setStatus('');
    setFound(null);
    field.onValueChange(chosen);
  };
  const add = async (file: File): Promise<boolean> => {
    newest.current += 1;
    const own = newest.current;
    const isNewest = () => newest.current === own;
    setFound(null);
    setStatus(texts.reading);
    const added = await addDeviceCv(file, isNewest);
    if (!isNewest() || ('problem' in added && added.problem === 'overtaken')) return true;
    if ('cv' in added) {
      choose(added.cv.id);
      if (added.cv.isEncrypted) setStatus(texts.encryptedHint);
      return true;
    }
    endPicking();
    onReading(null);
    setStatus('');
    setFound(added);
    return false;
  };
  const remove = async ({ id: removed, name }: CvOption) => {
    if (!(await removeDeviceCv(removed))) return setFound({ problem: 'device' });
    setStatus(texts.removed(name));
    if (field.value === removed) field.onValueChange('');
    input.current?.focus();
  };
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-note`}
      className="min-w-0"
    >
      <legend className="mb-1 font-semibold">{texts.title}</legend>
      {isUnreadable && (
        <FailureLine
          text={texts.unreadable}
          onRetry={() => {
            void loadDeviceCvs();
            void loadCvs();
          }}
        />
      )}
      {options.length > 0 && (
        <ul className="mb-2 grid gap-2">
          {options.map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              name={`${id}-cv`}
              isChosen={option.id === field.value}
              onChoose={() => choose(option.id)}
              onRemove={option.made === null ? () => void remove(option) : undefined}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isFull && (
          <span>
            <input
              ref={input}
              id={id}
              type="file"
              aria-describedby={`${id}-note`}
              className="peer sr-only"
              onClick={() => tabStorage.write(ownSessionKeys.pickingCv, 'true')}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file !== undefined) onReading(add(file));
              }}
            />
            <label
              htmlFor={id}
              className="btn border-control bg-base-200 text-base peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary"
            >
              {texts.choose}
            </label>
          </span>
        )}
        {(options.length === 0 || found?.problem === 'type') && (
          <Link to={appPaths.cvBuilder} className="link inline-flex min-h-11 items-center font-medium">
            {texts.make}
          </Link>
        )}
      </div>
      <FieldNote
        id={id}
        error={error || undefined}
        hint={isFull ? fullText : texts.hint(applicationLimits.cvBytes / MEBI)}
        isErrorAnnounced
      />
      <p role="status" className="text-sm empty:hidden">
        {status}
      </p>
    </fieldset>
  );
}
