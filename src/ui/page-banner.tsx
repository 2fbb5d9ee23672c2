import { bannerMessages } from './page-messages.ts';

/** The band at the top of a page. */
export function PageBanner({ topic, subTopic }: { topic: string; subTopic: string }) {
  return (
    <div className="border-b border-base-300 bg-secondary">
      <div className="page py-4 filters:py-6">
        <p className="text-sm font-semibold text-secondary-content">{subTopic}</p>
        <h1 className="text-lg font-bold filters:text-xl">{topic}</h1>
        <p className="sr-only">{bannerMessages.subtitle}</p>
      </div>
    </div>
  );
}
