import { useMessages } from '#platform/i18n/messages.ts';
import { landingMessages } from './messages.ts';

/** The figures of §9. */
export function Figures() {
  const texts = useMessages(landingMessages);
  return (
    <ul className="page mt-12 grid grid-cols-3">
      {texts.figures.map(({ figure, label }) => (
        <li
          key={label}
          className="border-base-300 px-1 py-2 not-first:border-l not-first:pl-3 md:not-first:pl-4"
        >
          <strong className="tabular block text-lg font-bold md:text-xl">{figure}</strong>
          <span className="text-sm text-muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}
