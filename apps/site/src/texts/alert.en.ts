import { basketEn as words } from '@hearthline/format/vocabulary/basket.en';
import type { AlertTexts } from './alert-texts.ts';

const counted = (count: number): string => words.counts[count] ?? String(count);
const homes = (count: number): string => `${counted(count)} ${count === 1 ? 'home' : 'homes'}`;
/** In the middle of a sentence. */
const some = (count: number): string => counted(count).toLowerCase();
const within = (place: string): string => (place === '' ? '' : ` in ${place}`);

export const alertEn: AlertTexts = {
  trigger: {
    new: 'New',
    priceIntoRange: 'Now in your range',
    priceChange: 'Price changed',
    backOnMarket: 'Back on the market',
    conditional: 'Sold conditionally',
    soldOrLeased: 'Sold',
  },
  leasedTrigger: { conditional: 'Leased conditionally', soldOrLeased: 'Leased' },
  since: {
    today: 'since this morning',
    yesterday: 'since yesterday',
    weekday: (day) => `since ${day}`,
    date: (day) => `since ${day}`,
  },
  reason: {
    new: {
      today: 'New today.',
      yesterday: 'New since yesterday.',
      weekday: (day) => `New since ${day}.`,
      date: (day) => `New since ${day}.`,
    },
    down: (by, when) => `Down ${by} ${when}.`,
    up: (by, when) => `Up ${by} ${when}.`,
    intoRange: 'The price is now one that you look for.',
    back: (when) => `Back on the market ${when}.`,
    less: (by) => `It asks ${by} less than before.`,
    more: (by) => `It asks ${by} more than before.`,
    conditional: 'Sold, if its conditions are met.',
    conditionalLease: 'Leased, if its conditions are met.',
    sold: 'It is sold.',
    leased: 'It is leased.',
    when: {
      today: 'today',
      yesterday: 'since yesterday',
      weekday: (day) => `since ${day}`,
      date: (day) => `since ${day}`,
    },
    like: (address) => `Like ${address}, which you marked yes.`,
    fits: (count) => (count === 1 ? 'Fits what you asked for.' : `Fits all ${count} things you asked for.`),
  },
  mail: {
    subject: {
      homes: (count, place, areNew) =>
        `${counted(count)} ${areNew ? 'new ' : ''}${count === 1 ? 'home' : 'homes'}${within(place)}`,
      down: (count, by, ofAll) => {
        if (count === 1) return `one down ${by}`;
        return count === ofAll ? `all down, by up to ${by}` : `${some(count)} down, by up to ${by}`;
      },
      back: (count, ofAll) => `${count === ofAll ? 'all' : some(count)} back on the market`,
      gone: (count, ofAll) => `${count === ofAll ? 'all' : some(count)} gone`,
      oneNew: (place, home, price) => `New${within(place)}: ${home}, ${price}`,
      oneDown: (home, by, price) => `${home}, down ${by} to ${price}`,
      oneUp: (home, by, price) => `${home}, up ${by} to ${price}`,
      oneBack: (home, price) => `${home} is back, ${price}`,
      oneConditional: (home, isLease) => `${home} is ${isLease ? 'leased' : 'sold'} conditionally`,
      oneGone: (home, isLease) => `${home} is ${isLease ? 'leased' : 'sold'}`,
    },
    hello: (names) => (names === '' ? 'Hello,' : `Hi ${names},`),
    fit: (count, alerts, since) =>
      `${homes(count)} ${count === 1 ? 'fits' : 'fit'} ${alerts}${since === '' ? '' : ` ${since}`}.`,
    news: (count, alerts) => `News of ${some(count)} ${count === 1 ? 'home' : 'homes'} of ${alerts}.`,
    alertName: (name) => `“${name}”`,
    tap: 'Tap an answer, I see it at once.',
    textMe: 'Text me',
    merged: 'Gathered into one message, so that you do not get several.',
    open: (count) => {
      if (count === 1) return 'See it on your page';
      return count === 2 ? 'See both on your page' : 'See them all on your page';
    },
    answerLabel: (answer, home) => `${answer} to ${home}`,
    ways: {
      title: 'These messages, your way',
      fewer: ['Fewer', 'At most one a week'],
      other: ['Other than these', 'Say what is off'],
      pause: ['Pause', 'For 2 or 4 weeks'],
      stop: ['Stop', 'No more of these'],
    },
    privacy: 'No account needed. The links are yours alone: whoever has them answers for you.',
  },
  question: {
    subject: (alerts) => `Do you still want homes for ${alerts}?`,
    lastSeen: (day) => `You were last on your page on ${day}, and I do not want to write for nothing.`,
    neverSeen: 'You have not been on your page yet, and I do not want to write for nothing.',
    text: (day) =>
      `If you want more homes like these, say so. If I hear nothing, the messages pause on ${day}; they can go on at any time.`,
    keep: 'Yes, keep them coming',
    pause: 'Pause for a while',
    stop: 'Stop',
    sms: (alerts) => `Do you still want homes for ${alerts}? Say so here:`,
  },
};
