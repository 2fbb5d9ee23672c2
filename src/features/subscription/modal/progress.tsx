import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { subscriptionMessages } from '../messages.ts';
import { steps, type Step } from '../machine/step.ts';

const looks = {
  done: 'bg-primary text-primary-content',
  now: 'bg-primary text-primary-content',
  later: 'border border-control text-muted',
} as const;

/** The three steps, and which of them this is (§2). */
export function Progress({ step }: { step: Step }) {
  const texts = useMessages(subscriptionMessages);
  const current = steps.indexOf(step);
  return (
    <ol aria-label={texts.progress} className="grid grid-cols-3 gap-2 text-center text-sm">
      {steps.map((name, index) => {
        const isDone = index < current || step === 'success';
        const look = isDone ? 'done' : index === current ? 'now' : 'later';
        return (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={index === current ? 'font-semibold' : 'text-muted'}
          >
            <span
              className={`mx-auto mb-1 grid size-8 place-items-center rounded-full font-bold ${looks[look]}`}
            >
              {isDone ? <Icon name="check" className="size-4" /> : index + 1}
            </span>
            {texts.steps[name]}
          </li>
        );
      })}
    </ol>
  );
}
