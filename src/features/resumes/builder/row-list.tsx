import { emptyRows, type CvListName } from '#contract/device/cv.ts';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { cvBuilderMessages } from './messages.ts';

type Row = Readonly<Record<string, string>>;

interface RowListProps<R extends Row> {
  list: CvListName;
  rows: readonly R[];
  empty: R;
  language: string;
  onChange: (rows: R[]) => void;
}

function RowFields(props: {
  row: Row;
  list: CvListName;
  language: string;
  onText: (name: string, text: string) => void;
}) {
  const { row, list, language, onText } = props;
  const { fields, hints } = cvBuilderMessages;
  const labels: Readonly<Record<string, string>> = { ...fields, name: fields.personName };
  return Object.entries(emptyRows[list]).map(([name]) => {
    const shared = {
      name: `${list}-${name}`,
      label: labels[name] ?? '',
      value: row[name] ?? '',
      onValueChange: (text: string) => onText(name, text),
    };
    if (name === 'details') return <TextAreaField key={name} {...shared} rows={3} hint={hints.onePerLine} />;
    const hint = name === 'years' ? { hint: hints.years } : {};
    return <TextField key={name} {...shared} {...hint} input={{ lang: language, autoComplete: 'off' }} />;
  });
}

/** Rows of jobs, degrees or references, each with its fields. */
export function RowList<R extends Row>({ list, rows, empty, language, onChange }: RowListProps<R>) {
  const { rows: texts, removeRow, removeRowText } = cvBuilderMessages;
  const focus = useStableFocus(String(rows.length));
  const words = texts[list];
  const named = rows.map((row, position) => ({ row, position, name: words.one(position + 1) }));
  const setText = (position: number) => (name: string, text: string) =>
    onChange(rows.map((row, index) => (index === position ? { ...row, [name]: text } : row)));
  return (
    <div className="flex flex-col gap-4" {...focus}>
      {named.map(({ row, position, name }) => (
        <fieldset key={name} className="flex min-w-0 flex-col gap-3 rounded-lg border border-base-300 p-3">
          <legend className="font-semibold">{name}</legend>
          <RowFields row={row} list={list} language={language} onText={setText(position)} />
          <button
            type="button"
            className="btn btn-ghost"
            aria-label={removeRow(name)}
            onClick={() => onChange(rows.filter((_, index) => index !== position))}
          >
            {removeRowText}
          </button>
        </fieldset>
      ))}
      <button type="button" className="btn" onClick={() => onChange([...rows, empty])}>
        {words.add}
      </button>
    </div>
  );
}
