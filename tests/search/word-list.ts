/** What people type for a job, in the three ways they type it. */
interface WordListRow {
  /** Keys of sample jobs that must be among the first ten. */
  jobs: readonly string[];
  bangla: readonly string[];
  english: readonly string[];
  /** Bangla in Latin letters, and English as it is heard. */
  latin: readonly string[];
}

const qc = 'garments-textile-quality-inspector-gazipur';
const sewing = 'garments-textile-sewing-operator-gazipur';
const tailor = 'garments-textile-cutting-master-narayanganj';
const driver = 'logistics-driver-chattogram';
const guard = 'logistics-security-guard-chattogram';
const electrician = 'engineering-electrician-rajshahi';
const cook = 'sales-retail-cook-coxs-bazar';
const peon = 'human-resource-office-assistant-barishal';
const operator = 'education-training-computer-operator-jashore';
const seniorNurse = 'health-care-nurse-sylhet';
const nurse = 'health-care-staff-nurse-sylhet';
const accountant = 'accountancy-hishabrokkhok-chattogram';
const juniorAccountant = 'accountancy-junior-accountant-dhaka';
const accountsHelp = 'accountancy-hishab-shohokari-khulna';
const teacher = 'education-training-mathematics-teacher-khulna';
const preschool = 'education-training-preschool-teacher-jashore';
const englishTeacher = 'education-training-english-teacher-khulna';
const tutor = 'education-training-online-physics-tutor-remote';
const dataEntry = 'digital-services-data-entry-it-assistant-chattogram';
const itSupport = 'digital-services-it-support-officer-sylhet';
const doctor = 'health-care-medical-officer-moulvibazar';
const pharmacist = 'health-care-pharmacist-habiganj';
const laboratory = 'health-care-laboratory-technologist-sylhet';
const caregiver = 'health-care-home-caregiver-sylhet';
const healthWorker = 'health-care-community-health-worker-sunamganj';
const physio = 'health-care-physiotherapist-sylhet';
const warehouse = 'logistics-warehouse-assistant-chattogram';
const storeSupervisor = 'logistics-warehouse-supervisor-chattogram';
const rider = 'logistics-delivery-rider-barishal';
const customs = 'logistics-customs-documentation-officer-benapole';
const salesman = 'sales-retail-sales-representative-chattogram';
const cashier = 'sales-retail-sales-assistant-barishal';
const shopManager = 'sales-retail-shop-manager-patuakhali';
const areaSales = 'sales-retail-area-sales-manager-bogura';
const marketer = 'marketing-seo-digital-marketing-executive-rajshahi';
const hrOfficer = 'human-resource-manobsompod-kormokorta-khulna';
const hrManager = 'human-resource-hr-manager-chattogram';
const compliance = 'human-resource-compliance-officer-gazipur';
const coordinator = 'project-manager-prokolpo-shomonnoykari-khulna';
const solar = 'engineering-soubidyut-technician-dinajpur';
const uiDesigner = 'interface-design-ui-designer-learning-app-khulna';
const graphic = 'interface-design-junior-web-designer-barishal';
const knitMerchandiser = 'garments-textile-assistant-merchandiser-gazipur';
const wovenMerchandiser = 'garments-textile-senior-merchandiser-dhaka';
const pattern = 'garments-textile-pattern-maker-gazipur';
const dyeing = 'garments-textile-dyeing-technologist-narayanganj';
const industrial = 'garments-textile-industrial-engineer-gazipur';
const software = 'digital-services-software-engineer-dhaka';
const androidDeveloper = 'engineering-mobile-app-developer-remote';
const auditor = 'accountancy-night-auditor-coxs-bazar';
const auditTrainee = 'accountancy-audit-trainee-dhaka';
const maintenance = 'engineering-maintenance-engineer-rajshahi';
const trainer = 'education-training-workplace-trainer-cumilla';

const row = (
  jobs: readonly string[],
  bangla: readonly string[],
  english: readonly string[],
  latin: readonly string[],
): WordListRow => ({ jobs, bangla, english, latin });

