import type { ParameterType } from '@hearthline/contract/badges';
import { boardArea, boardPeriod } from '@hearthline/contract/board-scope';
import { movingPeriods } from '@hearthline/domain/badge/period';
import { homeKinds, offers } from '@hearthline/domain/listing/vocabulary';

interface Parameter {
  type: ParameterType;
  isRequired: boolean;
  defaultValue: string;
  /** Values to choose from, where they are few and known. */
  options: readonly string[];
  /** What fills it by itself. */
  resolvers: readonly string[];
  isDiscoverable: boolean;
}

const place = { isRequired: false, defaultValue: '', options: [], isDiscoverable: true };
const choice = { isRequired: false, defaultValue: '', resolvers: [], isDiscoverable: true };

/** What queries can be asked with. A parameter means the same in every query that has it. */
export const parameters = {
  period: {
    type: 'period',
    isRequired: true,
    defaultValue: 'last30Days',
    options: movingPeriods,
    resolvers: [boardPeriod, ...movingPeriods],
    isDiscoverable: true,
  },
  /** From today on. */
  daysAhead: {
    ...choice,
    type: 'days',
    isRequired: true,
    defaultValue: '30',
    options: ['7', '14', '30', '60', '90'],
  },
  /** Up to today. */
  daysBack: {
    ...choice,
    type: 'days',
    isRequired: true,
    defaultValue: '30',
    options: ['7', '14', '30', '60', '90'],
  },
  area: { ...place, type: 'area', resolvers: [] },
  municipality: { ...place, type: 'municipality', resolvers: [boardArea, 'myArea'] },
  community: { ...place, type: 'community', resolvers: [] },
  homeKind: { ...choice, type: 'homeKind', options: homeKinds },
  offer: { ...choice, type: 'offer', isRequired: true, defaultValue: 'sale', options: offers },
  listingStatus: { ...choice, type: 'listingStatus', options: ['active', 'sold', 'deactive'] },
  clientCategory: {
    ...choice,
    type: 'clientCategory',
    options: ['interested', 'waitingList', 'notInterested'],
  },
  agent: {
    type: 'agent',
    isRequired: true,
    defaultValue: '',
    options: [],
    resolvers: ['currentAgent'],
    isDiscoverable: false,
  },
} as const satisfies Record<string, Parameter>;

export type ParameterKey = keyof typeof parameters;
export const parameterKeys = Object.keys(parameters) as ParameterKey[];

export function parameterOf(key: ParameterKey): Parameter {
  return parameters[key];
}

/** Days that a person may ask for beside those that are offered. */
export const mostDays = 366;
