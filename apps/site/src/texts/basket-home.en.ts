import type { SchoolNearby } from '@hearthline/contract/places';
import type { ShowingState } from '@hearthline/domain/basket/vocabulary';

/** One home of a basket. `agent` is the agent's first name everywhere. */
export interface BasketHomeTexts {
  back: string;
  previous: string;
  next: string;
  neighbours: string;
  gallery: string;
  previousPhoto: string;
  nextPhoto: string;
  photoOf: (place: number, all: number) => string;
  scenes: Record<string, string>;
  mls: (number: string) => string;
  title: string;
  allFacts: string;
  /** Remarks in the other language. */
  remarksIn: string;
  rooms: string;
  room: Record<'name' | 'level' | 'size', string>;
  history: {
    title: string;
    listed: string;
    otherNumber: (what: string, mlsNumber: string) => string;
    summary: (prices: string) => string;
    priceOn: (price: string, date: string) => string;
    days: (days: number) => string;
    daysInAll: (days: string, all: string) => string;
    earlier: string;
  };
  around: string;
  school: { system: Record<SchoolNearby['system'], string>; level: Record<SchoolNearby['level'], string> };
  showing: {
    title: string;
    upTo: string;
    day: string;
    times: (day: string) => string;
    message: string;
    button: (agent: string) => string;
    note: (agent: string) => string;
    none: (agent: string) => string;
    state: Record<ShowingState, (agent: string) => string>;
    agree: (time: string) => string;
    /** Instead of the state, where none of the proposed times can be agreed to any more. */
    gone: (agent: string) => string;
    withdraw: string;
  };
  questions: string;
  mistake: string;
}

export const basketHomeEn: BasketHomeTexts = {
  back: 'All homes',
  previous: 'Home before',
  next: 'Next home',
  neighbours: 'Other homes',
  gallery: 'Photos',
  previousPhoto: 'Photo before',
  nextPhoto: 'Next photo',
  photoOf: (place, all) => `Photo ${place} of ${all}`,
  scenes: { exterior: 'Exterior', garden: 'Garden', floorPlan: 'Floor plan' },
  mls: (number) => `MLS ${number}`,
  title: 'The home',
  allFacts: 'All facts and rooms',
  remarksIn: 'Only in French',
  rooms: 'Rooms',
  room: { name: 'Room', level: 'Level', size: 'Size' },
  history: {
    title: 'Price history',
    listed: 'Listed',
    otherNumber: (what, mlsNumber) => `${what}, as ${mlsNumber}`,
    summary: (prices) => `Asked ${prices}.`,
    priceOn: (price, date) => `${price} on ${date}`,
    days: (days) => (days === 1 ? '1 day on the market.' : `${days} days on the market.`),
    daysInAll: (days, all) =>
      `${days} days on the market, ${all} with the earlier number. We count it as the same home.`,
    earlier: 'Earlier',
  },
  around: 'Around it',
  school: {
    system: {
      englishPublic: 'Public',
      englishCatholic: 'Catholic',
      frenchPublic: 'French public',
      frenchCatholic: 'French Catholic',
      private: 'Private',
    },
    level: { elementary: 'elementary', secondary: 'secondary' },
  },
  showing: {
    title: 'Ask for a showing',
    upTo: 'Up to 3 times',
    day: 'Day',
    times: (day) => `Times on ${day}`,
    message: 'Anything to add?',
    button: (agent) => `Ask ${agent} for these times`,
    note: (agent) => `Nothing is booked until ${agent} says yes.`,
    none: (agent) => `There are no times to choose from right now. Write to ${agent} below.`,
    state: {
      asked: (agent) => `You asked for a showing. ${agent} has not answered yet.`,
      proposed: (agent) => `${agent} proposes other times. Choose one:`,
      accepted: (agent) => `It is agreed. ${agent} meets you there:`,
      declined: (agent) => `${agent} cannot show it at these times:`,
      withdrawn: () => 'You took this request back:',
    },
    agree: (time) => `Agree to ${time}`,
    gone: (agent) => `The times that ${agent} proposed are no longer free. Ask for others below.`,
    withdraw: 'Take back',
  },
  questions: 'Questions',
  mistake: 'Report a mistake',
};
