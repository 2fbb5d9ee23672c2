import { applyKinds } from '#contract/applications/apply-ways.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { textAreaRows } from '#contract/limits.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { jobEditorMessages as texts } from './messages.ts';
import { wayMessages } from '#ui/applying/way-texts.ts';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import type { WayName } from './job-fields.ts';
import { CheckRow, QuestionFields } from './question-fields.tsx';
import { FieldGroup } from './post/post-sections.tsx';
import { readKinds, toKindsText } from './way-values.ts';

interface WayFieldsProps {
  field: (name: WayName) => FieldProps;
}

function WalkInFields({ field }: WayFieldsProps) {
  const { labels, optional } = texts;
  const today = toDhakaDay(useNow());
  const day = (name: 'walkInFrom' | 'walkInTo') => ({
    ...field(name),
    type: 'date',
    input: { autoComplete: 'off', min: today },
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...day('walkInFrom')} label={labels.walkInFrom} isRequired />
        <TextField {...day('walkInTo')} label={optional(labels.walkInTo)} />
      </div>
      <TextField
        {...field('walkInHours')}
        label={labels.walkInHours}
        hint={texts.ways.hoursHint}
        isRequired
        input={{ autoComplete: 'off' }}
      />
      <TextField
        {...field('walkInPlace')}
        label={labels.walkInPlace}
        isRequired
        input={{ autoComplete: 'off' }}
      />
      <TextAreaField
        {...field('walkInBring')}
        label={optional(labels.walkInBring)}
        rows={textAreaRows.list}
      />
    </>
  );
}

function CallFields({ field }: WayFieldsProps) {
  const { labels } = texts;
  const whatsApp = field('callWhatsApp');
  return (
    <>
      <TextField
        {...field('callPhone')}
        label={labels.callPhone}
        type="tel"
        isRequired
        input={{ inputMode: 'tel', autoComplete: 'off' }}
      />
      <CheckRow
        name="callWhatsApp"
        value="yes"
        text={labels.callWhatsApp}
        isChecked={whatsApp.value !== ''}
        onChange={(isOn) => whatsApp.onValueChange(isOn ? 'yes' : '')}
      />
    </>
  );
}

/** How to apply: the ways to choose from, and what each needs. Other servers know e-mail alone. */
export function WayFields({ field }: WayFieldsProps) {
  const hasWays = useServerExtensions();
  const { value, onValueChange } = field('applyWays');
  const chosen = readKinds(value);
  if (!hasWays) return null;
  const choose = (kind: string, isOn: boolean) =>
    onValueChange(toKindsText(value, isOn ? [...chosen, kind] : chosen.filter((one) => one !== kind)));
  return (
    <FieldGroup title={wayMessages.title}>
      <p className="text-sm text-muted">{texts.ways.hint}</p>
      <div className="grid sm:grid-cols-2">
        {applyKinds.map((kind) => (
          <CheckRow
            key={kind}
            name="applyWays"
            value={kind}
            text={wayMessages.kinds[kind]}
            isChecked={chosen.includes(kind)}
            onChange={(isOn) => choose(kind, isOn)}
          />
        ))}
      </div>
      {chosen.includes('inbox') && <QuestionFields field={field('screening')} />}
      {chosen.includes('link') && (
        <TextField
          {...field('linkUrl')}
          label={texts.labels.linkUrl}
          type="url"
          isRequired
          input={{ inputMode: 'url', autoComplete: 'off', placeholder: 'https://' }}
        />
      )}
      {chosen.includes('walkIn') && <WalkInFields field={field} />}
      {chosen.includes('call') && <CallFields field={field} />}
    </FieldGroup>
  );
}
