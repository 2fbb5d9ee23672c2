import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { itemEnd, toItem, toItems } from '#contract/text.ts';
import { useAfterPress } from './use-fields.ts';
import { FieldFrame } from './field-frame.tsx';
import { Icon } from '../icon/icon.tsx';

interface TagsTexts {
  remove: (tag: string) => string;
  added: (tag: string) => string;
  removed: (tag: string) => string;
}

interface TagsFieldProps {
  name: string;
  label: string;
  /** Comma-separated; shown as chips. */
  value: string;
  onValueChange: (text: string) => void;
  onBlur?: () => void;
  texts: TagsTexts;
  error?: string | undefined;
  hint?: string;
  isRequired?: boolean;
  rows?: number;
}

function TagChip({ tag, removeText, onRemove }: { tag: string; removeText: string; onRemove: () => void }) {
  return (
    <li className="flex max-w-full items-center rounded-lg bg-secondary text-sm font-medium text-secondary-content">
      <span className="min-w-0 py-1 pl-2.5 wrap-anywhere">{tag}</span>
      <button
        type="button"
        aria-label={removeText}
        onClick={onRemove}
        className="-m-1.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg"
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  );
}

function useTags({ value, onValueChange, texts }: TagsFieldProps) {
  const [lastTyped, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const { chips, typed } = splitTyped(value, lastTyped);

  const change = (next: { chips: string[]; typed: string }) => {
    const fresh = next.chips.filter((tag) => !chips.includes(tag));
    if (fresh.length > 0) setSaid(texts.added(toTagsText(fresh)));
    setTyped(next.typed);
    onValueChange(toWholeText(next));
  };
  const removeAt = (index: number) => {
    const tag = chips[index];
    if (tag === undefined) return;
    setSaid(texts.removed(tag));
    onValueChange(toWholeText({ chips: chips.toSpliced(index, 1), typed }));
    inputRef.current?.focus();
  };
  const closeTyped = () =>
    typed.trim() !== '' && change({ chips: addTags(chips, toItems(typed)), typed: '' });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      closeTyped();
    } else if (event.key === 'Backspace' && typed === '' && chips.length > 0) {
      event.preventDefault();
      removeAt(chips.length - 1);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    // An `<input>` removes the line breaks of pasted text.
    if (!itemEnd.test(text)) return;
    event.preventDefault();
    change(takeTyped(chips, `${typed}${text.replaceAll('\r', '')},`));
  };
  const onType = (text: string) => change(takeTyped(chips, text));
  return { chips, typed, said, inputRef, removeAt, closeTyped, onKeyDown, onPaste, onType };
}

/** Comma-separated text as chips: comma or Enter adds one, Backspace removes the last. */
export function TagsField(props: TagsFieldProps) {
  const { name, label, onBlur, texts, error, hint, isRequired, rows = 1 } = props;
  const id = useId();
  const { chips, typed, said, inputRef, ...tags } = useTags(props);
  const afterPress = useAfterPress();
  const close = useRef(tags.closeTyped);
  useEffect(() => {
    close.current = tags.closeTyped;
  });
  const leave = () => {
    // The new chip may wrap onto another line.
    afterPress(() => close.current());
    onBlur?.();
  };
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div
        className={`flex w-full cursor-text flex-wrap content-start items-center gap-x-1.5 gap-y-3 rounded-field border bg-base-100 p-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-primary ${error === undefined ? 'border-control' : 'border-error'}`}
        style={{ minHeight: `${Math.max(2.75, rows * 1.5 + 1.25)}rem` }}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          inputRef.current?.focus();
        }}
      >
        {chips.length > 0 && (
          <ul aria-label={label} className="contents">
            {chips.map((tag, index) => (
              <TagChip
                key={toTagsText(chips.slice(0, index + 1))}
                tag={tag}
                removeText={texts.remove(tag)}
                onRemove={() => tags.removeAt(index)}
              />
            ))}
          </ul>
        )}
        <input
          ref={inputRef}
          id={id}
          name={name}
          type="text"
          value={typed}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => tags.onType(event.target.value)}
          onKeyDown={tags.onKeyDown}
          onPaste={tags.onPaste}
          onBlur={leave}
          required={isRequired === true && chips.length === 0}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error !== undefined || hint !== undefined ? `${id}-note` : undefined}
          className="-my-1.5 h-11 min-w-24 flex-1 bg-transparent px-1.5 outline-none"
        />
      </div>
      <span role="status" className="sr-only">
        {said}
      </span>
    </FieldFrame>
  );
}

function toTagsText(tags: readonly string[]): string {
  return tags.join(', ');
}

interface TagsState {
  chips: string[];
  typed: string;
}

/** The whole text, including what is being typed. */
export function toWholeText({ chips, typed }: TagsState): string {
  return toTagsText(typed.trim() === '' ? chips : [...chips, typed.trim()]);
}

/** Splits a text into chips and what is still being typed. */
export function splitTyped(text: string, typed: string): TagsState {
  const tags = toItems(text);
  // A bullet alone is not an item.
  const last = toItem(typed);
  if (last === '') return { chips: tags, typed };
  // `value` was changed from outside the field.
  return tags.at(-1) === last ? { chips: tags.slice(0, -1), typed } : { chips: tags, typed: '' };
}

/** Turns typed or pasted text up to the last comma or line break into chips. */
export function takeTyped(chips: readonly string[], input: string): TagsState {
  const parts = input.split(itemEnd);
  const typed = parts.at(-1)?.trimStart() ?? '';
  return { chips: addTags(chips, toItems(parts.slice(0, -1).join(','))), typed };
}

/** Adds items, ignoring case-insensitive duplicates. */
export function addTags(chips: readonly string[], more: readonly string[]): string[] {
  const all = [...chips];
  for (const tag of more) {
    if (!all.some((known) => known.toLowerCase() === tag.toLowerCase())) all.push(tag);
  }
  return all;
}
