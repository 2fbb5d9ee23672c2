/**
 * Places as people write them in Bangladesh, one a row: districts, towns and quarters, and the countries of addresses.
 * The name of addresses (slug.ts), the Bangla one, and other spellings in either script: those that city-key.ts does not
 * make alike, and those that searches are to know.
 */
export const banglaPlaces = `
bagerhat, বাগেরহাট, bagherhat
bandarban, বান্দরবান, bandorban
barguna, বরগুনা, borguna
barishal, বরিশাল, barisal, borishal
bhola, ভোলা
bogura, বগুড়া, bogra, bogora
brahmanbaria, ব্রাহ্মণবাড়িয়া, brahmonbaria, brahman baria, b baria, বি বাড়িয়া
chandpur, চাঁদপুর
chapainawabganj, চাঁপাইনবাবগঞ্জ, chapai nawabganj, chapai nababganj, চাঁপাই নবাবগঞ্জ
chattogram, চট্টগ্রাম, chittagong, chattagram, chottogram, ctg, চিটাগাং, চট্রগ্রাম
chuadanga, চুয়াডাঙ্গা, চুয়াডাংগা
coxs bazar, কক্সবাজার, cox bazar, cox bazaar, coxs bazaar
cumilla, কুমিল্লা, comilla, kumilla
dhaka, ঢাকা, dacca, dhaka north, dhaka south, ঢাকা উত্তর, ঢাকা দক্ষিণ
dinajpur, দিনাজপুর
faridpur, ফরিদপুর, foridpur
feni, ফেনী
gaibandha, গাইবান্ধা, gaibanda
gazipur, গাজীপুর, gajipur
gopalganj, গোপালগঞ্জ
habiganj, হবিগঞ্জ, hobiganj
jamalpur, জামালপুর
jashore, যশোর, jessore, joshor, যশোহর
jhalokati, ঝালকাঠি, jhalokathi, jhalakathi, jhalakati, jhalkathi, jhalokhathi
jhenaidah, ঝিনাইদহ, jhenidah, jhinaidah
joypurhat, জয়পুরহাট, jaipurhat
khagrachhari, খাগড়াছড়ি, khagrachari, khagrachori
khulna, খুলনা
kishoreganj, কিশোরগঞ্জ, kishorganj
kurigram, কুড়িগ্রাম
kushtia, কুষ্টিয়া, kustia
lakshmipur, লক্ষ্মীপুর, laxmipur, lakhsmipur, lokkhipur, লক্ষীপুর
lalmonirhat, লালমনিরহাট, lalmonir hat
madaripur, মাদারীপুর
magura, মাগুরা
manikganj, মানিকগঞ্জ
meherpur, মেহেরপুর
moulvibazar, মৌলভীবাজার, maulvibazar, moulovibazar, moulavibazar
munshiganj, মুন্সীগঞ্জ, munshigong
mymensingh, ময়মনসিংহ, mymensing, moymonsingh, maimansingh
naogaon, নওগাঁ, nowgaon
narail, নড়াইল, norail
narayanganj, নারায়ণগঞ্জ, naraynganj, narayongonj
narsingdi, নরসিংদী, narshingdi, norshingdi, norsingdi
natore, নাটোর, nator
netrokona, নেত্রকোনা, netrakona
nilphamari, নীলফামারী, nilfamari
noakhali, নোয়াখালী
pabna, পাবনা
panchagarh, পঞ্চগড়, panchagar, ponchogor
patuakhali, পটুয়াখালী, potuakhali
pirojpur, পিরোজপুর, perojpur
rajbari, রাজবাড়ী
rajshahi, রাজশাহী
rangamati, রাঙামাটি, রাঙ্গামাটি
rangpur, রংপুর, rongpur
satkhira, সাতক্ষীরা, shatkhira
shariatpur, শরীয়তপুর, shariyatpur, shoriatpur
sherpur, শেরপুর
sirajganj, সিরাজগঞ্জ, serajganj
sunamganj, সুনামগঞ্জ, shunamganj
sylhet, সিলেট, silet
tangail, টাঙ্গাইল, টাংগাইল
thakurgaon, ঠাকুরগাঁও, thakurgao
agargaon, আগারগাঁও
agrabad, আগ্রাবাদ
akhaura, আখাউড়া
araihazar, আড়াইহাজার
ashuganj, আশুগঞ্জ
ashulia, আশুলিয়া, ashulya
badda, বাড্ডা
banani, বনানী
banglamotor, বাংলামোটর, bangla motor
baridhara, বারিধারা
bashundhara, বসুন্ধরা, basundhara
benapole, বেনাপোল, benapol
bhairab, ভৈরব
bhaluka, ভালুকা, valuka
chowmuhani, চৌমুহনী, choumuhani
dhamrai, ধামরাই
dhanmondi, ধানমন্ডি, dhanmandi, ধানমণ্ডি
farmgate, ফার্মগেট
fatullah, ফতুল্লা, fatulla
gulshan, গুলশান
halishahar, হালিশহর
hemayetpur, হেমায়েতপুর
ishwardi, ঈশ্বরদী, ishurdi, iswardi
jatrabari, যাত্রাবাড়ী
kaliakair, কালিয়াকৈর, kaliakoir
kaliganj, কালীগঞ্জ
kashimpur, কাশিমপুর
keraniganj, কেরানীগঞ্জ, keranigonj
khilgaon, খিলগাঁও
khilkhet, খিলক্ষেত
konabari, কোনাবাড়ী
kuakata, কুয়াকাটা
malibagh, মালিবাগ
mirpur, মিরপুর
mirsharai, মীরসরাই, mirsarai
mogbazar, মগবাজার, moghbazar
mohakhali, মহাখালী
mohammadpur, মোহাম্মদপুর, mohammedpur
mongla, মোংলা, মংলা
motijheel, মতিঝিল, motijhil
nikunja, নিকুঞ্জ
paltan, পল্টন
patiya, পটিয়া
purbachal, পূর্বাচল
rampura, রামপুরা
rupganj, রূপগঞ্জ
saidpur, সৈয়দপুর, syedpur
savar, সাভার, shavar
shahbag, শাহবাগ, shahbagh
siddhirganj, সিদ্ধিরগঞ্জ
sitakunda, সীতাকুণ্ড, sitakundu, সীতাকুন্ড
sonargaon, সোনারগাঁও, সোনারগাঁ
sreemangal, শ্রীমঙ্গল, srimangal
sreepur, শ্রীপুর, sripur
teknaf, টেকনাফ
tejgaon, তেজগাঁও
tongi, টঙ্গী, টংগী
trishal, ত্রিশাল
ukhiya, উখিয়া, ukhia
uttara, উত্তরা
kolkata, কলকাতা, calcutta
colombo, কলম্বো
bangladesh, বাংলাদেশ
india, ভারত
sri lanka, শ্রীলঙ্কা, শ্রীলংকা
`;
