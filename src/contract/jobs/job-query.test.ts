import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countActiveFilters, parseJobSearch, toJobsQuery, toSuggestQuery, toUrlSearch } from './job-query.ts';
import { experienceLevels, jobSorts, jobTypes } from './vocabulary.ts';

describe('toJobsQuery', () => {
  it('sends the specified default request when nothing is active', () => {
    expect(toJobsQuery({})).toBe('page=1&perPage=10');
  });

  it('writes every filter in the order of §7, lists with plain commas', () => {
    const search = {
      search: 'R&D lead',
      category: 'k1',
      jobType: ['full-time', 'remote'],
      experienceLevel: ['fresher'],
      minSalary: 50,
      maxSalary: 5000,
      page: 3,
      country: 'Sri Lanka',
      city: 'dhaka',
      company: 'c1',
      postedWithin: '3days' as const,
      sort: 'deadline' as const,
    };
    expect(toJobsQuery(search)).toBe(
      'page=3&perPage=10&search=R%26D%20lead&jobType=full-time,remote&experienceLevel=fresher' +
        '&minSalary=50&maxSalary=5000&category=k1&country=Sri%20Lanka&city=dhaka&company=c1&postedWithin=3days&sort=deadline',
    );
  });

  it('sends the currency of the bounds when it was chosen, and then an open upper bound as well', () => {
    const search = { minSalary: 20_000, payCurrency: 'BDT' as const };
    expect(toJobsQuery(search)).toBe('page=1&perPage=10&minSalary=20000&payCurrency=BDT');
    expect(parseJobSearch(toUrlSearch(search))).toEqual(search);
    expect(parseJobSearch({ minSalary: 20_000, payCurrency: 'shells' })).toEqual({});
    expect(parseJobSearch({ payCurrency: 'BDT' })).toEqual({});
  });

  it('sends salary bounds only when both are non-zero', () => {
    expect(toJobsQuery({ minSalary: 0, maxSalary: 5000 })).toBe('page=1&perPage=10');
    expect(toJobsQuery({ maxSalary: 5000 })).toBe('page=1&perPage=10');
  });

  it('asks the search bar’s question with the text alone', () => {
    expect(toSuggestQuery('হিসাব')).toBe(`search=${encodeURIComponent('হিসাব')}`);
  });
});

describe('parseJobSearch', () => {
  it('reads white space, line breaks too, as one space', () => {
    const search = 'zebra\r\nBcc: a@b.cd\r\n\r\n<h1>\t\u2028\u00A0keeper';
    expect(parseJobSearch({ search, city: 'Cox’s\nBazar', country: '\r\n' })).toEqual({
      search: 'zebra Bcc: a@b.cd <h1> keeper',
      city: 'Cox’s Bazar',
    });
  });

  it('leaves out what is not understood', () => {
    const raw = {
      search: ' ',
      jobType: 'cook,remote',
      page: '-1',
      minSalary: '9',
      sort: 'best',
      postedWithin: 'a year',
      category: {},
    };
    expect(parseJobSearch(raw)).toEqual({ jobType: ['remote'] });
  });

  it('reads Bengali digits', () => {
    expect(parseJobSearch({ page: '২', minSalary: '২০০০০', payCurrency: 'BDT' })).toEqual({
      page: 2,
      minSalary: 20_000,
      payCurrency: 'BDT',
    });
    expect(parseJobSearch({ page: 'দুই' })).toEqual({});
  });

  it('takes over nothing that the server refuses', () => {
    const raw = { search: '\u0000web\u0007 design\ud83d', category: '\u0000', page: '9007199254740991' };
    expect(parseJobSearch(raw)).toEqual({ search: 'web design' });
    expect(toSuggestQuery('web\u0000')).toBe('search=web');
  });

  it('cuts what is longer than the server takes', () => {
    const long = 'ঢাকা '.repeat(100);
    const { search, category, city, country } = parseJobSearch({
      search: long,
      category: long,
      city: long,
      country: long,
    });
    expect([search, category, city, country].map((text) => text?.length)).toEqual([200, 100, 100, 100]);
  });

  it('accepts both spellings of one level, and numbers for texts', () => {
    expect(parseJobSearch({ experienceLevel: '1-2 years', search: 2026 })).toEqual({
      experienceLevel: ['1-2years'],
      search: '2026',
    });
  });

  it('drops salary bounds that exclude each other', () => {
    expect(parseJobSearch({ minSalary: 500, maxSalary: 50 })).toEqual({});
  });

  it('reads back what it wrote into the URL', () => {
    const salary = fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 50_000, max: 100_000 }));
    const searches = fc.record(
      {
        search: fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
          .map((text) => text.replaceAll(/\s+/g, ' '))
          .filter((text) => text.trim() !== ''),
        category: fc.constantFrom('Health & Care', '64b0f0'),
        jobType: fc.subarray([...jobTypes], { minLength: 1 }),
        experienceLevel: fc.subarray([...experienceLevels], { minLength: 1 }),
        page: fc.integer({ min: 2, max: 9999 }),
        country: fc.constantFrom('Bangladesh', 'India'),
        city: fc.constantFrom('dhaka', "Cox's Bazar"),
        postedWithin: fc.constantFrom('today' as const, '7days' as const),
        sort: fc.constantFrom(...jobSorts),
        salary,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(searches, ({ salary: bounds, ...rest }) => {
        const search = bounds ? { ...rest, minSalary: bounds[0], maxSalary: bounds[1] } : rest;
        expect(parseJobSearch(toUrlSearch(search))).toEqual(search);
      }),
    );
  });

  it('never throws, whatever stands in the URL', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('search', 'jobType', 'page', 'minSalary', 'sort'),
          fc.oneof(fc.anything(), fc.string({ unit: 'binary' })),
        ),
        (raw) => {
          expect(toJobsQuery(parseJobSearch(raw))).toMatch(/^page=\d+&perPage=10/);
        },
      ),
    );
  });
});

describe('countActiveFilters', () => {
  it('counts choices, not search text, sort or page', () => {
    const search = {
      search: 'x',
      page: 2,
      sort: 'salary' as const,
      jobType: ['remote', 'hybrid'],
      category: 'k1',
    };
    expect(countActiveFilters({ ...search, minSalary: 50, maxSalary: 60 })).toBe(4);
  });
});
