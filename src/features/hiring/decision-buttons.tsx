import { useId, useState, type SubmitEvent } from 'react';
import { locale } from '#platform/i18n/locale.ts';
import type { InboxApplication } from '#contract/applications/application.ts';
import {
  inboxStates,
  type InboxState,
  notSelectedReasons,
  type NotSelectedReason,
} from '#contract/applications/states.ts';
import { formatNumber } from '#contract/format.ts';
import { useOnline } from '#platform/http/online.ts';
import { notSelectedTexts, stateNames } from '#contract/applications/texts.ts';
import { decisionMessages as texts } from './messages.ts';
import { FormDialog } from '#ui/dialog/dialog-frame.tsx';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import { mayMove, type Choice } from './use-decide.ts';

function TellBox({ isTold, onTell }: { isTold: boolean; onTell: (isTold: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-primary"
        checked={isTold}
        onChange={({ target }) => onTell(target.checked)}
      />
      {texts.tell}
    </label>
  );
}

const countMovable = (applications: readonly InboxApplication[], to: InboxState): number =>
  applications.filter(({ state }) => mayMove(state, to)).length;

const isReason = (value: string): value is NotSelectedReason =>
  notSelectedReasons.some((reason) => reason === value);

interface MoveDialogProps {
  /** As they are shown. */
  applications: readonly InboxApplication[];
  /** Where they are moved, if that is chosen already. */
  to?: InboxState;
  isTold?: boolean;
  onDecide: (choice: Choice) => void;
  onClose: () => void;
}

/** Asks where to move applications, the reason of "not selected", and whether the applicants read it. */
export function MoveDialog({ applications, to: fixed, onDecide, onClose, ...start }: MoveDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(start.isTold ?? false);
  const [error, setError] = useState<string>();
  const to = fixed ?? inboxStates.find((state) => state === chosen);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (to === undefined) return setError(texts.chooseState);
    onDecide({ to, isTold, reason: to === 'notSelected' && isReason(reason) ? reason : undefined });
  };
  const states = inboxStates.flatMap((value) => {
    const count = countMovable(applications, value);
    return count === 0 ? [] : { value, text: texts.named(stateNames[value], formatNumber(count, locale)) };
  });
  const reasons = [
    { value: '', text: texts.noReason },
    ...notSelectedReasons.map((value) => ({ value, text: notSelectedTexts[value] })),
  ];
  const { length: count } = applications;
  return (
    <FormDialog
      title={fixed ? stateNames[fixed] : texts.moveTitle(count, formatNumber(count, locale))}
      closeText={texts.close}
      onClose={onClose}
      footer={
        <button type="submit" form={formId} className="btn btn-primary w-full text-base">
          {to === undefined ? texts.move : texts.moveInto(stateNames[to])}
        </button>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-4">
        {fixed === undefined && (
          <RadioChips
            name="state"
            label={texts.moveTo}
            value={chosen}
            options={states}
            onValueChange={(value) => {
              setError(undefined);
              setChosen(value);
            }}
            error={error}
            isRequired
          />
        )}
        <div>
          <TellBox isTold={isTold} onTell={setTold} />
          {to === 'notSelected' && <p className="text-sm text-muted">{texts.reasonHint}</p>}
        </div>
        {to === 'notSelected' && (
          <RadioChips
            name="reason"
            label={texts.reason}
            value={reason}
            options={reasons}
            onValueChange={setReason}
          />
        )}
      </form>
    </FormDialog>
  );
}

/** Why nothing can be decided now. */
export function DecisionStatus({ isOnline, isBusy }: { isOnline: boolean; isBusy: boolean }) {
  const { saving, offline } = texts;
  return (
    <p role="status" className="text-sm text-muted">
      {isBusy ? saving : isOnline ? '' : offline}
    </p>
  );
}

interface DecisionButtonsProps {
  /** As it is shown. */
  application: InboxApplication;
  isBusy: boolean;
  onDecide: (choice: Choice) => void;
}

/** The states that an application can be moved to; "not selected" asks for a reason first. */
export function DecisionButtons({ application, isBusy, onDecide }: DecisionButtonsProps) {
  const id = useId();
  const [isTold, setTold] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isOnline = useOnline();
  const canMove = isOnline && !isBusy;
  const press = (to: InboxState) => {
    if (!canMove) return;
    if (to === 'notSelected') setAsking(true);
    else onDecide({ to, isTold });
  };
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4">
        <span id={id} className="font-semibold">
          {texts.moveTo}
        </span>
        <TellBox isTold={isTold} onTell={setTold} />
      </div>
      <div className="flex flex-wrap gap-2">
        {inboxStates
          .filter((to) => mayMove(application.state, to))
          .map((to) => (
            <button
              key={to}
              type="button"
              className="btn border-control bg-base-200 px-3 text-base"
              aria-disabled={!canMove}
              onClick={() => press(to)}
            >
              {stateNames[to]}
            </button>
          ))}
      </div>
      <DecisionStatus isOnline={isOnline} isBusy={isBusy} />
      {isAsking && (
        <MoveDialog
          applications={[application]}
          to="notSelected"
          isTold={isTold}
          onDecide={(choice) => {
            setAsking(false);
            onDecide(choice);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
