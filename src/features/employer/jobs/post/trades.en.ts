/** Starting texts of a posting, by trade; lists are separated by commas, as they are typed. */
export const trades = {
  helper: {
    title: 'Helper',
    description:
      'We are looking for a helper for everyday work. You lend a hand where it is needed, carry and sort goods, and keep your place of work clean. No experience is needed: we show you the work.',
    responsibilities:
      'Load, unload and carry goods\nClean and tidy the place of work\nHelp operators and drivers\nTell the supervisor about faults',
    qualifications: 'Can read and write. No certificate is needed.',
    requiredSkills: 'Punctual, Physically fit, Works well with others',
    niceToHaveSkills: 'Experience in a factory or shop',
    benefits: 'Weekly day off, Festival bonus, Overtime pay',
  },
  operator: {
    title: 'Machine Operator',
    description:
      'We are looking for a machine operator for our production line. You run your machine, watch the quality of each piece and reach the daily target together with your line.',
    responsibilities:
      'Run the machine safely\nCheck the quality of each piece\nReach the daily target\nClean the machine and report faults',
    qualifications: 'Class eight, or training on the machine.',
    requiredSkills: 'Machine operation, Attention to quality, Punctual',
    niceToHaveSkills: 'More than one machine, Simple repairs',
    benefits: 'Attendance bonus, Festival bonus, Overtime pay, Medical care',
  },
  sales: {
    title: 'Sales Assistant',
    description:
      'We are looking for a sales assistant for our shop. You welcome customers, help them to choose, take payments and keep the shelves in order.',
    responsibilities:
      'Welcome and advise customers\nTake payments and write receipts\nKeep shelves and stock in order\nHelp with the daily accounts',
    qualifications: 'SSC or equal.',
    requiredSkills: 'Friendly with customers, Simple sums, Honest',
    niceToHaveSkills: 'Experience in a shop, Basic computer use, Mobile payments',
    benefits: 'Sales commission, Festival bonus, Weekly day off',
  },
  driver: {
    title: 'Driver',
    description:
      'We are looking for a careful driver with a valid licence. You drive people or goods to where they are needed, on time, and look after the vehicle.',
    responsibilities:
      'Drive safely and on time\nCheck fuel, oil and tyres each day\nKeep the vehicle clean\nKeep the papers and the log book in order',
    qualifications: 'Valid driving licence. Class eight.',
    requiredSkills: 'Driving licence, Safe driving, Knows the roads',
    niceToHaveSkills: 'Simple repairs, Uses maps on a phone',
    benefits: 'Meals, Overtime pay, Festival bonus, Mobile bill',
  },
  guard: {
    title: 'Security Guard',
    description:
      'We are looking for a reliable security guard. You watch the entrance and the grounds, write down who comes and goes, and act calmly when something happens.',
    responsibilities:
      'Watch the gate and the grounds\nWrite down visitors and vehicles\nMake rounds at fixed times\nReport incidents at once',
    qualifications: 'Class eight. Good health.',
    requiredSkills: 'Alert, Honest, Can work in shifts',
    niceToHaveSkills: 'Experience as a guard, Fire safety training',
    benefits: 'Uniform, Meals, Accommodation, Festival bonus',
  },
  teacher: {
    title: 'Teacher',
    description:
      'We are looking for a teacher who enjoys working with children. You plan and give lessons, check homework, and talk with parents about how their child is doing.',
    responsibilities:
      'Plan and give lessons\nCheck homework and exams\nKeep attendance and marks\nTalk with parents',
    qualifications: 'Degree in the subject, or equal.',
    requiredSkills: 'Subject knowledge, Clear speech, Patience',
    niceToHaveSkills: 'Teacher training, Basic computer use',
    benefits: 'Festival bonus, Paid holidays, Training',
  },
};
