/** What the API says of what it has done. */
const en = {
  // Accounts
  registered: 'Registration successful!',
  signedOut: 'You are signed out.',
  signedOutEverywhere: 'You are signed out on all devices.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  resetLinkSent: 'If an account has this address, we have sent a link to it.',
  passwordReset: 'Your password is changed. Please sign in with it.',
  changeLinkSent: 'We have sent a link to the new address.',
  addressChanged: 'Your address is changed.',
  choiceSaved: 'Your choice is saved.',
  verificationSent: 'We have sent a link to your address.',
  addressConfirmed: 'Your address is confirmed.',
  profileSaved: 'Your profile is saved.',
  accountDeletion: 'Your account will be deleted. Sign in within 30 days to restore it.',

  // Administration
  workRetried: 'The work is done again.',
  decisionUndone: 'The decision is undone.',
  jobApproved: 'The job is approved.',
  jobRejected: 'The job is rejected.',
  companyApproved: 'The company is approved.',
  companyRejected: 'The company is rejected.',
  contactApproved: 'The new contact is public. The company stays approved.',
  contactRejected: 'The new contact is rejected. The company stays approved.',
  reportsHandled: 'The reports are handled.',
  accountPasswordReset: 'The old password no longer works. A link for a new one is sent to the owner.',
  accountPasswordResetUnsent:
    'The old password no longer works. This server sends no mail: its operator finds the link in the mail folder.',
  accountSignedOut: 'The account is signed out on all devices.',
  accountRestored: 'The account is restored, with its companies and jobs.',
  accountDeleted: 'The account is deleted. An administrator can restore it for 30 days.',
  administratorMade: 'The account is an administrator.',
  administratorUnmade: 'The account is no administrator.',

  // Jobs and companies
  jobPosted: 'The job is posted. It waits for approval.',
  jobUpdated: 'The job is updated.',
  jobDeleted: 'The job is deleted.',
  jobRestored: 'The job is back.',
  jobReopened: 'The job is open again.',
  jobClosed: 'The job is closed.',
  companyCreated: 'The company was created and waits for approval.',
  companyChanged: 'The company was changed.',
  companyDeleted: 'The company was deleted.',
  companyThere: 'The company is there.',
  companyRestored: 'The company is back.',
  reported: 'Thank you. We have received your report.',
  counted: 'Thank you.',

  // Applications
  applicationSent: 'Your application is sent.',
  applicationWithdrawn: 'Your application is withdrawn.',

  // Alerts
  alertSaved: 'The alert is saved.',
  alertOn: 'The alert is on.',
  alertStopped: 'The alert is stopped.',
  notificationSent: 'A notification is on its way.',
};

