import type { ApplyWay, ScreeningQuestion } from '../applications/apply-ways.ts';
import { findWay } from '../applications/open-ways.ts';
import { toHost } from '../companies/web-links.ts';
import { toLatinDigits } from '../format.ts';
import type { AdviceMark } from './marks.ts';
import { type PaidSalary, toOddPay } from './odd-pay.ts';
import { needsOldFont } from './old-font.ts';

/**
 * Finds sentences that ask applicants for money. Each sentence is judged alone: it has to name a fee or a payment, ask
 * for it, and neither deny it nor be about somebody else's money.
 */

/** Whether an address to apply to belongs to the company's website. */

const freeMail =
  /^(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|aol|icloud|me|mac|proton|protonmail|pm|zohomail|mail|email|gmx|yandex|rediffmail|tutanota|tuta|inbox|fastmail)\.(?:com?|net|org|me|in|de|fr|ru|co\.\w\w|com\.\w\w)$/;

/** Sites where anyone can have a page, so that they are not a company's domain. */
const sharedSites =
  /(?:^|\.)(?:facebook|fb|instagram|linkedin|youtube|youtu|twitter|x|tiktok|wa|whatsapp|t|telegram|google|goo|bit|linktr|wixsite|wix|weebly|blogspot|wordpress|business|github|godaddysites|carrd|bdjobs|chaldal|daraz)\.(?:com|me|be|gl|ly|ee|site|io|co|bd|com\.bd)$/;

const secondLevels = new Set(['com', 'net', 'org', 'edu', 'gov', 'co', 'ac', 'info', 'mil', 'gen', 'ltd']);

interface Domain {
  name: string;
  ending: string;
}

/** "jobs.acme.com.bd" is acme, below com.bd. */
function toDomain(host: string): Domain | null {
  const labels = host.replace(/\.$/, '').split('.');
  const [last = '', second = ''] = labels.toReversed();
  const depth = last.length === 2 && secondLevels.has(second) ? 2 : 1;
  const name = labels.at(-depth - 1);
  if (name === undefined || name === '' || !/^[a-z]{2,}$/.test(last)) return null;
  return { name, ending: labels.slice(-depth).join('.') };
}

/** Companies of this country often use both acme.com and acme.com.bd. */
function isSame(one: Domain, other: Domain): boolean {
  if (one.name !== other.name) return false;
  return one.ending === other.ending || [one.ending, other.ending].some((ending) => ending.endsWith('bd'));
}

