import { headerAction } from '#platform/session/subscribed.ts';
import { Expander } from '#ui/expander.tsx';
import { faqMessages as texts, type Question } from './faq-messages.ts';
import { StaticFrame, toParagraphs } from './static-pages.tsx';

function Answered({ question }: { question: Question }) {
  const { actions } = texts;
  const { heading, action } = question;
  return (
    <Expander summary={heading}>
      <div className="grid justify-items-start gap-2 pb-4">
        {toParagraphs(question)}
        {action && (
          <button type="button" className="btn text-base" onClick={() => headerAction.set({ what: action })}>
            {actions[action]}
          </button>
        )}
      </div>
    </Expander>
  );
}

/** `/faq`: answers in `<details>`, which open also without scripts. */
export function FaqPage() {
  return (
    <StaticFrame texts={texts}>
      {texts.groups.map(({ heading, questions }) => (
        <section key={heading} className="prose-text grid gap-2">
          <h2 className="text-lg font-bold">{heading}</h2>
          {questions.map((question) => (
            <Answered key={question.heading} question={question} />
          ))}
        </section>
      ))}
    </StaticFrame>
  );
}
