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
    fits: (count) => {
      if (count === 1) return 'Fits what you asked for.';
      return count === 2 ? 'Fits both things you asked for.' : `Fits all ${count} things you asked for.`;
    },
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
  page: {
    watches: 'What is watched for you',
    everywhere: 'Everywhere',
    from: (amount) => `from ${amount}`,
    upTo: (amount) => `up to ${amount}`,
    atLeast: (amount) => `${amount} or more`,
    not: (names) => `not ${names}`,
    is: { yes: 'Yes', no: 'No' },
    shape: { polygon: 'A drawn area', box: 'A part of the map' },
    near: (place, radius) => (place === '' ? `Within ${radius}` : `${place}, within ${radius}`),
    drop: (percent) => `${percent} or more`,
    days: (days) => (days === 1 ? 'The last day' : `The last ${days} days`),
    between: (from, to) => `${from} to ${to}`,
    rhythm: {
      atOnce: 'as soon as something fits',
      daily: 'once a day',
      weekly: 'once a week',
      monthly: 'once a month',
    },
    older: 'Older homes',
    newer: 'Newer homes',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    standing: {
      asSet: (rhythm) => `You hear ${rhythm}.`,
      weekly: 'You hear at most once a week.',
      pausedUntil: (day) => `Paused for you until ${day}.`,
      stopped: 'You stopped these messages. What is here stays.',
      alertPaused: {
        byAgent: (agent) => `${agent} has paused these messages for now.`,
        byClient: () => 'These messages are paused, as you asked.',
        stoppedByClient: () => 'These messages have stopped, as you asked.',
        noSignOfLife: () => 'These messages are paused, because nobody was here for a long time.',
        bounced: (agent) =>
          `These messages did not arrive, so they are paused. Ask ${agent} to check your address.`,
        consentLost: (agent) =>
          `These messages are paused, because you no longer want email of this kind. Ask ${agent} to hear again.`,
      },
      resumes: (day) => `They go on by themselves on ${day}.`,
    },
    choiceFor: (alerts) => `Your choice here is for ${alerts}.`,
    fewer: 'At most one a week',
    asBefore: 'As often as before',
    pauseFor: { '2': 'Pause for 2 weeks', '4': 'Pause for 4 weeks' },
    pauseLabel: 'Pause',
    goOn: 'Let them go on',
    stop: 'Stop these messages',
    stopText: (agent) => `Your answers and these homes stay here. ${agent} is told.`,
    other: {
      title: 'Other than these',
      legend: 'What is off with these homes?',
      off: {
        price: 'Price',
        street: 'Street or area',
        size: 'Size',
        layout: 'Layout',
        yard: 'Yard',
        condition: 'Condition',
        other: 'Something else',
      },
      place: 'In your own words',
      send: 'Send',
    },
    still: {
      title: 'Do you still want homes like these?',
      text: (day) => `Without an answer, the messages pause on ${day}.`,
      keep: 'Yes, keep them coming',
      stop: 'No, stop them',
    },
    outcome: {
      fewer: () => 'Saved. You hear at most once a week.',
      asSet: () => 'Saved. You hear as often as before.',
      paused: (agent) => `Paused. ${agent} is told, and you can let them go on at any time.`,
      stopped: (agent) => `Stopped. ${agent} is told, and you can let them go on at any time.`,
      goesOn: (agent) => `They go on. ${agent} is told.`,
      other: (agent) => `Sent. ${agent} sees it at once and looks for other homes.`,
      kept: () => 'Thank you. They keep coming.',
    },
    tapped: {
      title: (answer) => `Your answer in the message: ${answer}`,
      text: (agent) => `Confirm it here, then ${agent} sees it.`,
      confirm: (answer) => `Answer “${answer}”`,
    },
  },
};
