/** Where the division and the district of an address are chosen. */
const homeCountry = 'Bangladesh';

/** The 64 districts by division, in their official English spelling. */
const districtsByDivision: Readonly<Record<string, readonly string[]>> = {
  Barishal: ['Barguna', 'Barishal', 'Bhola', 'Jhalokati', 'Patuakhali', 'Pirojpur'],
  Chattogram: [
    'Bandarban',
    'Brahmanbaria',
    'Chandpur',
    'Chattogram',
    "Cox's Bazar",
    'Cumilla',
    'Feni',
    'Khagrachhari',
    'Lakshmipur',
    'Noakhali',
    'Rangamati',
  ],
  Dhaka: [
    'Dhaka',
    'Faridpur',
    'Gazipur',
    'Gopalganj',
    'Kishoreganj',
    'Madaripur',
    'Manikganj',
    'Munshiganj',
    'Narayanganj',
    'Narsingdi',
    'Rajbari',
    'Shariatpur',
    'Tangail',
  ],
  Khulna: [
    'Bagerhat',
    'Chuadanga',
    'Jashore',
    'Jhenaidah',
    'Khulna',
    'Kushtia',
    'Magura',
    'Meherpur',
    'Narail',
    'Satkhira',
  ],
  Mymensingh: ['Jamalpur', 'Mymensingh', 'Netrokona', 'Sherpur'],
  Rajshahi: ['Bogura', 'Chapainawabganj', 'Joypurhat', 'Naogaon', 'Natore', 'Pabna', 'Rajshahi', 'Sirajganj'],
  Rangpur: [
    'Dinajpur',
    'Gaibandha',
    'Kurigram',
    'Lalmonirhat',
    'Nilphamari',
    'Panchagarh',
    'Rangpur',
    'Thakurgaon',
  ],
  Sylhet: ['Habiganj', 'Moulvibazar', 'Sunamganj', 'Sylhet'],
};

export const divisions: readonly string[] = Object.keys(districtsByDivision);

/** True where addresses have a division and a district. */
export const hasDistricts = (country: string): boolean =>
  country.trim().toLowerCase() === homeCountry.toLowerCase();

/** The districts of a division; all of them for any other text. */
export function toDistricts(division: string): readonly string[] {
  return districtsByDivision[division] ?? Object.values(districtsByDivision).flat().toSorted();
}

/** The division of a district; undefined for other places. */
export function findDivision(district: string): string | undefined {
  return divisions.find((division) => districtsByDivision[division]?.includes(district));
}
