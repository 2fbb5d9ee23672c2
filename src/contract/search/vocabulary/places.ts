/** Districts and other places, one a row, in spellings beyond those of addresses (slug.ts). The first names it. */
export const places = `
bagerhat, বাগেরহাট
bandarban, বান্দরবান
barguna, বরগুনা, borguna
barishal, borishal
bhola, ভোলা
bogura, bogora
brahmanbaria, ব্রাহ্মণবাড়িয়া, b baria, brahmonbaria
chandpur, চাঁদপুর
chapainawabganj, চাঁপাইনবাবগঞ্জ, নবাবগঞ্জ, nawabganj, chapai nawabganj
chattogram, ctg, চিটাগাং, চট্রগ্রাম
chuadanga, চুয়াডাঙ্গা
coxs bazar, cox's bazar, cox bazar, কক্স বাজার, koxbazar
cumilla, kumilla
dhaka
dinajpur
faridpur, ফরিদপুর
feni, ফেনী
gaibandha, গাইবান্ধা
gazipur
gopalganj, গোপালগঞ্জ
habiganj, হবিগঞ্জ, hobigonj
jamalpur, জামালপুর
jashore, যশোহর, joshor
jhalokati, ঝালকাঠি, jhalokathi, jhalakathi
jhenaidah, ঝিনাইদহ
joypurhat, জয়পুরহাট
khagrachhari, খাগড়াছড়ি, khagrachari
khulna
kishoreganj, কিশোরগঞ্জ
kurigram, কুড়িগ্রাম
kushtia, কুষ্টিয়া
lakshmipur, লক্ষ্মীপুর, laxmipur, lokkhipur
lalmonirhat, লালমনিরহাট
madaripur, মাদারীপুর
magura, মাগুরা
manikganj, মানিকগঞ্জ
meherpur, মেহেরপুর
moulvibazar, মৌলভীবাজার, maulvibazar, moulovibazar
munshiganj, মুন্সীগঞ্জ
mymensingh, moymonsingh
naogaon, নওগাঁ, nowgaon
narail, নড়াইল
narayanganj
narsingdi, নরসিংদী
natore, নাটোর
netrokona, নেত্রকোনা, netrakona
nilphamari, নীলফামারী
noakhali, নোয়াখালী
pabna, পাবনা
panchagarh, পঞ্চগড়
patuakhali, পটুয়াখালী, potuakhali
pirojpur, পিরোজপুর
rajbari, রাজবাড়ী
rajshahi
rangamati, রাঙামাটি, রাঙ্গামাটি
rangpur, rongpur
satkhira, সাতক্ষীরা
shariatpur, শরীয়তপুর, shariyatpur
sherpur, শেরপুর
sirajganj, সিরাজগঞ্জ
sunamganj
sylhet
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
