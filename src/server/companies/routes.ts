import { Hono } from 'hono';
import type { AppContext } from '../app-context.ts';
import { optionalUser, requireUser } from '../http/auth.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { readId } from '../http/input.ts';
import { toCompany } from './company-answer.ts';
import { findCompany, listCompaniesOf } from './store.ts';

const MISSING = 'Company not found.';

/** The reads of §7 "Companies". A company waiting for approval is seen by its owner and administrators only. */
export function createCompanyRoutes(context: AppContext) {
  return new Hono()
    .get('/', requireUser(context), async (c) => {
      const user = c.get('user');
      const owner = c.req.query('createdBy') ?? user.id;
      if (owner !== user.id) throw forbidden('You can list only your own companies.');
      const rows = await listCompaniesOf(context, user.id);
      return c.json({ success: true, data: { companies: rows.map(toCompany) } });
    })
    .get('/:id', optionalUser(context), async (c) => {
      const company = await findCompany(context, readId(c.req.param('id'), MISSING));
      const user = c.get('user');
      const maySee =
        company?.approval === 'approved' || user?.id === company?.createdBy || user?.role === 'admin';
      if (company === null || !maySee) throw notFound(MISSING);
      return c.json({ success: true, data: { company: toCompany(company) } });
    });
}