const websiteHost = (website: string): string =>
  toHost(/^https?:\/\//i.test(website.trim()) ? website : `https://${website.trim()}`);

const address = /[\w.%+-]@((?:[a-z\d-]+\.)+[a-z]{2,})/giu;

const hostsIn = (text: string): string[] =>
  [...text.matchAll(address)].flatMap(([, host]) => (host === undefined ? [] : host.toLowerCase()));

/** Sites where employers collect applications: a link there says nothing about who they are. */
const applicationSites =
  /(?:^|\.)(?:forms|tally|typeform|jotform|airtable|microsoft|office|surveymonkey|zoho|zohorecruit|workable|greenhouse|lever|bamboohr|smartrecruiters|breezy|recruitee|teamtailor|myworkdayjobs|indeed|chakri|skill)\.(?:gle|so|com|io|co|hr|app|jobs)$/;

const isOfAnother = (host: string, isOther: (host: string) => boolean): boolean =>
  host !== '' && !sharedSites.test(host) && !applicationSites.test(host) && isOther(host);

/**
 * Marks addresses of other domains than the company's website. Without a website of its own, marks nothing.
 * @param texts its address, and texts that may name others @param link where one applies; empty for none
 */
function toAddressMarks(
  website: string,
  texts: readonly string[],
  link = '',
): ('free-mail' | 'other-domain')[] {
  const host = websiteHost(website);
  const own = sharedSites.test(host) ? null : toDomain(host);
  if (own === null) return [];
  const hosts = texts.flatMap(hostsIn);
  const isOther = (other: string): boolean => {
    const domain = toDomain(other);
    return domain !== null && !isSame(domain, own);
  };
  const isFree = hosts.some((other) => freeMail.test(other) && isOther(other));
  const isForeign =
    hosts.some((other) => !freeMail.test(other) && isOther(other)) || isOfAnother(toHost(link), isOther);
  return [...(isForeign ? (['other-domain'] as const) : []), ...(isFree ? (['free-mail'] as const) : [])];
}

const rule = (...parts: readonly string[]): RegExp =>
  new RegExp(parts.map((part) => part.normalize('NFC')).join('|'), 'iu');

/** A Bangla word with any ending: "\b" knows Latin letters only. */
const word = (list: string): string => `(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`;

const amount = String.raw`(?:(?:tk|bdt|taka|rs|৳) ?\.?:? ?[1-9][\d,]{0,15}|(?<![\d,])[1-9][\d,]{0,15} ?(?:tk\b|bdt\b|taka\b|/-|/=|টাকা|৳))`;
const phone = String.raw`(?:\+?88)?01[3-9]\d{2}[ -]?\d{6}`;

/** What is asked of applicants by name. */
const feeEnglish = String.raw`\b(?:registration|application|processing|training|joining|admission|enrol?lment|interview|form|file|id[ -]card|uniform|kit|document(?:ation)?|medical|verification|visa|service|recruitment|placement) (?:fees?|charges?)\b|\b(?:security|caution|refundable|joining|advance) (?:deposits?|money)\b`;
const feeBangla = String.raw`(?:রেজি(?:স্ট্রেশন|ষ্ট্রেশন|স্টেশন|ঃ)|নিবন্ধন|আবেদন|প্রশিক্ষণ|ট্রেনিং|ভর্তি|ফরম|প্রসেসিং|ভেরিফিকেশন|আইডি কার্ড|ইউনিফর্ম|সার্ভিস|যোগদান|ইন্টারভিউ)(?:ের|র)? ?(?:ফি|ফিস|চার্জ)(?![\p{L}])|সিকিউরিটি (?:মানি|ডিপোজিট)|জামানত(?!বিহীন|হীন)`;
const fee = `(?:${feeEnglish}|${feeBangla})`;

/** A fee with its amount, before or behind. */
const pricedFee = rule(
  `${fee}[^\\d]{0,30}${amount}`,
  `${amount} ?(?:as|for|হিসেবে|বাবদ)? ?(?:a |the )?${fee}`,
);

const askedFee = rule(
  `${fee}.{0,40}\\b(?:is|are|will be|must be|has to be) (?:required|mandatory|applicable|payable|paid|charged|taken|deposited)`,
  `${fee}.{0,20}\\b(?:required|mandatory|payable|applicable)\\b`,
  `\\b(?:candidates?|applicants?|you|selected)\\b.{0,40}\\b(?:pay|deposit|send|submit|provide|bear)\\b.{0,40}${fee}`,
  `^(?:please|kindly)? ?(?:pay|send|deposit)\\b.{0,40}${fee}`,
  `${fee}.{0,40}(?:লাগবে|দিতে হবে|দিতে হয়|জমা দিন|জমা দিয়ে|জমা দিতে|পাঠান|পাঠাতে|প্রদান করতে|পরিশোধ|বাধ্যতামূলক|প্রযোজ্য|আবশ্যক)`,
);

const wallet = String.raw`(?:\b(?:b-?kash|nagad|upay|mobile banking)\b|\brocket\b|${word('বিকাশ|বিকাশে|নগদ|নগদে|রকেট|রকেটে|উপায়')})`;
const walletNumber = rule(
  `${wallet} ?(?:\\(?(?:personal|agent|merchant|number|no|account|a/c|নম্বর|নাম্বার|নম্বরে|নাম্বারে|পার্সোনাল|একাউন্ট|অ্যাকাউন্ট)\\)?[ .:]{0,5}){0,3}[-:–]? ?${phone}`,
  `${phone} ?\\(?(?:${wallet})`,
);

const sends = String.raw`(?:\b(?:pay|send|deposit|transfer|send money|cash ?in)\b|পাঠান|পাঠাতে|পাঠিয়ে|জমা দিন|জমা দিতে|জমা দিয়ে|জমা করুন|প্রদান করুন|পেমেন্ট করুন|পরিশোধ কর|সেন্ড ?মানি|${word('বিকাশ|নগদ|রকেট')} (?:করুন|করতে|করে)|দিতে হবে)`;
const isSent = rule(sends);
const hasWallet = rule(wallet);
const hasSum = rule(amount, phone);

/** What applicants are promised for their money. */
const purpose = rule(
  String.raw`\b(?:before|for|to get|to confirm|to apply|to join|to book|to secure)\b.{0,25}\b(?:joining|join|interview|registration|training|application|form|id card|appointment letter|job|seat|slot|uniform|admit card)\b`,
  String.raw`\b(?:to|for) (?:confirm|apply|register|join)`,
  'যোগদান|ইন্টারভিউ|সাক্ষাৎকার|নিশ্চিত কর|আবেদন কর|আবেদনের|চাকরি(?:টি)? পেতে|প্রশিক্ষণ|ট্রেনিং|নিয়োগপত্র|ফরম|রেজিস্ট্রেশন|নিবন্ধন|আইডি কার্ড',
);

const denied = rule(
  String.raw`\bno (?:(?:registration|application|training|joining|processing|security|hidden|other|extra|or|and)[ ,/]{1,3}|[\w-]{1,30} ){0,6}(?:fees?|charges?|deposits?|money|payments?|costs?|bkash|nagad)\b`,
  String.raw`\bwithout (?:[\w-]{1,30} ){0,3}(?:fees?|charges?|deposits?|money|payments?|costs?)\b`,
  String.raw`\b(?:do|does|did|will|shall|should|must|is|are|need|have)(?:n['’]?t| not| never) (?:[\w-]{1,30} ){0,3}(?:pay|send|give|ask|charge|take|need|require|collect|deposit|transfer|want|demand|request|accept|required|asked|charged|applicable|taken|to pay|have to)`,
  String.raw`\bnot (?:required|applicable|needed|charged)`,
  String.raw`\b(?:never|nobody|beware|fraud|scam|cheat|fake|complain|waived?|nil|if (?:anyone|anybody|someone|any person|asked))\b`,
  String.raw`\b(?:fees?|charges?|deposits?) ?(?:[:=-]|is|are)? ?(?:free|none|n/?a|0)\b`,
  String.raw`\bfree (?:of|from)\b`,
  word('না|নেই|নাই|নয়|ছাড়া|ছাড়াই|ব্যতীত|বিনা|বিনামূল্যে|ফ্রি|মুক্ত'),
  'সতর্ক|প্রতারণা|প্রতারক|অভিযোগ',
);

/** "Not refundable" denies nothing. */
const notRefundable = rule('(?:non|not)[ -]refundable', 'ফেরত[^,]{0,20}না(?![\\p{L}\\p{M}])');

/** The employer pays it, or gives it back on top of the pay. */
const employerPays = rule(
  String.raw`\b(?:company|employer|office|we)\b.{0,20}\b(?:pays?|bears?|covers?|reimburses?|provides?|offers?|sends?)\b`,
  String.raw`\b(?:paid|borne|covered|provided|reimbursed) by (?:the |our )?(?:company|employer|office|us)\b`,
  'প্রতিষ্ঠান(?:ই)? (?:বহন|দেবে|দিবে)|কোম্পানি(?:ই)? (?:বহন|দেবে|দিবে)|অফিস (?:বহন|দেবে|দিবে)',
);

/** Work with other people's money. */
const otherPeople = rule(
  String.raw`\b(?:students?|guardians?|parents?|clients?|customers?|tenants?|guests?|patients?|members?|borrowers?|merchants?|agents?|vendors?|suppliers?|dealers?|distributors?|retailers?|buyers?|passengers?|travell?ers?|consumers?|subscribers?|tenders?|bank guarantee|landlords?|loans?|outlets?|workers?'? wages)\b`,
  'শিক্ষার্থী|ছাত্র|অভিভাবক|গ্রাহক|ক্লায়েন্ট|কাস্টমার|ভাড়াটিয়া|সদস্য|রোগী|ঋণ|লোন|টেন্ডার|দরপত্র|সরবরাহকারী|দোকান|ডিলার|যাত্রী|মক্কেল|ক্রেতা',
);
const duty = rule(
  String.raw`\b(?:collect(?:s|ing|ion|ed)?|receiv(?:e|es|ing)|manag(?:e|es|ing)|handl(?:e|es|ing)|process(?:es)?(?!ing (?:fee|charge))|prepar(?:e|es|ing)|maintain(?:s|ing)?|record(?:s|ing)?|verify(?:ing)?|calculat(?:e|es|ing)|reconcil(?:e|es|ing|iation)|monitor(?:s|ing)?|track(?:s|ing)?|issu(?:e|es|ing)|refund(?:s|ing)|knowledge of|experience (?:in|of|with))\b`,
  'আদায়|সংগ্রহ|যাচাই|হিসাব রা|হিসাব সং|গ্রহণ কর|তদারক',
);
const pay = rule(
  String.raw`\b(?:salary|salaries|wages?|commissions?|bonus(?:es)?|stipends?|earnings?|income|allowances?|remuneration|incentives?|payout|withdraw(?:al)?|earn)\b`,
  'বেতন|মজুরি|কমিশন|বোনাস|ভাতা|সম্মানী|আয় কর|উপার্জন',
);

function toSentences(text: string): string[] {
  const plain = toLatinDigits(text.normalize('NFC'))
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/\b(tk|rs|no|bdt|mr|ms|ltd|approx)\./gi, '$1 ');
  return plain
    .split(/[\n\r;।•!?]|\.\s/u)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, ''));
}