const bn: typeof en = {
  // Accounts
  registered: 'নিবন্ধন সফল হয়েছে!',
  signedOut: 'আপনি সাইন আউট করেছেন।',
  signedOutEverywhere: 'সব ডিভাইস থেকে সাইন আউট করা হয়েছে।',
  passwordChanged: 'আপনার পাসওয়ার্ড বদলানো হয়েছে। অন্য ডিভাইসগুলো সাইন আউট হয়েছে।',
  resetLinkSent: 'এই ঠিকানায় অ্যাকাউন্ট থাকলে আমরা একটি লিংক পাঠিয়েছি।',
  passwordReset: 'আপনার পাসওয়ার্ড বদলানো হয়েছে। এখন সাইন ইন করুন।',
  changeLinkSent: 'নতুন ঠিকানায় একটি লিংক পাঠানো হয়েছে।',
  addressChanged: 'আপনার ঠিকানা বদলানো হয়েছে।',
  choiceSaved: 'আপনার পছন্দ সেভ হয়েছে।',
  verificationSent: 'আপনার ঠিকানায় একটি লিংক পাঠানো হয়েছে।',
  addressConfirmed: 'আপনার ঠিকানা নিশ্চিত হয়েছে।',
  profileSaved: 'আপনার প্রোফাইল সেভ হয়েছে।',
  accountDeletion: 'আপনার অ্যাকাউন্ট মুছে ফেলা হবে। ফিরে পেতে ৩০ দিনের মধ্যে সাইন ইন করুন।',

  // Administration
  workRetried: 'কাজটি আবার করা হচ্ছে।',
  decisionUndone: 'সিদ্ধান্তটি ফিরিয়ে নেওয়া হয়েছে।',
  jobApproved: 'চাকরি এখন অনুমোদিত।',
  jobRejected: 'চাকরি এখন বাতিল।',
  companyApproved: 'প্রতিষ্ঠান এখন অনুমোদিত।',
  companyRejected: 'প্রতিষ্ঠান এখন বাতিল।',
  contactApproved: 'নতুন যোগাযোগের তথ্য সবার জন্য প্রকাশিত হয়েছে। প্রতিষ্ঠানটি অনুমোদিতই আছে।',
  contactRejected: 'নতুন যোগাযোগের তথ্য বাতিল হয়েছে। প্রতিষ্ঠানটি অনুমোদিতই আছে।',
  reportsHandled: 'রিপোর্টগুলো দেখা হয়েছে।',
  accountPasswordReset: 'আগের পাসওয়ার্ড আর চলবে না। নতুন পাসওয়ার্ডের লিংক মালিককে পাঠানো হয়েছে।',
  accountPasswordResetUnsent:
    'আগের পাসওয়ার্ড আর চলবে না। এই সার্ভার ইমেইল পাঠায় না: পরিচালক লিংকটি সার্ভারের ইমেইলের ফোল্ডারে পাবেন।',
  accountSignedOut: 'অ্যাকাউন্টটি সব ডিভাইসে সাইন আউট হয়েছে।',
  accountRestored: 'অ্যাকাউন্টটি প্রতিষ্ঠান ও চাকরিসহ ফিরেছে।',
  accountDeleted: 'অ্যাকাউন্টটি মুছে ফেলা হয়েছে। কোনো অ্যাডমিন ৩০ দিনের মধ্যে ফিরিয়ে আনতে পারবেন।',
  administratorMade: 'অ্যাকাউন্টটি এখন অ্যাডমিন।',
  administratorUnmade: 'অ্যাকাউন্টটি এখন অ্যাডমিন নয়।',

  // Jobs and companies
  jobPosted: 'নিয়োগ বিজ্ঞপ্তিটি জমা হয়েছে। এটি অনুমোদনের অপেক্ষায়।',
  jobUpdated: 'চাকরিটি আপডেট হয়েছে।',
  jobDeleted: 'চাকরিটি মুছে ফেলা হয়েছে।',
  jobRestored: 'চাকরিটি ফিরিয়ে আনা হয়েছে।',
  jobReopened: 'চাকরিটি আবার চালু হয়েছে।',
  jobClosed: 'চাকরিটি বন্ধ করা হয়েছে।',
  companyCreated: 'প্রতিষ্ঠানটি যোগ হয়েছে। এটি অনুমোদনের অপেক্ষায়।',
  companyChanged: 'প্রতিষ্ঠানটি আপডেট হয়েছে।',
  companyDeleted: 'প্রতিষ্ঠানটি মুছে ফেলা হয়েছে।',
  companyThere: 'প্রতিষ্ঠানটি আছে।',
  companyRestored: 'প্রতিষ্ঠানটি ফিরিয়ে আনা হয়েছে।',
  reported: 'ধন্যবাদ। আপনার রিপোর্ট পেয়েছি।',
  counted: 'ধন্যবাদ।',

  // Applications
  applicationSent: 'আপনার আবেদন পাঠানো হয়েছে।',
  applicationWithdrawn: 'আপনার আবেদন ফিরিয়ে নেওয়া হয়েছে।',

  // Alerts
  alertSaved: 'অ্যালার্ট সেভ হয়েছে।',
  alertOn: 'অ্যালার্ট চালু হয়েছে।',
  alertStopped: 'অ্যালার্ট বন্ধ হয়েছে।',
  notificationSent: 'একটি নোটিফিকেশন আসছে।',
};

export const notices = { en, bn };
