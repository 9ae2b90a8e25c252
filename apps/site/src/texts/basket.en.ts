import { basketEn as words } from '@hearthline/format/vocabulary/basket.en';
import { basketHomeEn } from './basket-home.en.ts';
import type { BasketTexts } from './basket-texts.ts';

const saved = (agent: string) => `Saved. ${agent} sees it at once.`;

export const basketEn: BasketTexts = {
  title: words.title,
  skip: 'Skip to the homes',
  call: (agent) => `Call ${agent}`,
  text: (agent) => `Text ${agent}`,
  textShort: 'Text',
  email: (agent) => `Email ${agent}`,
  emailShort: 'Email',
  language: 'Language',
  languages: { en: 'English', fr: 'Français' },
  updated: (when) => `updated ${when}`,
  moment: (day, time) => `${day} at ${time}`,
  answersAs: ['You answer as ', '.'],
  others: (names, count) => `${names} ${count === 1 ? 'answers' : 'answer'} separately.`,
  notYou: 'Not you?',
  notYouText: (reader, agent) =>
    `This page is for ${reader} alone: whatever is answered here counts as theirs. Ask ${agent} for a page of your own.`,
  share: {
    on: (names, count) => `${names} ${count === 1 ? 'sees' : 'see'} your answers.`,
    off: (agent) => `Only ${agent} sees your answers.`,
    hide: 'Keep them to myself',
    show: 'Let the others see them',
  },
  views: { homes: 'Homes', map: 'Map', compare: 'Compare', label: 'Views' },
  since: {
    first: 'What is new',
    today: 'Since your visit today',
    yesterday: 'Since your visit yesterday',
    weekday: (day) => `Since your visit on ${day}`,
    date: (day) => `Since your visit on ${day}`,
  },
  changes: {
    new: (agent) => `New, added by ${agent}`,
    found: 'Found for you',
    down: (by, to) => `Down ${by} to ${to}`,
    up: (by, to) => `Up ${by} to ${to}`,
    priceNow: (price) => `Now ${price}`,
    priceGone: (agent) => `The price is not shown any more. Ask ${agent}`,
    available: 'Available again',
    phase: { coming: 'Coming soon', off: 'Off the market' },
    photos: (count) => (count === 1 ? '1 new photo' : `${count} new photos`),
    relisted: 'Back under a new MLS number. It is the same home.',
    relistedKept: {
      yes: 'Back under a new MLS number. Your yes was kept.',
      maybe: 'Back under a new MLS number. Your maybe was kept.',
      no: 'Back under a new MLS number. Your no was kept.',
    },
    hidden: 'Kept back by its brokerage for now',
    shownAgain: 'Can be shown again',
  },
  toDecide: 'To decide',
  decided: 'Decided',
  progress: (done, all) => `${done} of ${all} decided`,
  allDecided: (agent) => `You have decided on all of them. ${agent} looks on.`,
  none: {
    title: 'No homes yet',
    text: (agent) => `${agent} has not shared a home with you yet. As soon as there is one, it stands here.`,
  },
  closed: {
    title: 'The homes cannot be shown right now',
    text: (agent) =>
      `The board has paused them. What you answered and wrote stays. ${agent} helps you in the meantime.`,
  },
  hiddenHome: {
    name: 'A home kept back for now',
    text: (agent) => `Kept back by its brokerage for now. What you answered stays; ask ${agent} about it.`,
  },
  askPrice: words.askPrice,
  addressOnRequest: words.addressOnRequest,
  before: 'before',
  photos: (count) => (count === 1 ? '1 photo' : `${count} photos`),
  noPhoto: 'No photos yet',
  open: 'Open this home',
  sameHome: 'Same home',
  stateOff: 'Off the market',
  soldNote: (agent) => `It is gone. ${agent} can find more like it.`,
  facts: { beds: 'Beds', baths: 'Baths', area: 'Square feet', parking: 'Parking' },
  factsRead: {
    beds: (text, isOne) => `${text} ${isOne ? 'bedroom' : 'bedrooms'}`,
    baths: (text, isOne) => `${text} ${isOne ? 'bathroom' : 'bathrooms'}`,
  },
  answer: words.answer,
  answerLabel: (home) => `Your answer to ${home}`,
  yourAnswer: 'Your answer',
  reasonsQuestion: {
    yes: 'What do you like about it?',
    maybe: 'What makes you unsure?',
    no: 'What speaks against it?',
  },
  reasons: {
    for: {
      price: 'Price',
      street: 'Street',
      size: 'Size',
      layout: 'Layout',
      yard: 'Yard',
      condition: 'Condition',
      other: 'Something else',
    },
    against: {
      price: 'Price',
      street: 'Street',
      size: 'Too small',
      layout: 'Layout',
      yard: 'Yard',
      condition: 'Needs work',
      other: 'Something else',
    },
  },
  saveReasons: 'Save',
  youWrote: 'You',
  noAnswer: (name) => `${name} has not answered`,
  write: (agent) => `Write to ${agent}`,
  send: 'Send',
  outcome: {
    answered: saved,
    written: (agent) => `Sent. ${agent} sees it at once.`,
    asked: (agent) => `Asked. Nothing is booked until ${agent} says yes.`,
    shared: () => 'Saved. It counts from now on.',
    consented: (agent) => `Thank you. ${agent} may write to you; you can stop it at any time.`,
    withdrawn: (agent) => `Taken back. ${agent} sees it at once.`,
    agreed: (agent) => `Agreed. ${agent} sees it at once.`,
    taken: () => 'That time is no longer free. Nothing was sent: please choose from the times below.',
    chooseTimes: () =>
      'Nothing was sent yet: please choose one to three times that suit you, then ask again.',
    manyShowings: (agent) =>
      `You have asked to see this home many times by now. Please call ${agent}, or write an email, to find a time together.`,
    full: (agent) => `That is as much as this page takes for now. Call ${agent}, or write an email.`,
  },
  failed: 'That did not arrive. Check your connection and try again.',
  listedBy: (office) => `Listed by ${office}`,
  attribution: (age) => `Data from the board, ${age} old, deemed reliable but not guaranteed.`,
  noAge: 'Data from the board, deemed reliable but not guaranteed.',
  ends: (date) => `This page is private and works until ${date}; each visit makes it last longer.`,
  stop: 'Stop these emails',
  privacy: {
    title: 'Privacy',
    seen: (agent) =>
      `${agent} sees your answers and what you write and, where the law allows it, which homes you opened. How often you looked is forgotten after 24 months.`,
    shared: (names) => `${names} and you see each other’s answers, as far as each of you shares them.`,
    kept: (agent) =>
      `Whoever has the address of this page can open it. ${agent} can close it, send you all that is kept, or erase it.`,
  },
  ask: {
    title: (agent) => `Ask ${agent}`,
    button: (agent) => `Ask ${agent} a question`,
    hint: 'A question, or a time that suits you for a showing',
    place: 'Your question',
    or: () => 'Or by email:',
  },
  consent: {
    title: 'Would you like to hear of more homes?',
    text: (agent) =>
      `${agent} wrote to you once because somebody gave your address. More comes only if you want it.`,
    words: ({ agent, brokerage, contact }) =>
      `Yes, ${agent} of ${brokerage} may email me homes that may suit me, and news about them. I can withdraw this at any time, by the link in every email. ${contact}`,
    agree: 'Agree',
  },
  map: {
    open: 'Open map',
    label: 'Where the homes are',
    none: 'None of these homes may be placed on a map.',
    unplaced: 'Not on the map',
  },
  compare: {
    title: (count) => `Compare ${count} homes`,
    best: 'A check marks the best of each row, where one is better for everybody.',
    bestRead: 'Best: ',
    some: (shown, all) => `${shown} of ${all}, those you like first.`,
    few: 'There is only one home to show, so there is nothing to compare yet.',
    money: 'Money',
    home: 'Home',
    place: 'Place and market',
    answers: 'Answers',
    lot: 'Lot',
    priceSoFar: 'Price so far',
    noChange: 'No change',
    down: (amount) => `Down ${amount}`,
    up: (amount) => `Up ${amount}`,
    notYet: 'Not yet',
    same: (count, rows) =>
      count === 1 ? `1 row is the same: ${rows}` : `${count} rows are the same: ${rows}`,
  },
  mail: {
    notShown: (homes, agent) =>
      homes === 1
        ? `One home cannot be shown here. Ask ${agent} about it.`
        : `${words.counts[homes] ?? homes} homes cannot be shown here. Ask ${agent} about them.`,
    dataFrom: (when) => `Data from the board as of ${when}, deemed reliable but not guaranteed.`,
    changed: (homes) =>
      homes === 1
        ? 'One of your homes has changed'
        : `${words.counts[homes] ?? homes} of your homes have changed`,
    open: (homes) => (homes === 1 ? 'See it on your page' : 'See them all on your page'),
    more: (homes) => (homes === 1 ? 'and one more on your page' : `and ${homes} more on your page`),
    text: (title) => `${title}. See and answer:`,
  },
  home: basketHomeEn,
  ended: {
    title: 'This page has ended',
    text: (agent) =>
      `The link was closed, or nobody used it for a year. ${agent} can make you a new one, with all your answers.`,
    contact: (agent) => `Reach ${agent}`,
  },
};
