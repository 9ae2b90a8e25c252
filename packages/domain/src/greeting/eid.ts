import type { IsoDate } from '../calendar.ts';
import { yearOf } from '../calendar.ts';

/**
 * 1 Shawwal of the years 1420 to 1500 in the calendar of Umm al-Qura, which Saudi Arabia publishes; a fact and no
 * calculation, for its rule has changed. Where the crescent is looked for, the feast may fall a day earlier or later.
 */
const firstsOfShawwal: readonly IsoDate[] = `
2000-01-08 2000-12-27 2001-12-16 2002-12-05 2003-11-25 2004-11-14 2005-11-03 2006-10-23 2007-10-13
2008-10-01 2009-09-20 2010-09-10 2011-08-30 2012-08-19 2013-08-08 2014-07-28 2015-07-17 2016-07-06
2017-06-25 2018-06-15 2019-06-04 2020-05-24 2021-05-13 2022-05-02 2023-04-21 2024-04-10 2025-03-30
2026-03-20 2027-03-09 2028-02-26 2029-02-14 2030-02-04 2031-01-24 2032-01-14 2033-01-03 2033-12-23
2034-12-12 2035-12-01 2036-11-19 2037-11-09 2038-10-29 2039-10-19 2040-10-07 2041-09-27 2042-09-16
2043-09-05 2044-08-24 2045-08-14 2046-08-04 2047-07-24 2048-07-13 2049-07-02 2050-06-21 2051-06-10
2052-05-30 2053-05-19 2054-05-09 2055-04-28 2056-04-16 2057-04-05 2058-03-26 2059-03-15 2060-03-04
2061-02-22 2062-02-11 2063-01-31 2064-01-20 2065-01-08 2065-12-29 2066-12-18 2067-12-08 2068-11-26
2069-11-15 2070-11-04 2071-10-24 2072-10-13 2073-10-03 2074-09-22 2075-09-12 2076-08-31 2077-08-20
`
  .trim()
  .split(/\s+/);

export const lastEidYear = 2077;

/** Two in a year where the first comes in its first days; none in years for which nothing is published. */
export const eidAlFitr = (year: number): readonly IsoDate[] =>
  firstsOfShawwal.filter((day) => yearOf(day) === year);
