import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Icon } from '../icon/icon.tsx';

interface FileFieldProps {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  accept: string;
  chosen: { note: string; picture: ReactNode } | null;
  texts: { choose: string; change: string; remove: string; drop: string; busy: string };
  isBusy: boolean;
  onChoose: (file: File) => void;
  onRemove?: (() => void) | undefined;
}

function useDrop(onChoose: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) onChoose(file);
    },
  };
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-ghost absolute -top-3 -right-3 size-11 min-h-0 p-0"
      onClick={onRemove}
    >
      <span className="grid size-7 place-items-center rounded-full border border-control bg-base-200">
        <Icon name="close" className="size-4" />
      </span>
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** A picked or dropped image with a preview. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, error, accept, chosen, texts, isBusy, onChoose, onRemove } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useDrop(onChoose);
  const remove = () => {
    onRemove?.();
    input.current?.focus();
  };
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div
        className={`flex flex-wrap items-center gap-4 rounded-field border border-dashed p-3 ${error === undefined ? 'border-control' : 'border-error'} ${isOver ? 'bg-secondary' : 'bg-base-200'}`}
        {...drop}
      >
        <div className="relative grid size-18 shrink-0 place-items-center rounded-lg bg-base-300">
          {chosen?.picture ?? <Icon name={pictureIcon} className="size-8 text-muted" />}
          {chosen !== null && onRemove !== undefined && (
            <RemoveButton label={texts.remove} onRemove={remove} />
          )}
        </div>
        <div className="min-w-0 flex-1 basis-36">
          <input
            ref={input}
            id={id}
            name={name}
            type="file"
            accept={accept}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={`${id}-note ${id}-chosen`}
            className="peer sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file !== undefined) onChoose(file);
            }}
          />
          <label
            htmlFor={id}
            className="btn border-control bg-base-200 px-3 text-base peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary"
          >
            {chosen === null ? texts.choose : texts.change}
          </label>
          <p id={`${id}-chosen`} role="status" className="mt-1 text-sm text-muted">
            {isBusy ? texts.busy : (chosen?.note ?? <span className="max-sm:hidden">{texts.drop}</span>)}
          </p>
        </div>
      </div>
    </FieldFrame>
  );
}

const pictureIcon = 'M4 5h16v14H4V5Zm0 11 5-5 4 4 2.5-2.500L20 16.500M15.500 8.500v.01';