/** Some 480 queries, written down before the analyser was made to find them. */
const wordList: readonly WordListRow[] = [
  row(
    [qc],
    ['কিউসি', 'কোয়ালিটি ইন্সপেক্টর', 'মান নিয়ন্ত্রণ', 'গার্মেন্টস কিউসি', 'কোয়ালিটি'],
    ['QC', 'quality inspector', 'quality control', 'qc gazipur', 'garments qc'],
    ['koyaliti inspector', 'kiusi', 'kualiti', 'man niyontron'],
  ),
  row(
    [sewing],
    ['সেলাই', 'সেলাই অপারেটর', 'সুইং অপারেটর', 'সেলাই মেশিন', 'মেশিন অপারেটর'],
    ['sewing operator', 'sewing machine operator', 'machine operator', 'sewing gazipur'],
    ['selai', 'shelai operator', 'selai mesin', 'suing operator'],
  ),
  row(
    [sewing, qc],
    ['গার্মেন্টস গাজীপুর', 'পোশাক শিল্প গাজীপুর', 'গার্মেন্টসের চাকরি গাজীপুর'],
    ['garments gazipur', 'garment jobs in gazipur', 'RMG gazipur', 'apparel gazipur'],
    ['garmets gajipur', 'garmens gazipur', 'poshak gazipur'],
  ),
  row(
    [tailor],
    ['দর্জি', 'কাটিং মাস্টার', 'দরজি', 'দর্জির কাজ'],
    ['tailor', 'cutting master', 'tailor narayanganj', 'tailoring'],
    ['dorji', 'darji', 'dorjir kaj', 'kating mastar'],
  ),
  row(
    [driver],
    ['ড্রাইভার', 'চালক', 'গাড়ি চালক', 'গাড়িচালক', 'ড্রাইভার চট্টগ্রাম'],
    ['driver', 'car driver', 'drivers', 'driver chittagong', 'driving'],
    ['draivar', 'draiver', 'chalok', 'gari chalok', 'driver chottogram'],
  ),
  row(
    [guard],
    ['নিরাপত্তা প্রহরী', 'সিকিউরিটি গার্ড', 'দারোয়ান', 'পাহারাদার', 'নিরাপত্তাকর্মী'],
    ['security guard', 'guard', 'security', 'watchman'],
    ['sikiuriti gard', 'darowan', 'nirapotta', 'pahara'],
  ),
  row(
    [electrician],
    ['ইলেকট্রিশিয়ান', 'বৈদ্যুতিক মিস্ত্রি', 'বিদ্যুৎ মিস্ত্রি', 'ইলেক্ট্রিশিয়ান'],
    ['electrician', 'electrician rajshahi', 'electrical technician rajshahi', 'electricians'],
    ['ilektrishian', 'biddut mistri', 'elektrician', 'mistri'],
  ),
  row(
    [cook],
    ['বাবুর্চি', 'রাঁধুনি', 'রাধুনী', 'শেফ', 'বাবুর্চির কাজ'],
    ['cook', 'chef', 'cooking', 'cook coxs bazar'],
    ['baburchi', 'radhuni', 'sef', 'babuchi'],
  ),
  row(
    [peon],
    ['পিয়ন', 'অফিস সহায়ক', 'অফিস সহকারী বরিশাল', 'পিওন'],
    ['peon', 'office assistant', 'office boy', 'office helper barisal'],
    ['piyon', 'pion', 'ofis sohayok', 'office sohayok'],
  ),
  row(
    [operator],
    ['কম্পিউটার অপারেটর', 'কম্পিউটার', 'টাইপিস্ট', 'কম্পিউটার অপারেটর যশোর'],
    ['computer operator', 'computer operator jessore', 'typist', 'computer job'],
    ['kompiutar oparetor', 'computar operator', 'kompiuter', 'taipist'],
  ),
  row(
    [seniorNurse, nurse],
    ['নার্স', 'সেবিকা', 'স্টাফ নার্স', 'নার্স সিলেট', 'নার্সের চাকরি'],
    ['nurse', 'staff nurse', 'nurses', 'nursing', 'nurse sylhet'],
    ['nars', 'sebika', 'stap nars', 'nurs silet'],
  ),
  row(
    [accountant, juniorAccountant],
    ['হিসাবরক্ষক', 'একাউন্ট্যান্ট', 'অ্যাকাউন্ট্যান্ট', 'হিসাব রক্ষক', 'একাউন্টেন্ট'],
    ['accountant', 'accountants', 'accounts', 'acountant'],
    ['hisabrokkhok', 'hishabrokkhok', 'hisab rokkhok', 'ekauntent', 'akauntant'],
  ),
  row(
    [accountsHelp],
    ['হিসাব সহকারী', 'খণ্ডকালীন হিসাব', 'খন্ডকালীন', 'পার্ট টাইম খুলনা'],
    ['accounts assistant', 'part time khulna', 'accounts assistant khulna'],
    ['hisab sohokari', 'khondokalin', 'hishab shohokari', 'part taim khulna'],
  ),
  row(
    [teacher, englishTeacher],
    ['শিক্ষক', 'শিক্ষক খুলনা', 'টিচার', 'শিক্ষকতা', 'শিক্ষিকা'],
    ['teacher', 'teachers', 'teaching khulna', 'teacher khulna'],
    ['shikkhok', 'sikkhok', 'ticher', 'shikhok', 'shikkhok khulna'],
  ),
  row(
    [teacher],
    ['গণিত শিক্ষক', 'গনিত', 'অংক শিক্ষক', 'গণিতের শিক্ষক'],
    ['math teacher', 'mathematics teacher', 'maths'],
    ['gonit', 'gonit shikkhok', 'math ticher'],
  ),
  row(
    [preschool],
    ['প্রাথমিক শিক্ষক', 'শিক্ষক যশোর', 'শিশু শিক্ষা'],
    ['primary teacher', 'teacher jessore', 'teacher jashore', 'preschool teacher'],
    ['prathomik shikkhok', 'shikkhok joshor'],
  ),
  row(
    [tutor],
    ['টিউটর', 'গৃহশিক্ষক', 'প্রাইভেট টিউটর'],
    ['tutor', 'private tutor', 'physics tutor'],
    ['tiutor', 'tiutar'],
  ),
  row(
    [dataEntry],
    ['ডেটা এন্ট্রি', 'ডাটা এন্ট্রি', 'ডাটা এন্ট্রি চট্টগ্রাম', 'আইটি সহকারী'],
    ['data entry', 'data entry operator', 'data entry chittagong'],
    ['data entri', 'deta entri', 'data antry'],
  ),
  row(
    [itSupport],
    ['আইটি সাপোর্ট', 'আইটি সিলেট', 'আইটি অফিসার'],
    ['IT support', 'IT officer', 'information technology sylhet'],
    ['aiti saport', 'it sapport'],
  ),
  row(
    [doctor],
    ['ডাক্তার', 'চিকিৎসক', 'মেডিকেল অফিসার', 'ডাক্তার মৌলভীবাজার'],
    ['doctor', 'physician', 'medical officer', 'doctors'],
    ['daktar', 'doktor', 'chikitsok', 'medikel ofisar'],
  ),
  row(
    [pharmacist],
    ['ফার্মাসিস্ট', 'ফার্মেসি', 'ওষুধের দোকান'],
    ['pharmacist', 'pharmacy', 'pharmacist habiganj'],
    ['farmasist', 'farmesi', 'pharmecy'],
  ),
  row(
    [laboratory],
    ['ল্যাব টেকনিশিয়ান', 'ল্যাবরেটরি', 'মেডিকেল টেকনোলজিস্ট'],
    ['lab technician', 'laboratory', 'medical technologist'],
    ['lab teknisian', 'laboretori'],
  ),
  row(
    [caregiver],
    ['সেবাকর্মী', 'কেয়ারগিভার', 'গৃহকর্মী', 'রোগীর যত্ন'],
    ['caregiver', 'home care', 'care giver sylhet'],
    ['kear gibar', 'sebakormi', 'keargiver'],
  ),
  row(
    [healthWorker],
    ['স্বাস্থ্যকর্মী', 'স্বাস্থ্য কর্মী', 'মাঠকর্মী'],
    ['health worker', 'community health worker', 'field worker'],
    ['shasthokormi', 'sastho kormi', 'math kormi'],
  ),
  row(
    [physio],
    ['ফিজিওথেরাপিস্ট', 'ফিজিওথেরাপি'],
    ['physiotherapist', 'physiotherapy'],
    ['fijiotherapi', 'physiotherapi'],
  ),
  row(
    [warehouse, storeSupervisor],
    ['গুদাম', 'ওয়্যারহাউস', 'গোডাউন'],
    ['warehouse chattogram', 'godown', 'warehouse'],
    ['gudam', 'godaun', 'warehaus'],
  ),
  row(
    [rider],
    ['ডেলিভারি', 'ডেলিভারি ম্যান', 'রাইডার', 'ডেলিভারি বয়'],
    ['delivery', 'delivery man', 'delivery boy', 'rider'],
    ['delivari', 'dilibari man', 'raidar', 'delivery barisal'],
  ),
  row(
    [customs],
    ['কাস্টমস', 'শুল্ক', 'সিএন্ডএফ'],
    ['customs', 'C&F', 'customs officer'],
    ['kastoms', 'shulko', 'kastams'],
  ),
  row(
    [salesman],
    ['বিক্রয় প্রতিনিধি', 'সেলসম্যান', 'বিক্রয়কর্মী', 'এসআর', 'সেলস চট্টগ্রাম'],
    ['sales representative', 'salesman', 'SR chittagong', 'sales chattogram'],
    ['bikroy protinidhi', 'selsman', 'bikri', 'sels chittagong'],
  ),
  row(
    [cashier],
    ['ক্যাশিয়ার', 'দোকান কর্মচারী', 'সেলস বরিশাল'],
    ['cashier', 'shop assistant', 'sales assistant barisal'],
    ['kesiar', 'kashiar', 'dokan kormochari'],
  ),
  row(
    [shopManager],
    ['দোকান ম্যানেজার', 'ম্যানেজার পটুয়াখালী', 'শোরুম'],
    ['shop manager', 'store manager', 'showroom manager'],
    ['dokan manager', 'shorum menejar', 'manejar potuakhali'],
  ),
  row(
    [areaSales],
    ['সেলস ম্যানেজার বগুড়া', 'বিক্রয় ব্যবস্থাপক', 'বগুড়া'],
    ['area sales manager', 'ASM bogra', 'sales manager bogra', 'bogra'],
    ['bogura', 'sels manejar bogra', 'bogora'],
  ),
  row(
    [marketer],
    ['মার্কেটিং রাজশাহী', 'ডিজিটাল মার্কেটিং', 'বিপণন'],
    ['digital marketing', 'marketing rajshahi', 'marketing executive'],
    ['marketing rajshahi', 'dijital marketing', 'biponon', 'digitel marketing'],
  ),
  row(
    [hrOfficer, hrManager],
    ['মানবসম্পদ', 'এইচআর', 'মানব সম্পদ'],
    ['HR', 'human resources', 'hr officer', 'human resource'],
    ['manobsompod', 'manob sompod', 'eich ar'],
  ),
  row(
    [compliance],
    ['কমপ্লায়েন্স', 'কমপ্লায়েন্স অফিসার'],
    ['compliance', 'compliance officer'],
    ['komplaiens', 'compliyance'],
  ),
  row(
    [coordinator],
    ['প্রকল্প সমন্বয়কারী', 'প্রকল্প', 'সমন্বয়কারী', 'এনজিও'],
    ['project coordinator khulna', 'NGO khulna'],
    ['prokolpo', 'shomonnoykari', 'enjio', 'prokolpo khulna'],
  ),
  row(
    [solar],
    ['টেকনিশিয়ান', 'সৌরবিদ্যুৎ', 'সোলার টেকনিশিয়ান'],
    ['solar technician', 'technician dinajpur'],
    ['teknishian', 'solar teknisian', 'technisian'],
  ),
  row(
    [uiDesigner],
    ['ডিজাইনার', 'ইউআই ডিজাইনার', 'ডিজাইনার খুলনা'],
    ['UI designer khulna', 'designer khulna'],
    ['dijainar', 'desainar khulna', 'dizainer'],
  ),
  row(
    [graphic],
    ['গ্রাফিক ডিজাইনার', 'গ্রাফিক্স ডিজাইন', 'গ্রাফিক্স'],
    ['graphic designer', 'graphics design', 'graphics designer'],
    ['grafik dijain', 'grafix', 'graphix designer'],
  ),
  row(
    [knitMerchandiser, wovenMerchandiser],
    ['মার্চেন্ডাইজার', 'মার্চেন্ডাইজিং'],
    ['merchandiser', 'merchandising', 'merchandizer'],
    ['marchendaijar', 'merchendiser', 'marchandiser'],
  ),
  row(
    [pattern],
    ['প্যাটার্ন মাস্টার', 'প্যাটার্ন'],
    ['pattern master', 'pattern maker', 'CAD'],
    ['patarn mastar', 'pattan maker'],
  ),
  row(
    [dyeing],
    ['ডাইং', 'ডাইং নারায়ণগঞ্জ'],
    ['dyeing', 'dyeing narayanganj', 'dying'],
    ['daing', 'daing narayangonj'],
  ),
  row(
    [industrial],
    ['ইন্ডাস্ট্রিয়াল ইঞ্জিনিয়ার', 'আইই গাজীপুর'],
    ['industrial engineer', 'IE gazipur'],
    ['indastrial injiniar'],
  ),
  row(
    [software],
    ['সফটওয়্যার ইঞ্জিনিয়ার', 'সফটওয়্যার', 'প্রোগ্রামার'],
    ['software engineer', 'programmer', 'software'],
    ['softwar', 'sofwer injiniar', 'programar'],
  ),
  row(
    [androidDeveloper],
    ['অ্যাপ ডেভেলপার', 'ডেভেলপার', 'মোবাইল অ্যাপ'],
    ['app developer', 'android developer', 'mobile developer'],
    ['devloper', 'ap devlopar', 'andriod'],
  ),
  row(
    [auditor, auditTrainee],
    ['অডিট', 'নিরীক্ষক', 'অডিটর'],
    ['auditor', 'audit'],
    ['oditor', 'nirikkhok', 'adit'],
  ),
  row(
    [maintenance],
    ['রক্ষণাবেক্ষণ', 'মেকানিক্যাল ইঞ্জিনিয়ার', 'মেইনটেন্যান্স'],
    ['maintenance', 'mechanical engineer', 'maintenance rajshahi'],
    ['mentenens', 'mentenence'],
  ),
  row(
    [trainer],
    ['প্রশিক্ষক কুমিল্লা', 'ট্রেইনার কুমিল্লা', 'প্রশিক্ষক'],
    ['trainer', 'trainer comilla', 'trainer cumilla'],
    ['treinar', 'proshikkhok', 'proshikkhok kumilla'],
  ),
  row(
    [auditor, cook],
    ['কক্সবাজার', 'হোটেল'],
    ["cox's bazar", 'coxsbazar', 'hotel'],
    ['koksbajar', 'hotel koxbazar'],
  ),
];

/** All of it as single queries. */
export const wordListQueries = wordList.flatMap(({ jobs, ...spellings }) =>
  Object.entries(spellings).flatMap(([spelling, queries]) =>
    queries.map((query) => ({ query, spelling, jobs })),
  ),
);
