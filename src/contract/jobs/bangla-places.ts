/**
 * Places as people write them in Bangladesh, one a row: the name of addresses (slug.ts), the Bangla one, and older or
 * other spellings in English texts.
 */
export const banglaPlaces = `
bagerhat, বাগেরহাট
bandarban, বান্দরবান
barguna, বরগুনা
barishal, বরিশাল, barisal
bhola, ভোলা
bogura, বগুড়া, bogra
brahmanbaria, ব্রাহ্মণবাড়িয়া
chandpur, চাঁদপুর
chapainawabganj, চাঁপাইনবাবগঞ্জ, chapai nawabganj
chattogram, চট্টগ্রাম, chittagong
chuadanga, চুয়াডাঙ্গা
coxs bazar, কক্সবাজার, cox bazar, coxsbazar
cumilla, কুমিল্লা, comilla
dhaka, ঢাকা, dacca
dinajpur, দিনাজপুর
faridpur, ফরিদপুর
feni, ফেনী
gaibandha, গাইবান্ধা
gazipur, গাজীপুর
gopalganj, গোপালগঞ্জ
habiganj, হবিগঞ্জ
jamalpur, জামালপুর
jashore, যশোর, jessore
jhalokati, ঝালকাঠি, jhalokathi, jhalakathi
jhenaidah, ঝিনাইদহ
joypurhat, জয়পুরহাট
khagrachhari, খাগড়াছড়ি, khagrachari
khulna, খুলনা
kishoreganj, কিশোরগঞ্জ
kurigram, কুড়িগ্রাম
kushtia, কুষ্টিয়া
lakshmipur, লক্ষ্মীপুর, laxmipur
lalmonirhat, লালমনিরহাট
madaripur, মাদারীপুর
magura, মাগুরা
manikganj, মানিকগঞ্জ
meherpur, মেহেরপুর
moulvibazar, মৌলভীবাজার, maulvibazar
munshiganj, মুন্সীগঞ্জ
mymensingh, ময়মনসিংহ
naogaon, নওগাঁ
narail, নড়াইল
narayanganj, নারায়ণগঞ্জ
narsingdi, নরসিংদী
natore, নাটোর
netrokona, নেত্রকোনা, netrakona
nilphamari, নীলফামারী
noakhali, নোয়াখালী
pabna, পাবনা
panchagarh, পঞ্চগড়
patuakhali, পটুয়াখালী
pirojpur, পিরোজপুর
rajbari, রাজবাড়ী
rajshahi, রাজশাহী
rangamati, রাঙামাটি
rangpur, রংপুর
satkhira, সাতক্ষীরা
shariatpur, শরীয়তপুর
sherpur, শেরপুর
sirajganj, সিরাজগঞ্জ
sunamganj, সুনামগঞ্জ
sylhet, সিলেট
tangail, টাঙ্গাইল
thakurgaon, ঠাকুরগাঁও
uttara, উত্তরা
savar, সাভার
tongi, টঙ্গী
ashulia, আশুলিয়া
mirpur, মিরপুর
gulshan, গুলশান
benapole, বেনাপোল
kolkata, কলকাতা, calcutta
colombo, কলম্বো
bangladesh, বাংলাদেশ
india, ভারত
sri lanka, শ্রীলঙ্কা, srilanka
`;
