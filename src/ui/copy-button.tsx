import { useState, type ReactNode } from 'react';
import { copyText } from '#platform/browser/share.ts';

interface CopyButtonProps {
  text: string;
  texts: Readonly<Record<'copy' | 'copied' | 'copyFailed', string>>;
  look?: string;
  icon?: ReactNode;
  onCopied?: () => void;
}

/** Copies a text and reports the result. */
export function CopyButton({ text, texts, look = 'btn text-base', icon, onCopied }: CopyButtonProps) {
  const [note, setNote] = useState('');
  const copy = async () => {
    const isCopied = await copyText(text);
    setNote(isCopied ? texts.copied : texts.copyFailed);
    if (isCopied) onCopied?.();
  };
  return (
    <>
      <button type="button" className={`${look} border-control bg-base-200`} onClick={() => void copy()}>
        {icon}
        {texts.copy}
      </button>
      <span role="status" className="text-sm empty:hidden">
        {note}
      </span>
    </>
  );
}
