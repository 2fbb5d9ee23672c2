/** What the categories hire for, by slug: names of concepts. */
export const fields: Readonly<Record<string, string>> = {
  accountancy: 'accountant auditor cashier banker accounts bank tax payroll insurance excel',
  'human-resource':
    'human-resources recruiter payroll office-assistant receptionist clerk secretary lawyer administration office training',
  'project-manager': 'project coordinator manager planner ngo director field-worker management',
  'interface-design': 'designer graphic-designer ui ux photographer video-editor architect',
  'digital-services':
    'computer-operator data-entry it-support web-developer app-developer data-analyst computer software web internet ' +
    'information-technology freelance data typing call-centre-agent',
  'marketing-seo':
    'marketing digital-marketing seo social-media content-writer journalist translator media event',
  'health-care':
    'nurse doctor dentist midwife pharmacist laboratory-technologist caregiver health-worker physiotherapist ' +
    'psychologist hospital health medicine-rep patient',
  engineering:
    'engineer developer electrician mason carpenter plumber painter welder mechanic craftsman technician ' +
    'civil-engineer electrical-engineer mechanical-engineer network-engineer solar-technician maintenance draftsman ' +
    'construction building electricity power',
  'education-training':
    'teacher lecturer tutor trainer principal imam librarian school education kindergarten mathematics english physics science',
  'garments-textile':
    'quality-inspector sewing-operator tailor merchandiser pattern-maker dyeing knitting ironing line-chief ' +
    'production-manager industrial-engineer textile-engineer compliance garments textile sewing quality factory production helper',
  'sales-retail':
    'salesman shop-assistant shop-manager sales-manager cook waiter baker beautician barber shop sales market wholesale ' +
    'business hotel restaurant tourism customer food',
  'logistics-supply-chain':
    'driver security-guard warehouse storekeeper delivery-man loader customs shipping sailor procurement transport car ' +
    'truck motorcycle logistics supply-chain import export port cleaner gardener',
};
