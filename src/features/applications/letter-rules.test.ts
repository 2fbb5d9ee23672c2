import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Company } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';
import { toApplication } from '#ui/applying/application-mail.ts';
import { applicationMessages } from '#ui/applying/application-messages.ts';
import {
  checkLetter,
  toMail,
  toSentAt,
  asHanded,
  asNotSent,
  asReady,
  asSent,
  createLetter,
  withText,
} from './letter-rules.ts';
import type { Stage } from '#contract/jobs/stages.ts';
import { toAppliedJob } from './apply-sheet-state.ts';
import { letterMessages } from './messages.ts';

const job = v.parse(Job, { _id: 'j', title: 'Nurse', company: 'c', applicationDeadline: '2026-11-30' });
const company = v.parse(Company, { _id: 'c', name: 'Padma Care', email: ' jobs@padma.example ' });
const template = toApplication(
  { title: job.title, companyName: company.name, email: company.email },
  applicationMessages,
);
const letter = createLetter(toAppliedJob(job, company), template);
const mail = { to: 'jobs@padma.example', subject: 'Application', body: 'Hello,\n100% সত্যি?' };

test('a letter begins with the specified words, and with the job that it is for', () => {
  expect(letter).toMatchObject({ jobId: 'j', title: 'Nurse', companyName: 'Padma Care', step: 'draft' });
  expect(letter).toMatchObject({ to: 'jobs@padma.example', subject: 'Application' });
  expect(letter.body).toMatch(/^Application for Nurse\n\nDear Padma Care hiring team,\n/);
  expect(letter.body).not.toMatch(/\bCV\b/);
});

test('a letter that claims an attachment names its file, and has the name and number of its writer', () => {
  const cv = { file: 'Rina Das CV.pdf', name: 'Rina Das', phone: '' };
  const { body } = toApplication({ title: 'Nurse', companyName: '', email: '', cv }, applicationMessages);
  expect(body).toContain('\nMy CV is attached: Rina Das CV.pdf\n');
  expect(body).toMatch(/\nKind regards,\nRina Das\n$/);
});

describe('the steps of a letter', () => {
  test('a change makes it unfinished', () => {
    const ready = asReady(letter, 20);
    expect(ready).toMatchObject({ step: 'ready', stepAt: 20 });
    const changed = withText(asHanded(ready, 25), { body: 'Hello' }, 30);
    expect(changed).toMatchObject({
      step: 'draft',
      stepAt: 30,
      changedAt: 30,
      handedAt: null,
      body: 'Hello',
    });
    expect(withText(letter, { body: 'Hello' }, 5)).toMatchObject({ step: 'draft', stepAt: 5 });
    expect(withText(changed, { body: 'Hello,' }, 40)).toMatchObject({ stepAt: 30, changedAt: 40 });
  });

  test('one that was handed over is sent by its writer’s word alone', () => {
    const handed = asHanded(asReady(letter, 20), 25);
    expect(handed).toMatchObject({ step: 'ready', handedAt: 25 });
    expect(asNotSent(handed)).toMatchObject({ step: 'ready', stepAt: 20, handedAt: null });
    expect(asSent(handed, 30)).toMatchObject({ step: 'sent', stepAt: 30, handedAt: null });
  });
});

describe('a letter can be finished', () => {
  const texts = letterMessages;
  test('with an address or without one, but not with half of one', () => {
    expect(checkLetter(mail, texts)).toEqual({});
    expect(checkLetter({ ...mail, to: ' ' }, texts)).toEqual({});
    expect(checkLetter({ ...mail, to: 'jobs@padma' }, texts)).toEqual({ to: 'Invalid email format' });
  });
  test('not without words', () => {
    expect(checkLetter({ ...mail, body: ' \n' }, texts)).toEqual({ body: 'Letter is required' });
  });
});

describe('a letter as a mail', () => {
  test('goes to the address that is known by now where none was', () => {
    expect(toMail({ ...letter, to: '' }, company).to).toBe('jobs@padma.example');
    expect(toMail({ ...letter, to: 'hr@padma.example' }, company).to).toBe('hr@padma.example');
    expect(toMail({ ...letter, to: '' }, null).to).toBe('');
  });
});

const saved = (stage: Stage) => ({ stage, stageAt: 40 });

describe('an application was sent', () => {
  test('when its letter says so, or the stage of the saved job where there is no letter', () => {
    expect(toSentAt(asSent(letter, 30), undefined)).toBe(30);
    expect(toSentAt(undefined, saved('sent'))).toBe(40);
    expect(toSentAt(undefined, saved('interview'))).toBe(40);
  });

  test('not while it is written, or written again', () => {
    expect(toSentAt(undefined, undefined)).toBeNull();
    expect(toSentAt(undefined, saved('written'))).toBeNull();
    expect(toSentAt(asReady(letter, 30), saved('sent'))).toBeNull();
  });
});
