import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { useNear } from '#device/start-page/near.ts';
import { chipLook, toChipTone } from '#ui/form/chip-look.ts';
import { landingMessages } from './messages.ts';

/** A chip that leads to a list. */
export const linkChip = `${chipLook} ${toChipTone(false)} h-full hover:border-primary`;

/** Common trades as links to searches, in the chosen place. */
export function Trades() {
  const texts = landingMessages;
  const city = useNear();
  return (
    <section aria-labelledby="trades" className="page mt-6">
      <h2 id="trades" className="mb-2 text-lg font-bold">
        {texts.tradesTitle}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {texts.trades.map((search) => (
          <li key={search}>
            <Link
              to={appPaths.jobs}
              search={city === '' ? { search } : { search, city }}
              className={linkChip}
            >
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
