import type { ShareContent } from '#platform/browser/share.ts';
import { encodeText, toMailtoUrl } from '#platform/browser/webmail.ts';

export interface ShareWay {
  name: 'whatsapp' | 'messenger' | 'facebook' | 'mail';
  href: string;
}

/** What decides which apps a link can open. */
export interface ShareDevice {
  isTouch: boolean;
  userAgent: string;
}

const sharer = (url: string): string => `https://www.facebook.com/sharer/sharer.php?u=${encodeText(url)}`;

/** Messenger has no address of its own that works without an app id: its app is opened, which computers do not have. */
function toMessengerWay(url: string, { isTouch, userAgent }: ShareDevice): ShareWay {
  if (!isTouch) return { name: 'facebook', href: sharer(url) };
  const share = `share?link=${encodeText(url)}`;
  if (!/Android/.test(userAgent)) return { name: 'messenger', href: `fb-messenger://${share}` };
  // Android opens the fallback where Messenger is not installed (developer.chrome.com, "Android Intents with Chrome").
  const fallback = `S.browser_fallback_url=${encodeText(sharer(url))}`;
  return { name: 'messenger', href: `intent://${share}#Intent;scheme=fb-messenger;${fallback};end` };
}

/** Links that hand a job over to another app; all of them work without an account of ours there. */
export function toShareWays({ title, text, url }: ShareContent, device: ShareDevice): ShareWay[] {
  const message = `${text}\n${url}`;
  return [
    { name: 'whatsapp', href: `https://wa.me/?text=${encodeText(message)}` },
    toMessengerWay(url, device),
    { name: 'mail', href: toMailtoUrl({ to: '', subject: title, body: message }) },
  ];
}
