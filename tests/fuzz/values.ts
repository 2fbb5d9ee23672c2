import { DAY_MS } from '#contract/limits.ts';
import * as v from 'valibot';
import type { Random } from '#server/sample/synthetic/random.ts';

/** The part of JSON Schema that the API's document uses. */
const SchemaNode = v.looseObject({
  $ref: v.optional(v.string()),
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  enum: v.optional(v.array(v.unknown())),
  const: v.optional(v.unknown()),
  anyOf: v.optional(v.array(v.unknown())),
  properties: v.optional(v.record(v.string(), v.unknown())),
  required: v.optional(v.array(v.string()), []),
  items: v.optional(v.unknown()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  minLength: v.optional(v.number()),
});

const nastyTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u200b',
  '%00',
  '%zz',
  '../../etc/passwd',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '৳২০,০০০',
  'চাকরি '.repeat(40),
  'x'.repeat(70_000),
  '😀'.repeat(300),
  '=c1 | !& :*',
  'a@b.co',
  '2026-12-31T00:00:00Z',
  '-1',
  '1e400',
  'NaN',
];
const nastyValues: readonly unknown[] = [null, true, -1, 0, 1e308, 2 ** 53, 0.1, [], {}, [[[[]]]]];

/** Makes values that fit a schema, and values that do not. */
export interface Values {
  /** A value of a schema, as a careful client sends it. @param name of the field, which shapes its text */
  fit: (schema: unknown, name?: string) => unknown;
  /** The same with some of it replaced, added, or left out. */
  spoil: (value: unknown) => unknown;
  text: () => string;
}

/** @param ids that rows may have; @param definitions by the name after `#/components/schemas/` */
export function createValues(
  random: Random,
  ids: readonly string[],
  definitions: Readonly<Record<string, unknown>>,
): Values {
  const text = () => random.pick(nastyTexts);
  const texts: Readonly<Record<string, () => string>> = {
    email: () => `fuzz${random.whole(1, 40)}@example.com`,
    tel: () => `88018${random.whole(10_000_000, 99_999_999)}`,
    user_mobile: () => `88018${random.whole(10_000_000, 99_999_999)}`,
    password: () => 'a long enough password',
    currentPassword: () => 'a long enough password',
    website: () => 'https://example.com',
    applicationDeadline: () => new Date(Date.now() + 100 * DAY_MS).toISOString(),
    foundedYear: () => '1998',
    contactNumber: () => '01712345678',
    phoneNumber: () => '01712345678',
    workingHours: () => '9:00 AM - 5:00 PM',
    company: () => random.pick(ids),
    category: () => random.pick(ids),
  };

  function fitObject({ properties = {}, required }: v.InferOutput<typeof SchemaNode>): unknown {
    const names = Object.keys(properties).filter((name) => required.includes(name) || random.next() < 0.7);
    return Object.fromEntries(names.map((name) => [name, fit(properties[name], name)]));
  }

  function fitType(type: string, node: v.InferOutput<typeof SchemaNode>, name: string): unknown {
    if (type === 'object') return fitObject(node);
    if (type === 'array')
      return Array.from({ length: random.whole(0, 3) }, () => fit(node.items ?? {}, name));
    if (type === 'integer' || type === 'number')
      return random.whole(node.minimum ?? 0, Math.min(node.maximum ?? 50_000, (node.minimum ?? 0) + 50_000));
    if (type === 'boolean') return random.next() < 0.5;
    if (type === 'null') return null;
    return (texts[name] ?? (() => random.pick(['Accountant', 'ঢাকা', 'Dhaka', 'নার্স', random.pick(ids)])))();
  }

  function fit(schema: unknown, name = ''): unknown {
    const node = v.parse(SchemaNode, schema);
    if (node.$ref !== undefined) return fit(definitions[node.$ref.replace(/^.*\//, '')] ?? {}, name);
    if (node.enum !== undefined) return random.pick(node.enum);
    if (node.const !== undefined) return node.const;
    if (node.anyOf !== undefined) return fit(random.pick(node.anyOf), name);
    const types = [node.type ?? 'string'].flat();
    return fitType(random.pick(types), node, name);
  }

  function spoil(value: unknown): unknown {
    if (random.next() < 0.3) return random.next() < 0.6 ? text() : random.pick(nastyValues);
    if (Array.isArray(value)) return random.next() < 0.1 ? Array(3000).fill('x') : value.map(spoilSome);
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(() => random.next() < 0.9);
    const more = random.next() < 0.2 ? [[text().slice(0, 50), text()]] : [];
    return Object.fromEntries([...kept.map(([name, item]) => [name, spoilSome(item)]), ...more]);
  }
  const spoilSome = (value: unknown): unknown => (random.next() < 0.4 ? spoil(value) : value);

  return { fit, spoil, text };
}
