/** Trades and positions, one a row, in every spelling; the first names it. "!" marks what is another word in a text. */
export const tradeWords = `
quality inspector, qc, qa qc, quality control, quality controller, quality checker, কিউসি, কোয়ালিটি ইন্সপেক্টর, কোয়ালিটি কন্ট্রোল, কোয়ালিটি চেকার, মান নিয়ন্ত্রণ, মান নিয়ন্ত্রক, মান পরিদর্শক, kiusi
sewing operator, সেলাই অপারেটর, সুইং অপারেটর, machine operator, মেশিন অপারেটর, sewing machine operator, সেলাই মেশিন অপারেটর, selai operator, shelai operator
tailor, tailoring, দর্জি, দরজি, টেইলার, cutting master, কাটিং মাস্টার
driver, চালক, ড্রাইভার, গাড়িচালক, গাড়ি চালক, গাড়ীচালক, gari chalok, car driver, driving, motor driver
security guard, নিরাপত্তা প্রহরী, সিকিউরিটি গার্ড, দারোয়ান, পাহারাদার, নিরাপত্তাকর্মী, নিরাপত্তা কর্মী, প্রহরী, watchman, guard, গার্ড, pahara, পাহারা
electrician, ইলেকট্রিশিয়ান, ইলেক্ট্রিশিয়ান, বৈদ্যুতিক মিস্ত্রি, বিদ্যুৎ মিস্ত্রি, ইলেকট্রিক মিস্ত্রি, electrical technician, লাইনম্যান, lineman
mason, রাজমিস্ত্রি, রাজ মিস্ত্রি
carpenter, কাঠমিস্ত্রি, কাঠ মিস্ত্রি, ছুতার
plumber, প্লাম্বার, পাইপ মিস্ত্রি, স্যানিটারি মিস্ত্রি
painter, রংমিস্ত্রি, রং মিস্ত্রি, পেইন্টার
welder, ওয়েল্ডার, ঝালাই মিস্ত্রি, welding, ওয়েল্ডিং
mechanic, মেকানিক, মোটর মিস্ত্রি, গাড়ি মিস্ত্রি, ফিটার, fitter
craftsman, মিস্ত্রি, মিস্ত্রী, mistri
cook, বাবুর্চি, রাঁধুনি, রাঁধুনী, রাধুনী, chef, শেফ, রান্না, cooking, kitchen, babuchi, sef
waiter, ওয়েটার, waitress, পরিবেশক
baker, বেকার, bakery, বেকারি
cleaner, পরিচ্ছন্নতাকর্মী, পরিচ্ছন্নতা কর্মী, ক্লিনার, ঝাড়ুদার, সুইপার, sweeper, housekeeping, হাউসকিপিং
gardener, মালী, মালি
office assistant, অফিস সহায়ক, অফিস সহকারী, পিয়ন, পিওন, peon, office boy, office helper, office attendant, mlss, এমএলএসএস, অফিস বয়, pion, piyon
computer operator, কম্পিউটার অপারেটর, typist, টাইপিস্ট, মুদ্রাক্ষরিক, কম্পিউটার মুদ্রাক্ষরিক
data entry, ডেটা এন্ট্রি, ডাটা এন্ট্রি, data entry operator, ডাটা এন্ট্রি অপারেটর, ডেটা এন্ট্রি অপারেটর
nurse, nursing, নার্স, নার্সিং, সেবিকা, brother nurse
doctor, physician, medical officer, ডাক্তার, চিকিৎসক, মেডিকেল অফিসার, ডাঃ, mbbs, এমবিবিএস, medical doctor
dentist, ডেন্টিস্ট, দন্ত চিকিৎসক
midwife, মিডওয়াইফ, ধাত্রী, দাই
pharmacist, pharmacy, ফার্মাসিস্ট, ফার্মেসি, ফার্মেসী, ওষুধের দোকান, ঔষধ, ওষুধ, pharmecy
laboratory technologist, lab technician, laboratory, ল্যাব টেকনিশিয়ান, ল্যাবরেটরি, মেডিকেল টেকনোলজিস্ট, medical technologist, pathologist, প্যাথলজি, lab assistant, lab
caregiver, care giver, home care, হোম কেয়ার, কেয়ারগিভার, কেয়ার গিভার, সেবাকর্মী, সেবা কর্মী, গৃহকর্মী, রোগীর যত্ন, রোগীর সেবা, আয়া, patient care, domestic worker
health worker, স্বাস্থ্যকর্মী, স্বাস্থ্য কর্মী, community health worker, মাঠ স্বাস্থ্যকর্মী
field worker, মাঠকর্মী, মাঠ কর্মী, field officer, মাঠপর্যায়, মাঠ পর্যায়, field work
physiotherapist, physiotherapy, ফিজিওথেরাপিস্ট, ফিজিওথেরাপি
psychologist, মনোবিজ্ঞানী, counsellor, counselor, কাউন্সেলর
teacher, শিক্ষক, শিক্ষিকা, টিচার, teaching, শিক্ষকতা, মাস্টার মশাই, ticher
lecturer, প্রভাষক, লেকচারার, professor, অধ্যাপক
tutor, টিউটর, গৃহশিক্ষক, গৃহ শিক্ষক, প্রাইভেট টিউটর, home tutor, private tutor, হোম টিউটর
trainer, প্রশিক্ষক, ট্রেইনার, instructor, ইন্সট্রাক্টর
principal, অধ্যক্ষ, headmaster, প্রধান শিক্ষক
imam, ইমাম, মুয়াজ্জিন, খতিব
librarian, গ্রন্থাগারিক, লাইব্রেরিয়ান
accountant, হিসাবরক্ষক, হিসাব রক্ষক, একাউন্ট্যান্ট, একাউন্টেন্ট, অ্যাকাউন্ট্যান্ট, অ্যাকাউন্টেন্ট, হিসাববিদ, accounts officer, হিসাবরক্ষণ কর্মকর্তা, book keeper, bookkeeper, হিসাবরক্ষণ
auditor, অডিটর, নিরীক্ষক, audit, অডিট, নিরীক্ষা, oditor
cashier, ক্যাশিয়ার, কোষাধ্যক্ষ, teller, cash officer, kesiar
banker, ব্যাংকার, ব্যাংক কর্মকর্তা, bank officer
warehouse, godown, গুদাম, গোডাউন, ওয়্যারহাউস, ওয়্যারহাউজ, ওয়ারহাউজ, গুদামঘর, godaun
storekeeper, store keeper, স্টোর কিপার, স্টোরকিপার, ভাণ্ডাররক্ষক, store officer, store assistant
delivery man, delivery, ডেলিভারি, ডেলিভারি ম্যান, ডেলিভারিম্যান, delivery boy, ডেলিভারি বয়, rider, রাইডার, courier, কুরিয়ার, delivery rider, dilibari
loader, লোডার, কুলি, শ্রমিক, লেবার, labourer, labor, day labourer, দিনমজুর
helper, হেলপার, সাহায্যকারী, হেল্পার
customs, কাস্টমস, শুল্ক, c&f, cnf, সিএন্ডএফ, সি এন্ড এফ, kastams
salesman, sales representative, বিক্রয় প্রতিনিধি, সেলসম্যান, সেলস ম্যান, বিক্রয়কর্মী, বিক্রয় কর্মী, !sr, এসআর, sales officer, sales executive, সেলস এক্সিকিউটিভ, বিক্রেতা, salesperson
shop assistant, দোকান কর্মচারী, দোকানকর্মী, sales assistant, দোকানের কর্মচারী, দোকান সহকারী
shop manager, store manager, showroom manager, showroom, শোরুম, দোকান ম্যানেজার, দোকান ব্যবস্থাপক, শোরুম ম্যানেজার
sales manager, সেলস ম্যানেজার, বিক্রয় ব্যবস্থাপক, area sales manager, !asm, এএসএম, এরিয়া ম্যানেজার
marketing, মার্কেটিং, বিপণন, marketer, বাজারজাতকরণ
digital marketing, ডিজিটাল মার্কেটিং, online marketing, অনলাইন মার্কেটিং
seo, এসইও, search engine optimization, search engine optimisation
social media, সামাজিক মাধ্যম, সোশ্যাল মিডিয়া, facebook, ফেসবুক
content writer, content writing, কন্টেন্ট রাইটার, কনটেন্ট রাইটিং, লেখক, copywriter
journalist, সাংবাদিক, রিপোর্টার, reporter
translator, অনুবাদক, ট্রান্সলেটর
photographer, ফটোগ্রাফার, আলোকচিত্রী, photography, ফটোগ্রাফি
video editor, ভিডিও এডিটর, video editing, ভিডিও এডিটিং
graphic designer, graphics designer, graphic design, graphics, গ্রাফিক ডিজাইনার, গ্রাফিক্স ডিজাইনার, গ্রাফিক্স, গ্রাফিক ডিজাইন, গ্রাফিক্স ডিজাইন, grafix, graphix, graphix designer
designer, ডিজাইনার, নকশাকার, design, ডিজাইন, dizainer
architect, স্থপতি, আর্কিটেক্ট
draftsman, ড্রাফটসম্যান, নকশাবিদ, autocad, অটোক্যাড
merchandiser, merchandising, মার্চেন্ডাইজার, মার্চেন্ডাইজিং, marchendaijar
pattern maker, pattern master, প্যাটার্ন মাস্টার, প্যাটার্ন, pattern
dyeing, ডাইং, dying, রঞ্জন, dyer, daing
knitting, নিটিং, knit, নিট, বুনন, knitwear
ironing, আয়রনম্যান, iron man, ইস্ত্রি, finishing, ফিনিশিং
line chief, লাইন চিফ, line supervisor, লাইন সুপারভাইজার, লাইনচিফ
production manager, প্রোডাকশন ম্যানেজার, উৎপাদন ব্যবস্থাপক, pm production
industrial engineer, ইন্ডাস্ট্রিয়াল ইঞ্জিনিয়ার, !ie, আইই, industrial engineering
developer, software engineer, programmer, ডেভেলপার, প্রোগ্রামার, software developer, সফটওয়্যার ইঞ্জিনিয়ার, সফটওয়্যার ডেভেলপার, সফটওয়্যার প্রকৌশলী, coder, programming, প্রোগ্রামিং
web developer, ওয়েব ডেভেলপার, web designer, ওয়েব ডিজাইনার
app developer, অ্যাপ ডেভেলপার, mobile developer, mobile app developer, android developer, অ্যান্ড্রয়েড ডেভেলপার, মোবাইল অ্যাপ
it support, it officer, আইটি সাপোর্ট, আইটি অফিসার, আইটি কর্মকর্তা, it executive, hardware technician
network engineer, নেটওয়ার্ক ইঞ্জিনিয়ার, networking, নেটওয়ার্কিং
data analyst, ডেটা অ্যানালিস্ট, ডাটা এনালিস্ট, analyst, বিশ্লেষক
civil engineer, সিভিল ইঞ্জিনিয়ার, পুরকৌশলী, site engineer, সাইট ইঞ্জিনিয়ার
electrical engineer, ইলেকট্রিক্যাল ইঞ্জিনিয়ার, তড়িৎ প্রকৌশলী
mechanical engineer, মেকানিক্যাল ইঞ্জিনিয়ার, যন্ত্র প্রকৌশলী, mechanical engineering, mechanical
textile engineer, টেক্সটাইল ইঞ্জিনিয়ার, বস্ত্র প্রকৌশলী
engineer, ইঞ্জিনিয়ার, প্রকৌশলী, engineering, ইঞ্জিনিয়ারিং, প্রকৌশল
technician, টেকনিশিয়ান, কারিগর, technologist, টেকনোলজিস্ট, teknisian, teknishian
supervisor, সুপারভাইজার, তত্ত্বাবধায়ক, পরিদর্শক, foreman, ফোরম্যান
inspector, ইন্সপেক্টর, ইনস্পেক্টর
operator, অপারেটর, চালনাকারী
manager, ম্যানেজার, ব্যবস্থাপক, মেনেজার
assistant manager, সহকারী ব্যবস্থাপক, সহকারী ম্যানেজার, !am
general manager, জেনারেল ম্যানেজার, মহাব্যবস্থাপক, !gm, জিএম
director, পরিচালক, ডিরেক্টর, head
officer, অফিসার, কর্মকর্তা
executive, এক্সিকিউটিভ, নির্বাহী, এক্সিকিউটিভ অফিসার
assistant, সহকারী, এসিস্ট্যান্ট, অ্যাসিস্ট্যান্ট, সহায়ক, সহযোগী
coordinator, সমন্বয়কারী, সমন্বয়ক, কোঅর্ডিনেটর
clerk, করণিক, কেরানি, ক্লার্ক
receptionist, রিসেপশনিস্ট, অভ্যর্থনাকারী, front desk, ফ্রন্ট ডেস্ক
call centre agent, call center, কল সেন্টার, customer service, কাস্টমার সার্ভিস, গ্রাহক সেবা, customer support, কাস্টমার কেয়ার, customer care
secretary, সচিব, সেক্রেটারি, personal assistant, ব্যক্তিগত সহকারী
human resources, !hr, human resource, এইচআর, মানবসম্পদ, মানব সম্পদ, eich ar, hrm, এইচআরএম
recruiter, recruitment, talent acquisition, নিয়োগকর্তা, রিক্রুটমেন্ট
compliance, কমপ্লায়েন্স, কমপ্লাইয়েন্স, শ্রম আইন
payroll, বেতন হিসাব, পেরোল
lawyer, আইনজীবী, উকিল, অ্যাডভোকেট, advocate, legal officer
procurement, ক্রয়, purchase, ক্রয় কর্মকর্তা, purchase officer, পারচেজ
planner, পরিকল্পনাকারী, planning, পরিকল্পনা
project, প্রকল্প, প্রজেক্ট
ngo, এনজিও, উন্নয়ন সংস্থা, non government organisation, enjio
farmer, কৃষক, চাষি, agriculture, কৃষি, কৃষিকাজ, agro
fisherman, জেলে, মৎস্য, fisheries, মাছ
beautician, বিউটিশিয়ান, পার্লার, parlour, beauty parlor
barber, নাপিত, সেলুন, salon
solar technician, সোলার টেকনিশিয়ান, সৌরবিদ্যুৎ টেকনিশিয়ান, সৌরবিদ্যুৎ, solar, সোলার
maintenance, রক্ষণাবেক্ষণ, মেইনটেন্যান্স, মেনটেন্যান্স, mentenens
shipping, শিপিং, জাহাজ, freight
sailor, নাবিক, seaman
fireman, ফায়ারম্যান, অগ্নিনির্বাপক
`;
