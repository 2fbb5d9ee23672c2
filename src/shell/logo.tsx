import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { appPaths } from '#contract/paths.ts';
import { clientConfig } from '#platform/config.ts';
import { useMessages } from '#platform/messages.ts';
import { shellMessages } from './messages.ts';

/** The mark: ক on a green square with a marigold dot, the same drawing as the icons. */
function Mark() {
  const maskId = useId();
  return (
    <svg viewBox="0 0 512 512" className="size-9 shrink-0" aria-hidden="true" focusable="false">
      <mask id={maskId}>
        <path fill="#fff" d="M0 0h512v512H0z" />
        <circle cx="430" cy="83" r="98" />
      </mask>
      <rect y="24" width="488" height="488" rx="136" className="fill-primary" mask={`url(#${maskId})`} />
      <path
        className="fill-primary-content"
        transform="translate(97.4 390) scale(.342 -.342)"
        d="M825 258Q825 225 812 195Q798 165 765 146Q732 127 673 127Q632 127 602 133L606 243Q611 242 618 242Q626 241 638 241Q674 241 685 254Q696 266 696 284Q696 316 657 341Q618 366 543 381V0H411Q355 81 266 132Q178 184 66 203L16 321Q103 370 208 416Q312 461 414 490V512H-10V622H867V512H541V491Q620 479 684 448Q749 417 787 370Q825 322 825 258ZM184 278Q240 267 301 234Q362 202 413 151Q412 163 412 176Q411 190 411 204V371Q352 352 298 329Q243 306 184 278Z"
      />
      <circle cx="430" cy="83" r="72" className="fill-accent" />
    </svg>
  );
}

/** Mark and name, the way home. */
export function Logo() {
  const texts = useMessages(shellMessages);
  const { appName } = clientConfig();
  return (
    <Link
      to={appPaths.home}
      aria-label={texts.homeOf(appName)}
      className="flex min-h-11 items-center gap-2.5 text-lg font-bold"
    >
      <Mark />
      {appName}
    </Link>
  );
}
