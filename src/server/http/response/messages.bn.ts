import { fieldErrors } from '#contract/field-errors.bn.ts';
import type { MessageTable } from '#contract/local-message.ts';

const tryLater = 'কয়েক মিনিট পরে আবার চেষ্টা করুন।';
const notHere = 'এই অপারেটরের সেবা এখন পাওয়া যাচ্ছে না। পরে আবার চেষ্টা করুন।';

/** The operators' outcomes (subscription/adapters/codes.ts). The app reads the capitals of payment states. */
const subscriptionMessages: MessageTable = {
  'The operator has a problem of its own. Please try again in a few minutes.': `অপারেটরের একটি সমস্যা হয়েছে। ${tryLater}`,
  'The operator cannot be reached. Please try again in a few minutes.': `অপারেটরের সঙ্গে সংযোগ পাওয়া যাচ্ছে না। ${tryLater}`,
  'This operator is not available right now. Please try again later.': notHere,
  'Your operator does not know this number. Please check the number.':
    'আপনার অপারেটর এই নম্বরটি চেনে না। নম্বরটি মিলিয়ে দেখুন।',
  'The operator is busy. Please try again in a few minutes.': `অপারেটর এখন ব্যস্ত। ${tryLater}`,
  'Your operator takes no more requests today. Please try again tomorrow.':
    'আপনার অপারেটর আজ আর অনুরোধ নিচ্ছে না। আগামীকাল আবার চেষ্টা করুন।',
  'Not enough balance. Please recharge and try again.': 'পর্যাপ্ত ব্যালেন্স নেই। রিচার্জ করে আবার চেষ্টা করুন।',
  'Your operator does not allow this number to subscribe.':
    'আপনার অপারেটর এই নম্বরে সাবস্ক্রাইব করার অনুমতি দেয় না।',
  'This number is already subscribed.': 'এই নম্বরে আগে থেকেই সাবস্ক্রিপশন আছে।',
  'This number is not subscribed.': 'এই নম্বরে সাবস্ক্রিপশন নেই।',
  'Invalid OTP. Please check the SMS and try again.': 'কোডটি ভুল। এসএমএস দেখে আবার চেষ্টা করুন।',
  'This OTP has expired. Please ask for a new one.': 'কোডটির মেয়াদ শেষ। নতুন কোড নিন।',
  'Too many wrong attempts. Please ask for a new OTP.': 'অনেকবার ভুল কোড দেওয়া হয়েছে। নতুন কোড নিন।',
  'This OTP is no longer valid. Please ask for a new one.': 'কোডটি আর চলবে না। নতুন কোড নিন।',
  'The operator did not say whether it is done. Please try again in a few minutes.': `কাজটি হয়েছে কি না অপারেটর জানায়নি। ${tryLater}`,
  'The operator refused this. Please try again in a few minutes.': `অপারেটর অনুরোধটি নেয়নি। ${tryLater}`,
  'The subscription is active.': 'সাবস্ক্রিপশন চালু আছে।',
  'INITIAL CHARGING PENDING: the operator is still taking the first payment.':
    'INITIAL CHARGING PENDING: অপারেটর এখনো প্রথম পেমেন্ট নিচ্ছে।',
  'TEMPORARY BLOCKED: the operator could not take the payment.':
    'TEMPORARY BLOCKED: অপারেটর পেমেন্ট নিতে পারেনি।',
  'This is not a mobile number of Bangladesh.': 'এটি বাংলাদেশের মোবাইল নম্বর নয়।',
  'Continue on your operator’s page.': 'আপনার অপারেটরের পৃষ্ঠায় বাকি কাজ শেষ করুন।',
  'We sent an OTP by SMS.': 'এসএমএসে কোড পাঠানো হয়েছে।',
  'If this number is subscribed, we sent a code by SMS.':
    'এই নম্বরে সাবস্ক্রিপশন থাকলে এসএমএসে কোড পাঠানো হয়েছে।',
  'The subscription has been stopped.': 'সাবস্ক্রিপশন বন্ধ করা হয়েছে।',
  'This number cannot unsubscribe by code here.': 'এই নম্বরের সাবস্ক্রিপশন এখানে কোড দিয়ে বন্ধ করা যায় না।',
  'This number cannot unsubscribe by code here. {advice}':
    'এই নম্বরের সাবস্ক্রিপশন এখানে কোড দিয়ে বন্ধ করা যায় না। {advice}',
  'Unsubscribed successfully': 'সাবস্ক্রিপশন বন্ধ হয়েছে',
  'Confirm this number with a code by SMS first. Use “Unsubscribe by number”.':
    'আগে এসএমএসের কোড দিয়ে নম্বরটি নিশ্চিত করুন। “নম্বর দিয়ে সাবস্ক্রিপশন বন্ধ করুন” ব্যবহার করুন।',
  'We do not know this subscription.': 'এই সাবস্ক্রিপশনটি পাওয়া যায়নি।',
  'Subscription data saved successfully': 'সাবস্ক্রিপশনের তথ্য সেভ হয়েছে',
  'Failed to save subscription data': 'সাবস্ক্রিপশনের তথ্য সেভ করা যায়নি',
  'Failed to retrieve subscription ID': 'সাবস্ক্রিপশন আইডি পাওয়া যায়নি',
  'You cannot subscribe right now. Please try again later.':
    'এখন সাবস্ক্রাইব করা যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  'No more codes can be sent at the moment. Please try again in {wait}.':
    'এখন আর কোড পাঠানো যাচ্ছে না। {wait} পরে আবার চেষ্টা করুন।',
  'We have just sent an OTP. Please try again in {wait}.':
    'একটু আগেই কোড পাঠানো হয়েছে। {wait} পরে আবার চেষ্টা করুন।',
  'tel must be text of at most 64 characters.': 'tel সর্বোচ্চ ৬৪ অক্ষরের লেখা হতে হবে।',
  '{field} must be text of at most 256 characters.': '{field} সর্বোচ্চ ২৫৬ অক্ষরের লেখা হতে হবে।',
};

