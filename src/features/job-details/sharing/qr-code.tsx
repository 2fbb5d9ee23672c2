import { toSvgPath } from 'lean-qr/extras/svg';
import { generate } from 'lean-qr/nano';
import { useMemo } from 'react';

/** The quiet zone around a code, in modules. */
const QUIET = 4;

/** A QR code, dark on white in both themes. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { path, side } = useMemo(() => {
    const code = generate(text);
    return { path: toSvgPath(code), side: code.size + 2 * QUIET };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
