import { useEffect, useState } from 'react';
import type { OwnCompany } from '#contract/companies/company.ts';
import type { Draft } from '#device/drafts/drafts.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useFields } from '#ui/form/use-fields.ts';
import type { CompanyEditDraft } from './company-drafts.ts';
import { checkCompany, checkedOnLeave, toCompanyValues, type CompanyName } from './company-rules.ts';
import { mergeValues, toEditBase, toEditStart } from './company-versions.ts';
import { companyMessages } from './messages.ts';
import { useLogoChoice } from './use-logo-choice.ts';

/** What is typed over a company, kept with each edit, and what another has stored meanwhile. */
export function useEditedCompany(company: OwnCompany, draft: Draft<CompanyEditDraft>) {
  const texts = useMessages(companyMessages);
  const [start] = useState(() => toEditStart(draft.start, company));
  const [base, setBase] = useState(start.base);
  const [theirs, setTheirs] = useState(start.theirs);
  const fields = useFields<CompanyName>({
    initial: start.values,
    check: (typed) => checkCompany(typed, texts),
    onLeave: checkedOnLeave,
    onEdit: (values) => draft.keep({ values, logo: logo.read(), base }),
  });
  const logo = useLogoChoice(start.logo, (next) => draft.keep({ values: fields.read(), logo: next, base }));
  const { discard } = draft;
  useEffect(() => {
    if (start.isStored) discard();
  }, [start, discard]);

  return {
    ...fields,
    base,
    setBase,
    logo,
    theirs,
    meet: setTheirs,
    /** What was typed, over what another has stored; null while nothing is compared. */
    merged: theirs && mergeValues(fields.values, base.values, toCompanyValues(theirs)),
    /** Puts the values that are public back into the form. */
    takeContactBack: () => {
      const values = { ...fields.read(), ...company.publicContact };
      fields.reset(values);
      draft.keep({ values, logo: logo.read(), base });
    },
    /** Goes on from what another has stored, with what was typed; returns both. */
    goOn: (now: OwnCompany) => {
      const next = toEditBase(now);
      const values = mergeValues(fields.values, base.values, next.values);
      setTheirs(null);
      setBase(next);
      fields.reset(values);
      draft.keep({ values, logo: logo.read(), base: next });
      return { values, base: next };
    },
  };
}