const accountMessages: MessageTable = {
  'Please sign in first.': 'আগে সাইন ইন করুন।',
  'Your session has ended. Please sign in again.': 'আপনার সেশন শেষ হয়েছে। আবার সাইন ইন করুন।',
  'Only administrators can do this.': 'এটি শুধু অ্যাডমিন করতে পারেন।',
  'Only its owner can change this.': 'এটি শুধু এর মালিক বদলাতে পারেন।',
  'Invalid credentials. Please try again.': 'ইমেইল বা পাসওয়ার্ড মিলছে না। আবার চেষ্টা করুন।',
  'Registration successful!': 'নিবন্ধন সফল হয়েছে!',
  'An account with this email already exists. Please sign in.':
    'এই ইমেইলে আগে থেকেই অ্যাকাউন্ট আছে। সাইন ইন করুন।',
  'You are signed out.': 'আপনি সাইন আউট করেছেন।',
  'You are signed out on all devices.': 'সব ডিভাইস থেকে সাইন আউট করা হয়েছে।',
  'Your password is changed. Other devices are signed out.':
    'আপনার পাসওয়ার্ড বদলানো হয়েছে। অন্য ডিভাইসগুলো সাইন আউট হয়েছে।',
  'If an account has this address, we have sent a link to it.':
    'এই ঠিকানায় অ্যাকাউন্ট থাকলে আমরা একটি লিংক পাঠিয়েছি।',
  'Your password is changed. Please sign in with it.': 'আপনার পাসওয়ার্ড বদলানো হয়েছে। এখন সাইন ইন করুন।',
  'This link no longer works. Please ask for a new one.': 'লিংকটি আর কাজ করে না। নতুন লিংক নিন।',
  'The link is not complete.': 'লিংকটি অসম্পূর্ণ।',
  'We have sent a link to the new address.': 'নতুন ঠিকানায় একটি লিংক পাঠানো হয়েছে।',
  'Your address is changed.': 'আপনার ঠিকানা বদলানো হয়েছে।',
  'Your choice is saved.': 'আপনার পছন্দ সেভ হয়েছে।',
  'This is your address already.': 'এটিই আপনার এখনকার ঠিকানা।',
  'We have sent a link to your address.': 'আপনার ঠিকানায় একটি লিংক পাঠানো হয়েছে।',
  'Your address is confirmed.': 'আপনার ঠিকানা নিশ্চিত হয়েছে।',
  'Your profile is saved.': 'আপনার প্রোফাইল সেভ হয়েছে।',
  'Your account will be deleted. Sign in within 30 days to restore it.':
    'আপনার অ্যাকাউন্ট মুছে ফেলা হবে। ফিরে পেতে ৩০ দিনের মধ্যে সাইন ইন করুন।',
  'Your current password is not correct.': 'এখনকার পাসওয়ার্ড ঠিক নয়।',
  'Your account has just been changed elsewhere. Please try again.':
    'আপনার অ্যাকাউন্ট এইমাত্র অন্য কোথাও বদলানো হয়েছে। আবার চেষ্টা করুন।',
  'This is the only administrator. Make another account an administrator first.':
    'ইনিই একমাত্র অ্যাডমিন। আগে অন্য একটি অ্যাকাউন্টকে অ্যাডমিন করুন।',
  'Too many people are signing in. Please try again in a moment.':
    'এখন অনেকে সাইন ইন করছেন। একটু পরে আবার চেষ্টা করুন।',
  'User not found.': 'ব্যবহারকারী পাওয়া যায়নি।',
  'No account has this e-mail address.': 'এই ইমেইলে কোনো অ্যাকাউন্ট নেই।',
  'You cannot take this from yourself: another administrator can.':
    'নিজের এই অধিকার নিজে নেওয়া যায় না, অন্য অ্যাডমিন পারেন।',
  'Account not found.': 'অ্যাকাউন্টটি পাওয়া যায়নি।',
  'Decision not found.': 'সিদ্ধান্তটি পাওয়া যায়নি।',
  'Failed work not found.': 'ব্যর্থ কাজটি পাওয়া যায়নি।',
  'The work is done again.': 'কাজটি আবার করা হচ্ছে।',
  'The decision is undone.': 'সিদ্ধান্তটি ফিরিয়ে নেওয়া হয়েছে।',
  'This decision can no longer be undone.': 'এই সিদ্ধান্ত আর ফিরিয়ে নেওয়া যায় না।',
  'This was changed after the decision, so it cannot be undone.':
    'সিদ্ধান্তের পরে এটি বদলানো হয়েছে, তাই আর ফিরিয়ে নেওয়া যায় না।',
  'This was changed or decided after you read it. Nothing was overwritten.':
    'আপনি পড়ার পরে এটি বদলানো হয়েছে বা অন্য কেউ সিদ্ধান্ত নিয়েছেন। কিছুই মুছে যায়নি।',
  'This is your own account. Please use the account settings.':
    'এটি আপনার নিজের অ্যাকাউন্ট। অ্যাকাউন্ট সেটিংস ব্যবহার করুন।',
  'The password is changed, and all sessions ended.': 'পাসওয়ার্ড বদলানো হয়েছে, সব ডিভাইসে সাইন আউট হয়েছে।',
  'The account is signed out on all devices.': 'অ্যাকাউন্টটি সব ডিভাইসে সাইন আউট হয়েছে।',
  'The account is restored.': 'অ্যাকাউন্টটি ফিরিয়ে আনা হয়েছে।',
  'The account is deleted. An administrator can restore it for 30 days.':
    'অ্যাকাউন্টটি মুছে ফেলা হয়েছে। কোনো অ্যাডমিন ৩০ দিনের মধ্যে ফিরিয়ে আনতে পারবেন।',
  'The account is an administrator.': 'অ্যাকাউন্টটি এখন অ্যাডমিন।',
  'The account is no administrator.': 'অ্যাকাউন্টটি এখন অ্যাডমিন নয়।',
};

