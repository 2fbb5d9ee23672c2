import { companyFieldNames } from '#contract/companies/company-field-names.bn.ts';
import { jobFieldNames } from '#contract/jobs/fields/job-field-names.bn.ts';
import type * as en from './field-names.en.ts';

export const fieldNames: typeof en.fieldNames = {
  account: {
    firstName: 'নামের প্রথম অংশ',
    lastName: 'নামের শেষ অংশ',
    email: 'ইমেইল',
    phoneNumber: 'মোবাইল নম্বর',
    password: 'পাসওয়ার্ড',
    currentPassword: 'এখনকার পাসওয়ার্ড',
    newPassword: 'নতুন পাসওয়ার্ড',
  },
  admin: { reason: 'কারণ', email: 'ইমেইল', text: 'খোঁজার লেখা', lastId: 'শেষ আইডি' },
  alert: { 'to.email': 'ইমেইল' },
  company: { '': 'প্রতিষ্ঠান', address: 'ঠিকানা', socialMedia: 'সোশ্যাল মিডিয়া', ...companyFieldNames },
  job: jobFieldNames,
  report: { reason: 'কারণ', text: 'লেখা', key: 'কী' },
};
