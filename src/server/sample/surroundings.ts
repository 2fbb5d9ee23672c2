/** Places, companies and sentences of synthetic jobs. */

export const cities = [
  { city: 'Dhaka', state: 'Dhaka', country: 'Bangladesh', share: 44 },
  { city: 'Chattogram', state: 'Chattogram', country: 'Bangladesh', share: 17 },
  { city: 'Gazipur', state: 'Dhaka', country: 'Bangladesh', share: 8 },
  { city: 'Sylhet', state: 'Sylhet', country: 'Bangladesh', share: 6 },
  { city: 'Khulna', state: 'Khulna', country: 'Bangladesh', share: 5 },
  { city: 'Rajshahi', state: 'Rajshahi', country: 'Bangladesh', share: 5 },
  { city: 'Narayanganj', state: 'Dhaka', country: 'Bangladesh', share: 3 },
  { city: 'Barishal', state: 'Barishal', country: 'Bangladesh', share: 2 },
  { city: 'Rangpur', state: 'Rangpur', country: 'Bangladesh', share: 2 },
  { city: 'Cox’s Bazar', state: 'Chattogram', country: 'Bangladesh', share: 2 },
  { city: 'Kolkata', state: 'West Bengal', country: 'India', share: 3 },
  { city: 'Colombo', state: 'Western', country: 'Sri Lanka', share: 3 },
] as const;

export const companyWords = {
  first: [
    'Padma',
    'Meghna',
    'Jamuna',
    'Surma',
    'Shapla',
    'Doel',
    'Sonali',
    'Rupali',
    'Karnaphuli',
    'Titas',
    'Sundarban',
    'Nakshi',
  ],
  second: [
    'Apparel',
    'Systems',
    'Foods',
    'Care',
    'Logistics',
    'Academy',
    'Builders',
    'Software',
    'Agro',
    'Textiles',
    'Media',
    'Traders',
  ],
  last: ['Ltd', 'Group', 'Bangladesh', 'Company', 'Enterprise'],
} as const;

export const sentences = {
  opening: [
    'We are a growing team that cares about good work and clear words.',
    'Our customers count on us every day, in the cities and in the villages.',
    'For more than ten years we have served people all over the country.',
    'You join a small group that decides quickly and learns from mistakes.',
    'আমরা একটি বর্ধনশীল প্রতিষ্ঠান এবং দায়িত্বশীল সহকর্মী খুঁজছি।',
  ],
  duty: [
    'You plan your week with the team and report on what was finished.',
    'You talk with customers, note what they need and follow it through.',
    'You keep records in order so that anybody can take over.',
    'You work with suppliers and check what they deliver.',
    'You help newer colleagues and share what you know.',
    'You look for steps that waste time and suggest better ones.',
  ],
  offer: [
    'We pay on the last working day of each month, with two festival bonuses.',
    'Lunch, transport and a yearly medical check are on us.',
    'Two weekly holidays and flexible hours come with the position.',
    'There is a budget for courses and time to take them.',
  ],
} as const;