const rowMessages: MessageTable = {
  job: 'চাকরি',
  company: 'প্রতিষ্ঠান',
  approved: 'অনুমোদিত',
  rejected: 'বাতিল',
  'Thank you. We have received your report.': 'ধন্যবাদ। আপনার রিপোর্ট পেয়েছি।',
  'Thank you.': 'ধন্যবাদ।',
  'Only its owner can see this.': 'শুধু মালিক এটি দেখতে পারেন।',
  '{field} must be a day, as year-month-day.': '{field} দিন বছর-মাস-দিন হিসেবে।',
  'The reports are handled.': 'রিপোর্টগুলো দেখা হয়েছে।',
  'City not found.': 'শহরটি পাওয়া যায়নি।',
  'Job not found.': 'চাকরিটি পাওয়া যায়নি।',
  'Company not found.': 'প্রতিষ্ঠানটি পাওয়া যায়নি।',
  'The job is posted. It waits for approval.': 'নিয়োগ বিজ্ঞপ্তিটি জমা হয়েছে। এটি অনুমোদনের অপেক্ষায়।',
  'The job is updated.': 'চাকরিটি আপডেট হয়েছে।',
  'The job is deleted.': 'চাকরিটি মুছে ফেলা হয়েছে।',
  'The job is back.': 'চাকরিটি ফিরিয়ে আনা হয়েছে।',
  'The job is open again.': 'চাকরিটি আবার চালু হয়েছে।',
  'The job is closed.': 'চাকরিটি বন্ধ করা হয়েছে।',
  'You can list only your own jobs.': 'শুধু নিজের চাকরির তালিকা দেখা যায়।',
  'Choose one of your own companies.': 'আপনার নিজের একটি প্রতিষ্ঠান বেছে নিন।',
  'Choose a category from the list.': 'তালিকা থেকে ক্যাটাগরি বেছে নিন।',
  'You have {#count} jobs already. Please delete old ones first.':
    'আপনার আগেই {#count}টি চাকরি আছে। আগে পুরোনোগুলো মুছুন।',
  'Only an approved job can be closed or opened again.': 'শুধু অনুমোদিত চাকরি বন্ধ বা আবার চালু করা যায়।',
  'Its deadline has passed. Please change the deadline first.': 'আবেদনের সময় শেষ। আগে শেষ তারিখ বদলান।',
  'A deleted job can be brought back for {#days} days only.':
    'মুছে ফেলা চাকরি শুধু {#days} দিনের মধ্যে ফিরিয়ে আনা যায়।',
  'The company of this job is deleted.': 'এই চাকরির প্রতিষ্ঠানটি মুছে ফেলা হয়েছে।',
  'This {entity} is deleted.': 'এই {entity} মুছে ফেলা হয়েছে।',
  'The {entity} is {approval}.': '{entity} এখন {approval}।',
  'The new contact is rejected. The company stays approved.':
    'নতুন যোগাযোগের তথ্য বাতিল হয়েছে। প্রতিষ্ঠানটি অনুমোদিতই আছে।',
  'You can list only your own companies.': 'শুধু নিজের প্রতিষ্ঠানের তালিকা দেখা যায়।',
  'You have {#count} companies already, and there can be no more.':
    'আপনার আগেই {#count}টি প্রতিষ্ঠান আছে, আর যোগ করা যাবে না।',
  'The company was created and waits for approval.': 'প্রতিষ্ঠানটি যোগ হয়েছে। এটি অনুমোদনের অপেক্ষায়।',
  'The company was changed.': 'প্রতিষ্ঠানটি আপডেট হয়েছে।',
  'The company was deleted.': 'প্রতিষ্ঠানটি মুছে ফেলা হয়েছে।',
  'The company is there.': 'প্রতিষ্ঠানটি আছে।',
  'The company is back.': 'প্রতিষ্ঠানটি ফিরিয়ে আনা হয়েছে।',
  'The owner is deleting this account. Signing in restores everything.':
    'মালিক এই অ্যাকাউন্ট মুছে ফেলছেন। সাইন ইন করলে সব ফিরে আসবে।',
  'A deleted company can be brought back for {#days} days only.':
    'মুছে ফেলা প্রতিষ্ঠান শুধু {#days} দিনের মধ্যে ফিরিয়ে আনা যায়।',
  'The logo': 'লোগো',
  'Many logos are being read right now. Please try again in a few seconds.':
    'এখন অনেক লোগো আসছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  'Could not read this logo. The file may be damaged.': 'লোগোটি পড়া যায়নি। ফাইলটি নষ্ট হতে পারে।',
  'This logo is too large. Use one up to 2000 pixels wide.':
    'লোগোটি অনেক বড়। ২০০০ পিক্সেল পর্যন্ত চওড়া লোগো দিন।',
  'The logo has too many pixels: at most {#count} million are read, and {#side} on each side.':
    'লোগোতে পিক্সেল অনেক বেশি: সর্বোচ্চ {#count} মিলিয়ন, আর প্রতি পাশে {#side}।',
  'The logo must be a picture: JPEG, PNG, WebP, AVIF or GIF.':
    'লোগো একটি ছবি হতে হবে: JPEG, PNG, WebP, AVIF বা GIF।',
};

