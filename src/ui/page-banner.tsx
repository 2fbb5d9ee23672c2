interface PageBannerProps {
  topic: string;
  subTopic: string;
  subtitle: string;
}

/** The band at the top of a page. */
export function PageBanner({ topic, subTopic, subtitle }: PageBannerProps) {
  return (
    <div className="border-b border-base-300 bg-secondary">
      <div className="page py-8 filters:py-12">
        <p className="font-semibold text-secondary-content">{subTopic}</p>
        <h1 className="mt-1 text-2xl font-bold">{topic}</h1>
        <p className="mt-2 max-w-prose text-muted">{subtitle}</p>
      </div>
    </div>
  );
}