const isOfOthers = (sentence: string): boolean =>
  otherPeople.test(sentence) || duty.test(sentence) || employerPays.test(sentence);

function isDemand(sentence: string): boolean {
  if (denied.test(sentence.replace(notRefundable, ' ')) || isOfOthers(sentence)) return false;
  if (pricedFee.test(sentence) || askedFee.test(sentence)) return true;
  if (pay.test(sentence)) return false;
  if (walletNumber.test(sentence)) return true;
  if (!isSent.test(sentence) || !hasSum.test(sentence)) return false;
  return hasWallet.test(sentence) || purpose.test(sentence);
}

/** True where a text asks applicants for a fee, a deposit or a payment by phone. */
export const asksForMoney = (text: string): boolean => toSentences(text).some(isDemand);

export interface ReadPosting {
  title: string;
  description: string;
  responsibilities: string;
  educationalQualifications: string;
  benefits: readonly string[];
  applyWays: readonly ApplyWay[];
  screening: readonly ScreeningQuestion[];
  company: { name: string; email: string; website: string };
  salary: PaidSalary;
}

/** Marks a posting by fixed rules. Prefers false negatives to false positives. */
export function toPostingMarks(posting: ReadPosting): AdviceMark[] {
  const { title, description, responsibilities, educationalQualifications, benefits, company } = posting;
  const walkIn = findWay(posting.applyWays, 'walkIn');
  const texts = [
    title,
    description,
    responsibilities,
    educationalQualifications,
    ...benefits,
    ...(walkIn ? [walkIn.hours, walkIn.place, walkIn.bring] : []),
    ...posting.screening.flatMap(({ text, choices }) => [text, ...choices]),
  ];
  const link = findWay(posting.applyWays, 'link')?.url ?? '';
  return [
    ...(texts.some(asksForMoney) ? (['asks-for-money'] as const) : []),
    ...toAddressMarks(company.website, [company.email, description, responsibilities], link),
    ...([...texts, company.name].some(needsOldFont) ? (['old-font'] as const) : []),
    ...(toOddPay(posting.salary) === null ? [] : (['odd-pay'] as const)),
  ];
}