const requestMessages: MessageTable = {
  'a second': '১ সেকেন্ড',
  'a minute': '১ মিনিট',
  '{#count} seconds': '{#count} সেকেন্ড',
  '{#count} minutes': '{#count} মিনিট',
  '{#count} hours': '{#count} ঘণ্টা',
  'Too many tries. Please try again in {wait}.': 'অনেকবার চেষ্টা হয়েছে। {wait} পরে আবার চেষ্টা করুন।',
  'Too many attempts. Please try again in {wait}.': 'অনেকবার চেষ্টা হয়েছে। {wait} পরে আবার চেষ্টা করুন।',
  'There is nothing at this address.': 'এই ঠিকানায় কিছু নেই।',
  'The request could not be read.': 'অনুরোধটি পড়া যায়নি।',
  'The headers are too large.': 'অনুরোধের হেডার অনেক বড়।',
  'The request took too long to arrive.': 'অনুরোধটি আসতে অনেক সময় লেগেছে।',
  'The address holds characters that must be percent-encoded, as letters of other alphabets must.':
    'ঠিকানার কিছু অক্ষর % দিয়ে কোড করে পাঠাতে হবে, যেমন অন্য ভাষার অক্ষর।',
  'A value in the request is not valid.': 'অনুরোধের একটি তথ্য সঠিক নয়।',
  'This is taking too long. Please try again later.': 'বেশি সময় লাগছে। পরে আবার চেষ্টা করুন।',
  'The service is busy. Please try again in a moment.': 'সার্ভার এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন।',
  'Something went wrong on our side. Please try again later.':
    'আমাদের দিকে একটি সমস্যা হয়েছে। পরে আবার চেষ্টা করুন।',
  'This is too large. The limit is 1 MB.': 'এটি অনেক বড়। সর্বোচ্চ ১ MB পাঠানো যায়।',
  'Pages of this origin may not make this call.': 'এই সাইট থেকে এই অনুরোধ করা যায় না।',
  'The body must be a JSON object.': 'অনুরোধে একটি JSON অবজেক্ট পাঠান।',
  'The body is not valid UTF-8.': 'অনুরোধটি সঠিক UTF-8 নয়।',
  'The body is not valid JSON.': 'অনুরোধটি সঠিক JSON নয়।',
  'Please send JSON, with the header Content-Type: application/json.':
    'Content-Type: application/json হেডারসহ JSON পাঠান।',
  'Please send a form (multipart/form-data) or JSON.': 'ফরম (multipart/form-data) অথবা JSON পাঠান।',
  'Could not read the form. Please send it again.': 'ফরমটি পড়া যায়নি। আবার পাঠান।',
  '{file} is too large: at most {#size} MB is accepted.': '{file} অনেক বড়: সর্বোচ্চ {#size} MB নেওয়া হয়।',
  'The form is too large: at most {#size} MB is accepted beside the file.':
    'ফরমটি অনেক বড়: ফাইল ছাড়া সর্বোচ্চ {#size} MB নেওয়া হয়।',
  'The form has more than {#count} fields.': 'ফরমে {#count}টির বেশি ঘর আছে।',
  '{field} was sent twice.': '{field} দুবার পাঠানো হয়েছে।',
  '{field} is not valid UTF-8.': '{field} সঠিক UTF-8 নয়।',
  '{field} is missing.': '{field} নেই।',
  '{field} is not valid: expected {kind}.': '{field} সঠিক নয়: {kind} হতে হবে।',
  '{field} must be given once.': '{field} একবারই দিতে হবে।',
  '{field} holds characters that are not text.': '{field}: এমন অক্ষর আছে যা লেখা নয়।',
  '{field} must be a whole number from 1 to {#most}.': '{field} ১ থেকে {#most} পর্যন্ত পূর্ণ সংখ্যা হতে হবে।',
  '{field} must be a number from 0 to {#most}.': '{field} ০ থেকে {#most} পর্যন্ত সংখ্যা হতে হবে।',
  '{field} must be among: {choices}.': '{field} হবে এগুলোর একটি: {choices}।',
  'minSalary must not be above maxSalary.': 'minSalary কখনো maxSalary-এর বেশি হতে পারে না।',
  'createdBy must be the id of a user.': 'createdBy একজন ব্যবহারকারীর আইডি হতে হবে।',
  '{header} must be a version like "v3", or *.': '{header} হবে "v3"-এর মতো একটি সংস্করণ, অথবা *।',
  '{header} must be 8 to 128 letters, digits, - and _.': '{header}: ৮ থেকে ১২৮টি অক্ষর, সংখ্যা, - ও _ দিন।',
  'This {header} was used for another request.': 'এই {header} অন্য অনুরোধে ব্যবহার করা হয়েছে।',
  'This was changed before you saved. Please compare both versions.':
    'আপনি সেভ করার আগে এটি বদলানো হয়েছে। দুটি সংস্করণ মিলিয়ে দেখুন।',
  Text: 'লেখা',
  Key: 'কী',
  '{field} must be 16 to 64 letters, digits, - and _.': '{field}: ১৬ থেকে ৬৪টি অক্ষর, সংখ্যা, - ও _ দিন।',
  'Please send this again.': 'এটি আবার পাঠান।',
  'File not found.': 'ফাইলটি পাওয়া যায়নি।',
  'The file has no such part.': 'ফাইলে এই অংশটি নেই।',
  'Many pictures are being drawn right now. Please try again in a few seconds.':
    'এখন অনেক ছবি তৈরি হচ্ছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  'There is no such picture.': 'এমন কোনো ছবি নেই।',
  'There is no such part of the sitemap.': 'সাইটম্যাপে এমন কোনো অংশ নেই।',
};

