import type { JsonSchema } from '@valibot/to-json-schema';
import { companyForm } from './company-input.ts';
import { toRef, type SchemaName } from './schemas.ts';

/** What is sent: JSON, or the company form. */
export function toBody(body: SchemaName | 'form') {
  const content: Record<string, { schema: JsonSchema }> =
    body === 'form'
      ? {
          'multipart/form-data': { schema: companyForm },
          'application/json': { schema: toRef('CompanyInput') },
        }
      : { 'application/json': { schema: toRef(body) } };
  return { required: true, content };
}
