import { locale } from '#platform/i18n/locale.ts';
import type { ReactNode } from 'react';
import { choiceNames } from '#contract/jobs/filters.ts';
import { formatPayBounds } from '#contract/pay/pay-bounds.ts';
import { chipLook, toChipTone } from '#ui/form/chip-look.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useDisclosure } from '#ui/use-disclosure.ts';
import { filterMessages as texts } from '../later-messages.ts';
import { ChoiceFilter, PayFilter, PlaceFilters, type FilterFormProps } from './filter-form.tsx';

interface FilterPopoverProps {
  label: string;
  isActive: boolean;
  children: ReactNode;
}

/** A chip that opens a filter below it. */
function FilterPopover({ label, isActive, children }: FilterPopoverProps) {
  const { isOpen, button, panelId, rootRef } = useDisclosure();
  return (
    <div ref={rootRef} className="relative">
      <button {...button} className={`${chipLook} ${toChipTone(isActive)}`}>
        {label}
        <Icon name="chevronDown" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && (
        <div
          id={panelId}
          role="group"
          // Focusable, as a press beside the controls would otherwise focus `body`, and close the popover.
          tabIndex={-1}
          aria-label={label}
          className="surface raised absolute top-full left-0 z-20 mt-2 w-96 p-4 outline-none"
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** In wide windows: the filters as chips, each over the list while it is chosen. */
export function FilterPopovers(props: FilterFormProps) {
  const { search } = props;
  return (
    <>
      <FilterPopover
        label={texts.location}
        isActive={search.country !== undefined || search.city !== undefined}
      >
        <PlaceFilters {...props} />
      </FilterPopover>
      {choiceNames.map((name) => (
        <FilterPopover key={name} label={texts.choices[name]} isActive={search[name] !== undefined}>
          <ChoiceFilter {...props} name={name} />
        </FilterPopover>
      ))}
      <FilterPopover label={texts.salaryRange} isActive={formatPayBounds(search, locale) !== ''}>
        <PayFilter {...props} />
      </FilterPopover>
    </>
  );
}