const alertMessages: MessageTable = {
  'Notifications of this browser are not supported.': 'এই ব্রাউজারের নোটিফিকেশন এখানে কাজ করে না।',
  'This alert does not come as a notification.': 'এই অ্যালার্ট নোটিফিকেশনে আসে না।',
  'Please turn this on with the phone that subscribed.': 'যে ফোনে সাবস্ক্রাইব করেছেন, সেটি থেকে চালু করুন।',
  'Your operator cannot send new jobs by SMS. Please choose a notification.':
    'আপনার অপারেটর এসএমএসে নতুন চাকরির খবর পাঠাতে পারে না। নোটিফিকেশন বেছে নিন।',
  'This device no longer accepts notifications. Please turn them on again.':
    'এই ডিভাইস আর নোটিফিকেশন নিচ্ছে না। আবার চালু করুন।',
  'Notifications cannot be sent at the moment. Please try again in a few minutes.':
    'এখন নোটিফিকেশন পাঠানো যাচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  'A notification is on its way.': 'একটি নোটিফিকেশন আসছে।',
  'This alert no longer exists.': 'এই অ্যালার্ট আর নেই।',
  'You have too many alerts. Please stop one of them first.': 'আপনার অনেক অ্যালার্ট আছে। আগে একটি বন্ধ করুন।',
  'This alert belongs to another device.': 'এই অ্যালার্ট অন্য ডিভাইসের।',
  'The alert is saved.': 'অ্যালার্ট সেভ হয়েছে।',
  'The alert is on.': 'অ্যালার্ট চালু হয়েছে।',
  'The alert is stopped.': 'অ্যালার্ট বন্ধ হয়েছে।',
};

/** What the API says. Whole texts count before those with parts, and these in their order. */
export const messages: MessageTable = {
  ...subscriptionMessages,
  ...accountMessages,
  ...alertMessages,
  ...rowMessages,
  ...requestMessages,
  ...fieldErrors,
};
