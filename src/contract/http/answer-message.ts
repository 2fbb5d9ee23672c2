function textAt(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name);
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The message of an answer (§7), at the top, under `data` or under `error`. */
export function messageOf(body: unknown): string | undefined {
  return textAt(body, 'message') ?? textAt(fieldOf(body, 'data'), 'message') ?? textAt(body, 'error');
}

/** The code of a refusal (extension). */
export const codeOf = (body: unknown): string | undefined => textAt(body, 'code');
