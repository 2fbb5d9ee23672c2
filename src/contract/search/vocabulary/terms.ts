/** Fields of work, conditions and skills, one a row, in every spelling; as in trades.ts. */
export const terms = `
garments, garment, গার্মেন্টস, গার্মেন্ট, rmg, apparel, পোশাক, পোশাক শিল্প, তৈরি পোশাক, clothing, poshak, garmens, আরএমজি, পোষাক
textile, টেক্সটাইল, বস্ত্র, কাপড়, fabric, woven
sewing, সেলাই, সুইং, selai, shelai, suing
quality, কোয়ালিটি, মান, গুণমান, qa, কিউএ
factory, কারখানা, ফ্যাক্টরি, মিল, plant
company, কোম্পানি, প্রতিষ্ঠান
office, অফিস, দপ্তর, কার্যালয়
shop, দোকান, store, স্টোর, retail, রিটেইল, outlet
sales, বিক্রয়, বিক্রি, সেলস, selling, বেচাকেনা, বিক্রয়কাজ, bikri, sels
market, বাজার, মার্কেট
wholesale, পাইকারি, হোলসেল
business, ব্যবসা, বিজনেস, ব্যাবসা
accounts, হিসাব, accounting, accountancy, একাউন্টস, অ্যাকাউন্টস, একাউন্টিং, হিসাববিজ্ঞান, finance, ফাইন্যান্স, অর্থ
bank, ব্যাংক, banking, ব্যাংকিং, ব্যাঙ্ক
tax, কর, ট্যাক্স, vat, ভ্যাট, আয়কর
hospital, হাসপাতাল, clinic, ক্লিনিক
health, স্বাস্থ্য, হেলথ, healthcare, চিকিৎসা, medical, মেডিকেল
medicine rep, মেডিকেল প্রমোশন, medical representative, medical promotion officer, !mpo, এমপিও
school, স্কুল, বিদ্যালয়, কলেজ, college
education, শিক্ষা, এডুকেশন, পড়াশোনা
kindergarten, preschool, pre school, প্রাক্ প্রাথমিক, প্রাক প্রাথমিক, প্রাক্-প্রাথমিক, শিশু শিক্ষা, কিন্ডারগার্টেন, primary, প্রাথমিক, nursery, নার্সারি
secondary, মাধ্যমিক
mathematics, math, maths, গণিত, গনিত, অংক, অঙ্ক, ম্যাথ
english, ইংরেজি, ইংলিশ, ingreji
bangla, বাংলা, bengali
physics, পদার্থবিজ্ঞান, ফিজিক্স
science, বিজ্ঞান
training, প্রশিক্ষণ, ট্রেনিং
computer, কম্পিউটার, কমপিউটার
typing, টাইপিং, টাইপ
excel, এক্সেল, microsoft excel, মাইক্রোসফট এক্সেল
internet, ইন্টারনেট
software, সফটওয়্যার, সফটওয়ার, softwar, সফ্টওয়্যার
information technology, !it, আইটি, তথ্য প্রযুক্তি, তথ্যপ্রযুক্তি, ict, আইসিটি
cplusplus, c plus plus, cpp, সি প্লাস প্লাস
csharp, c sharp, সি শার্প
fsharp, f sharp
dotnet, dot net, asp.net, vb.net, ado.net, ডট নেট, ডটনেট
web, ওয়েব, website, ওয়েবসাইট
mobile, মোবাইল, smartphone, phone, ফোন
android, অ্যান্ড্রয়েড, এন্ড্রয়েড, andriod
freelance, ফ্রিল্যান্স, freelancer, ফ্রিল্যান্সার, freelancing, ফ্রিল্যান্সিং, আউটসোর্সিং, outsourcing
data, ডেটা, ডাটা, তথ্য
ui, ইউআই, user interface
ux, ইউএক্স, user experience
hotel, হোটেল, resort, রিসোর্ট, hospitality
restaurant, রেস্টুরেন্ট, রেস্তোরাঁ, রেস্তোরা
tourism, পর্যটন, travel, ট্রাভেল
transport, পরিবহন, ট্রান্সপোর্ট, পরিবহণ
car, গাড়ি, গাড়ী, vehicle, gari
truck, ট্রাক, covered van, কাভার্ড ভ্যান, lorry
motorcycle, মোটরসাইকেল, bike, বাইক, মোটর সাইকেল
logistics, লজিস্টিকস, লজিস্টিক
supply chain, সাপ্লাই চেইন, সরবরাহ
import, আমদানি
export, রপ্তানি
port, বন্দর
construction, নির্মাণ, কনস্ট্রাকশন
building, ভবন, ইমারত
electricity, বিদ্যুৎ, বৈদ্যুতিক, electrical, ইলেকট্রিক্যাল, biddut
power, জ্বালানি, energy
machine, মেশিন, যন্ত্র, machinery, mesin
security, নিরাপত্তা, সিকিউরিটি
safety, সেফটি
cleaning, পরিচ্ছন্নতা, পরিষ্কার
food, খাবার, খাদ্য, ফুড
management, ব্যবস্থাপনা, ম্যানেজমেন্ট
administration, প্রশাসন, অ্যাডমিন, admin, এডমিন
production, উৎপাদন, প্রোডাকশন
part time, পার্ট টাইম, পার্টটাইম, খণ্ডকালীন, খন্ডকালীন, part-time, khondokalin, আংশিক সময়
full time, ফুল টাইম, ফুলটাইম, পূর্ণকালীন, full-time
contract, চুক্তিভিত্তিক, চুক্তি, contractual
remote, রিমোট, ঘরে বসে, বাসা থেকে, work from home, home based, ghore bose
online, অনলাইন
night, রাত, নাইট, রাতের, night shift, নাইট শিফট
evening, সন্ধ্যা, বিকাল, বিকেল
day shift, দিনের শিফট, দিনের পালা
shift, শিফট, পালা
intern, internship, ইন্টার্ন, ইন্টার্নশিপ, শিক্ষানবিশ, শিক্ষানবিস
trainee, ট্রেইনি, প্রশিক্ষণার্থী, apprentice
fresher, নতুনদের জন্য, নতুনদের, ফ্রেশার, entry level, অনভিজ্ঞ, অভিজ্ঞতা ছাড়া, fresh graduate, no experience
junior, জুনিয়র, কনিষ্ঠ
senior, সিনিয়র, জ্যেষ্ঠ
experience, অভিজ্ঞতা, অভিজ্ঞ, experienced
graduate, স্নাতক, গ্র্যাজুয়েট, গ্রাজুয়েট, bachelor, অনার্স, honours
master degree, স্নাতকোত্তর, মাস্টার্স, masters
diploma, ডিপ্লোমা
hsc, এইচএসসি, উচ্চমাধ্যমিক, উচ্চ মাধ্যমিক
ssc, এসএসসি
eight pass, অষ্টম শ্রেণি, অষ্টম শ্রেণী, অষ্টম পাস
student, শিক্ষার্থী, ছাত্র, স্টুডেন্ট, ছাত্রী
woman, মহিলা, নারী, female, women, মেয়ে
man, পুরুষ, male
government, সরকারি, govt, সরকারী
private, বেসরকারি, প্রাইভেট, বেসরকারী
foreign, বিদেশ, বিদেশি, overseas, abroad
salary, বেতন, স্যালারি, pay
community, কমিউনিটি
child, শিশু, children, বাচ্চা, kids
patient, রোগী
assembly, অ্যাসেম্বলি
printing, প্রিন্টিং, ছাপা, print, প্রিন্ট
painting, রং, paint
research, গবেষণা, রিসার্চ
insurance, বীমা, বিমা, ইন্স্যুরেন্স
telecom, টেলিকম, telecommunication
media, মিডিয়া, গণমাধ্যম
event, ইভেন্ট, অনুষ্ঠান
warehouse work, গুদামের কাজ
customer, গ্রাহক, কাস্টমার, client
team, দল, টিম
report, প্রতিবেদন, রিপোর্ট
`;
