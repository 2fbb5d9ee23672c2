import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/http/paths.ts';
import { newId } from '#server/ids.ts';
import { companies } from '#server/db/schema.ts';
import { useCompanyCalls, companyOf, postCompany, toForm, typedObject } from '../support/company-forms.ts';
import { addPerson } from '../support/stage.ts';

const { server, owner, stranger, send, sendJson, read, auditOf } = useCompanyCalls();

describe('POST /companies', () => {
  test.each(['', '/'])('a form with %j behind the path makes a company that waits', async (ending) => {
    const answer = await send('POST', apiPaths.companies + ending, toForm(), owner());
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ success: true, message: expect.any(String) });
    const company = companyOf(answer);
    const expected = { ...typedObject, createdBy: owner().id, approval: 'pending', version: 1, logo: '' };
    expect(company).toMatchObject(expected);
    expect(companyOf(await read(company._id, owner()))).toEqual(company);
    expect((await read(company._id)).status).toBe(404);
    expect(await auditOf(company._id)).toMatchObject([{ actorId: owner().id, action: 'create' }]);
  });

  test('takes the same as JSON, numbers for texts too', async () => {
    const answer = await sendJson('POST', apiPaths.companies, { ...typedObject, foundedYear: 1998 }, owner());
    expect(companyOf(answer)).toMatchObject(typedObject);
  });

  test('require a session', async () => {
    expect((await send('POST', apiPaths.companies, toForm())).status).toBe(401);
    expect((await read('no-such-company', owner())).status).toBe(404);
  });

  test('texts are trimmed, and what a form does not know is left out', async () => {
    const form = toForm({ name: '  Padma \n', __proto__x: '1', constructor: 'x', 'address[__proto__]': 'x' });
    form.append('__proto__', 'x');
    form.append('toString[x]', 'x');
    form.append('approval', 'approved');
    form.append('verificationStatus', 'verified');
    form.append('createdBy', stranger().id);
    const company = await postCompany(server(), owner(), form);
    const expected = { name: 'Padma', approval: 'pending', verificationStatus: '', createdBy: owner().id };
    expect(company).toMatchObject(expected);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('a user has no more than lists show', async () => {
    const collector = await addPerson(server());
    const rows = Array.from({ length: 200 }, () => ({ id: newId(), name: 'One', createdBy: collector.id }));
    await server().context.db.orm.insert(companies).values(rows);
    const answer = await send('POST', apiPaths.companies, toForm(), collector);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      success: false,
      code: 'tooManyCompanies',
      message: 'You have 200 companies already, and there can be no more.',
    });
  });
});

const long = (chars: number) => 'x'.repeat(chars);

describe('what is refused, with the field in people’s words', () => {
  test.each([
    ['name', '', 'Company name is required.'],
    ['name', ' \u200b ', 'Company name is required.'],
    ['name', long(151), 'Company name must be at most 150 characters.'],
    ['name', 'a\u0000b', 'Company name holds characters that cannot be used.'],
    ['name', 'a\u001bb', 'Company name holds characters that cannot be used.'],
    ['name', 'a\nb', 'Company name holds characters that cannot be used.'],
    ['industry', '', 'Industry is required.'],
    ['foundedYear', '', 'Founded year is required.'],
    ['foundedYear', long(21), 'Founded year must be at most 20 characters.'],
    ['website', '', 'Website is required.'],
    ['website', 'padma.example', 'Website must be an address that begins with http:// or https://.'],
    ['website', 'javascript:alert(1)', 'Website must be an address that begins with http:// or https://.'],
    ['website', 'http://a b', 'Website has a space or another sign that no web address has there.'],
    ['website', 'https://[', 'Website has a space or another sign that no web address has there.'],
    ['address[city]', '', 'City is required.'],
    ['address[state]', '', 'State is required.'],
    ['address[country]', ' ', 'Country is required.'],
    ['address[country]', long(101), 'Country must be at most 100 characters.'],
    ['contactNumber', '', 'Contact number is required.'],
    [
      'contactNumber',
      'call us',
      'Contact number must be like 01712 345678, or begin with + and the country.',
    ],
    ['contactNumber', '12', 'Contact number must be like 01712 345678, or begin with + and the country.'],
    ['foundedYear', '3020', 'Founded year must be from 1800 to this year.'],
    ['website', 'https://ex\u0430mple.com', 'Website mixes letters of different alphabets in one word.'],
    ['email', '', 'Email is required.'],
    [
      'website',
      'https://good.example@evil.example/',
      'Website has a space or another sign that no web address has there.',
    ],
    [
      'website',
      'https://good.example\\@evil.example/',
      'Website has a space or another sign that no web address has there.',
    ],
    ['socialMedia[facebook]', 'https://evil.example/', 'Facebook must be a name, or a link to facebook.com.'],
    ['socialMedia[linkedin]', 'fb.com/padma', 'LinkedIn must be a name, or a link to linkedin.com.'],
    ['email', 'padma', 'Email must be one valid e-mail address.'],
    ['email', 'a@b.co,c@d.co', 'Email must be one valid e-mail address.'],
    ['email', 'a,b@c.co', 'Email must be one valid e-mail address.'],
    ['email', 'a@b.co?cc=x', 'Email must be one valid e-mail address.'],
    ['size', long(51), 'Size must be at most 50 characters.'],
    ['socialMedia[facebook]', long(201), 'Facebook must be at most 200 characters.'],
  ])('%s = %j', async (name, value, message) => {
    const answer = await send('POST', apiPaths.companies, toForm({ [name]: value }), owner());
    expect(answer.body).toEqual({ success: false, code: expect.any(String), message });
    expect(answer.status).toBe(400);
  });

  test.each([
    [{ ...typedObject, name: ['Padma'] }, 'Company name must be text.'],
    [{ ...typedObject, name: { a: 1 } }, 'Company name must be text.'],
    [{ ...typedObject, name: null }, 'Company name is required.'],
    [{ ...typedObject, name: '\ud83d' }, 'Company name holds characters that cannot be used.'],
    [{ ...typedObject, address: 'Rajshahi' }, 'Address must be an object.'],
    [{ ...typedObject, address: undefined }, 'City is required.'],
    [{ ...typedObject, socialMedia: 'x' }, 'Social media must be an object.'],
    [{ ...typedObject, removeLogo: 3 }, 'removeLogo must be true or false.'],
    ['text', 'The company must be an object.'],
    [null, 'The company must be an object.'],
  ])('JSON %#', async (body, message) => {
    const answer = await sendJson('POST', apiPaths.companies, body, owner());
    expect(answer.body).toEqual({ success: false, code: expect.any(String), message });
    expect(answer.status).toBe(400);
  });

  test('the same field twice', async () => {
    const form = toForm();
    form.append('address[city]', 'Dhaka');
    const answer = await send('POST', apiPaths.companies, form, owner());
    expect([answer.status, answer.body]).toEqual([
      400,
      { success: false, code: 'sentTwice', message: 'address[city] was sent twice.' },
    ]);
  });

  test('what is neither a form nor JSON', async () => {
    const answer = await send('POST', apiPaths.companies, new URLSearchParams({ name: 'Padma' }), owner());
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ message: 'Please send a form (multipart/form-data) or JSON.' });
  });
});
