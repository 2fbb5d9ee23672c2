import * as v from 'valibot';

/**
 * What is written of previews and job postings, as schemas: https://ogp.me, and
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting. Properties that are not listed
 * there are refused.
 */

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** Neither relative nor of another scheme. */
const WebAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+\/?\S*$/), v.url());
const Moment = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.integer());

export const PreviewTags = v.looseObject({
  description: v.pipe(Text, v.minLength(20), v.maxGraphemes(210)),
  'og:type': v.picklist(['website', 'article']),
  'og:site_name': Text,
  'og:title': Text,
  'og:description': Text,
  'og:url': WebAddress,
  'og:locale': v.picklist(['en_GB', 'bn_BD']),
  'og:locale:alternate': v.picklist(['en_GB', 'bn_BD']),
  'og:image': v.pipe(WebAddress, v.endsWith('.jpg')),
  'og:image:type': v.literal('image/jpeg'),
  'og:image:width': v.literal('1200'),
  'og:image:height': v.literal('630'),
  'og:image:alt': Text,
  'twitter:card': v.literal('summary_large_image'),
  'twitter:title': Text,
  'twitter:description': Text,
  'twitter:image': WebAddress,
  'twitter:image:alt': Text,
});

const Address = v.strictObject({
  '@type': v.literal('PostalAddress'),
  streetAddress: v.optional(Text),
  addressLocality: v.optional(Text),
  addressRegion: v.optional(Text),
  postalCode: v.optional(Text),
  addressCountry: Text,
});

const unit = v.picklist(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
const amount = v.pipe(v.number(), v.minValue(0));
const Quantity = v.union([
  v.strictObject({ '@type': v.literal('QuantitativeValue'), value: amount, unitText: unit }),
  v.pipe(
    v.strictObject({
      '@type': v.literal('QuantitativeValue'),
      minValue: amount,
      maxValue: amount,
      unitText: unit,
    }),
    v.check(({ minValue, maxValue }) => minValue < maxValue),
  ),
]);

const place = { '@type': v.literal('Place'), address: Address };

export const JobPosting = v.pipe(
  v.strictObject({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('JobPosting'),
    title: Text,
    // HTML of paragraphs alone, longer than the title.
    description: v.pipe(v.string(), v.regex(/^(<p>[^<>]+<\/p>)+$/), v.minLength(40)),
    datePosted: Moment,
    validThrough: Moment,
    employmentType: v.optional(
      v.array(
        v.picklist([
          'FULL_TIME',
          'PART_TIME',
          'CONTRACTOR',
          'TEMPORARY',
          'INTERN',
          'VOLUNTEER',
          'PER_DIEM',
          'OTHER',
        ]),
      ),
    ),
    hiringOrganization: v.strictObject({
      '@type': v.literal('Organization'),
      name: Text,
      sameAs: v.optional(WebAddress),
      logo: v.optional(WebAddress),
    }),
    jobLocation: v.strictObject(place),
    jobLocationType: v.optional(v.literal('TELECOMMUTE')),
    applicantLocationRequirements: v.optional(v.strictObject({ '@type': v.literal('Country'), name: Text })),
    baseSalary: v.optional(
      v.strictObject({
        '@type': v.literal('MonetaryAmount'),
        currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
        value: Quantity,
      }),
    ),
    identifier: v.strictObject({ '@type': v.literal('PropertyValue'), name: Text, value: Text }),
    url: WebAddress,
    directApply: v.boolean(),
    applicationContact: v.optional(
      v.strictObject({
        '@type': v.literal('ContactPoint'),
        url: v.optional(WebAddress),
        telephone: v.optional(Text),
      }),
    ),
    industry: v.optional(Text),
    occupationalCategory: v.optional(Text),
    skills: v.optional(Text),
    qualifications: v.optional(Text),
    experienceRequirements: v.optional(
      v.union([
        v.literal('no requirements'),
        v.strictObject({
          '@type': v.literal('OccupationalExperienceRequirements'),
          monthsOfExperience: v.pipe(whole, v.minValue(1)),
        }),
      ]),
    ),
    workHours: v.optional(Text),
    jobBenefits: v.optional(Text),
    totalJobOpenings: v.optional(v.pipe(whole, v.minValue(1))),
  }),
  v.check(
    ({ jobLocationType, applicantLocationRequirements }) =>
      (jobLocationType === undefined) === (applicantLocationRequirements === undefined),
    'a remote job says where applicants live, others do not',
  ),
  v.check(({ datePosted, validThrough }) => datePosted < validThrough, 'posted before it closes'),
  v.check(
    ({ title, hiringOrganization }) => !title.includes(hiringOrganization.name),
    'the title is of the job alone',
  ),
);
