import { createFormat } from '@hearthline/format/format';
import type { ReportFacts, ReportWords } from './report-facts.ts';

const format = createFormat('en');
const days = (count: number) => `${format.number(count)} ${count === 1 ? 'day' : 'days'}`;
const monthYear = (month: string) => format.longMonthYear(`${month}-01`);
const monthName = (month: string) => format.longMonth(`${month}-01`);
const percent = (share: number) => format.percent(share, 1);

export function writeInEnglish(facts: ReportFacts): ReportWords {
  return {
    title: titleOf(facts),
    summary: summaryOf(facts),
    paragraphs: [priceOf(facts), paceOf(facts), meaningOf(facts)],
    heading: 'What it means for you',
  };
}

function titleOf({ place, month, year, sales, median }: ReportFacts): string {
  const where = `${place} in ${monthName(month)}`;
  if (!year) return `${where}: ${format.number(sales)} sales, median ${format.price(median)}`;
  const says = {
    up: `prices up ${percent(year.share)} on a year ago`,
    down: `prices down ${percent(year.share)} on a year ago`,
    steady: 'prices hold steady',
  };
  return `${where}: ${says[year.direction]}`;
}

function summaryOf({ place, month, sales, median, year, days: sold }: ReportFacts): string {
  const beside = year
    ? {
        up: `, ${percent(year.share)} more than a year before`,
        down: `, ${percent(year.share)} less than a year before`,
        steady: ', about as much as a year before',
      }[year.direction]
    : '';
  const pace = sold ? ` Half of them were sold within ${days(sold.count)}.` : '';
  return `${format.number(sales)} homes were sold in ${place} in ${monthYear(month)}, at a median of ${format.price(median)}${beside}.${pace}`;
}

function priceOf({ place, month, sales, median, year, lastMonth }: ReportFacts): string {
  const first = `The median price of the ${format.number(sales)} homes sold in ${place} in ${monthYear(month)} was ${format.price(median)}: half cost less, half cost more.`;
  const beside = year
    ? {
        up: `That is ${percent(year.share)} more than in ${monthYear(year.month)}, when it was ${format.price(year.median)}.`,
        down: `That is ${percent(year.share)} less than in ${monthYear(year.month)}, when it was ${format.price(year.median)}.`,
        steady: `A year before, in ${monthYear(year.month)}, it was ${format.price(year.median)}: hardly a difference.`,
      }[year.direction]
    : 'A year before, too few homes were sold here for a comparison.';
  const since = lastMonth
    ? {
        up: `Since ${monthName(lastMonth.month)} it has risen by ${percent(lastMonth.share)}.`,
        down: `Since ${monthName(lastMonth.month)} it has fallen by ${percent(lastMonth.share)}.`,
        steady: `It has hardly moved since ${monthName(lastMonth.month)}.`,
      }[lastMonth.direction]
    : '';
  return [first, beside, since].filter(Boolean).join(' ');
}

function paceOf({ sales, days: sold, asking, activity }: ReportFacts): string {
  const pace = sold
    ? `Half of the homes were sold within ${days(sold.count)}${
        {
          faster: `, ${days(sold.by)} faster than a year before`,
          slower: `, ${days(sold.by)} slower than a year before`,
          same: ', about as fast as a year before',
          none: '',
        }[sold.pace ?? 'none']
      }.`
    : '';
  const share = asking
    ? {
        below: `The typical seller received ${percent(asking.share)} of the last asking price.`,
        at: 'The typical seller received what was asked last.',
        above: `The typical buyer paid ${percent(asking.share)} of the last asking price, more than was asked.`,
      }[asking.side]
    : '';
  const before = format.number(activity.before);
  const count = {
    more: `More homes changed hands than a year before: ${format.number(sales)} instead of ${before}.`,
    fewer: `Fewer homes changed hands than a year before: ${format.number(sales)} instead of ${before}.`,
    same: `About as many homes changed hands as a year before: ${format.number(sales)} and ${before}.`,
  }[activity.direction];
  return [pace, share, count].filter(Boolean).join(' ');
}

function meaningOf({ sales, isFew, year, days: sold, asking }: ReportFacts): string {
  if (isFew)
    return `With ${format.number(sales)} sales, one costly home can move the median. Look at several months together, and ask what homes like yours have sold for.`;
  const selling =
    sold?.pace === 'slower'
      ? 'If you are selling, allow more time and set the price by the latest sales.'
      : sold?.pace === 'faster' || asking?.side === 'above'
        ? 'If you are selling, be ready before you list: good homes do not stay long.'
        : 'If you are selling, the latest sales near you are the best guide to the price.';
  const buying = {
    up: 'If you are buying, have your financing agreed before you look: waiting has cost more over the past year.',
    down: 'If you are buying, prices leave more room to negotiate than they did a year ago.',
    steady: 'If you are buying, there is time to compare: prices have stayed where they were.',
    none: 'If you are buying, compare with what similar homes have sold for.',
  }[year?.direction ?? 'none'];
  return `${selling} ${buying}`;
}
