import { companyMessages } from '../panel-messages.ts';
import { useId } from 'react';
import type { Company } from '#contract/companies/company.ts';
import {
  isOfNetwork,
  isWebUrl,
  socialNetworks,
  toHost,
  toLinkText,
  toSocialUrl,
} from '#contract/companies/web-links.ts';
import { toMailtoAddress } from '#platform/browser/webmail.ts';
import { factIcons } from '../icon/fact-icons.ts';
import { FactList, type Fact } from './fact-list.tsx';
import { toShownIndustry } from '#contract/companies/shown-industry.ts';
import { toShownPlace } from '#contract/jobs/shown-place.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { toCallLink } from '../links/phone-links.ts';
import { textLanguage } from '../text/text-language.ts';

/** A long address breaks behind its "@", not inside a word. `<wbr>`, as screen readers would read a space. */
function MailAddress({ address }: { address: string }) {
  const [name = '', ...domain] = address.split(/(?<=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}

type CompanyTexts = typeof companyMessages;

const inPage = 'link link-primary inline-flex min-h-11 max-w-full items-center wrap-anywhere';

function WebLink({ href, text }: { href: string; text: string }) {
  return (
    <a className={inPage} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
    </a>
  );
}

function toSize(size: string, texts: CompanyTexts): string {
  return size === '' || /\p{L}/u.test(size) ? size : texts.employees(size);
}

function toFacts(company: Company, texts: CompanyTexts): Fact[] {
  const call = toCallLink(company.contactNumber);
  const website = company.website.trim();
  const facts: Fact[] = [
    {
      icon: factIcons.building,
      label: texts.industry,
      value: toShownIndustry(company),
      lang: textLanguage(toShownIndustry(company)),
    },
    { icon: 'people', label: texts.size, value: toSize(company.size, texts) },
    { icon: factIcons.calendar, label: texts.founded, value: toShownDigits(company.foundedYear) },
    {
      icon: factIcons.phone,
      label: texts.phone,
      value: call ? (
        <a className={inPage} href={call}>
          {toShownDigits(company.contactNumber)}
        </a>
      ) : (
        toShownDigits(company.contactNumber)
      ),
    },
    { icon: 'pin', label: texts.location, value: toShownPlace(company.address) },
    {
      icon: 'mail',
      label: texts.email,
      isLong: true,
      value: company.email && (
        <a className={inPage} href={toMailtoAddress(company.email)} aria-label={company.email}>
          <MailAddress address={company.email} />
        </a>
      ),
    },
    {
      icon: factIcons.link,
      label: texts.website,
      isLong: true,
      value: isWebUrl(website) ? <WebLink href={website} text={toLinkText(website)} /> : website,
    },
  ];
  return facts.filter((fact) => fact.value !== '');
}

function SocialLinks({ company, texts }: { company: Company; texts: CompanyTexts }) {
  const id = useId();
  const links = socialNetworks.flatMap((network) => {
    const href = toSocialUrl(network, company.socialMedia[network]);
    if (href === null) return [];
    // A link elsewhere shows its host.
    return [{ network, href, text: isOfNetwork(network, href) ? texts.networks[network] : toHost(href) }];
  });
  if (links.length === 0) return null;
  return (
    <div className="mt-4">
      <p id={id} className="text-sm text-muted">
        {texts.follow}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-4">
        {links.map(({ network, href, text }) => (
          <li key={network}>
            <a className={inPage} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A company's facts, contact and profiles. */
export function CompanyFacts({ company }: { company: Company }) {
  const texts = companyMessages;
  return (
    <>
      <FactList facts={toFacts(company, texts)} />
      <SocialLinks company={company} texts={texts} />
    </>
  );
}
