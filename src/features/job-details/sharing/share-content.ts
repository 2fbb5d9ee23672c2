import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { toShareUrl, type ShareContent } from '#platform/browser/share.ts';
import { toJobCardView } from '#ui/card/job-card-view.ts';
import { jobMessages as texts } from '#ui/messages.ts';
import { encodeText, toMailtoUrl, withShortText } from '#platform/browser/webmail.ts';

/** The public address of a job. */
export const toJobUrl = (job: Job): string => toShareUrl(toJobPath(job._id));

export interface SharedJob {
  job: Job;
  company: Company | undefined;
  now: number;
}

/** A job in a few lines. */
export function toShareContent({ job, company, now }: SharedJob): ShareContent {
  const named = { ...job, company: { ...job.company, name: company?.name || job.company.name } };
  const { title, companyName, place, payText, deadline } = toJobCardView(named, now);
  const unstated = new Set(['', texts.companyUnknown, texts.noPlace, texts.noSalary]);
  const join = (parts: readonly string[], sign: string): string =>
    parts.filter((part) => !unstated.has(part)).join(sign);
  const until = deadline.date && `${texts.deadlineLabel} ${deadline.date}`;
  const lines = [
    title,
    join([companyName, place], ' · '),
    join([payText], ''),
    deadline.tone === 'closed' ? deadline.text : until,
  ];
  return { title, text: join(lines, '\n'), url: toJobUrl(job) };
}

export interface ShareWay {
  name: 'whatsapp' | 'messenger' | 'facebook' | 'mail';
  href: string;
}

export interface ShareDevice {
  isTouch: boolean;
  userAgent: string;
}

const sharer = (url: string): string => `https://www.facebook.com/sharer/sharer.php?u=${encodeText(url)}`;

/** Without an app id only Messenger's app can be opened, which computers do not have. */
function toMessengerWay(url: string, { isTouch, userAgent }: ShareDevice): ShareWay {
  if (!isTouch) return { name: 'facebook', href: sharer(url) };
  const share = `share?link=${encodeText(url)}`;
  if (!/Android/.test(userAgent)) return { name: 'messenger', href: `fb-messenger://${share}` };
  // Android opens the fallback without Messenger (developer.chrome.com, "Android Intents with Chrome").
  const fallback = `S.browser_fallback_url=${encodeText(sharer(url))}`;
  return { name: 'messenger', href: `intent://${share}#Intent;scheme=fb-messenger;${fallback};end` };
}

/** Links that share a job through other apps. */
export function toShareWays({ title, text, url }: ShareContent, device: ShareDevice): ShareWay[] {
  const message = `${text}\n${url}`;
  return [
    { name: 'whatsapp', href: `https://wa.me/?text=${encodeText(message)}` },
    toMessengerWay(url, device),
    { name: 'mail', href: toMailtoUrl(withShortText({ to: '', subject: title, body: message }, url)) },
  ];
}
