import type { SiteColourSet, SiteTemplate } from './vocabulary.ts';

/** The colours of a public site, all as #RRGGBB. */
export interface SiteColours {
  paper: string;
  /** Of surfaces that lie on the paper. */
  panel: string;
  ink: string;
  /** Of what is said beside. */
  soft: string;
  /** Between things; nothing is written in it. */
  line: string;
  /** Of links and buttons. */
  accent: string;
  onAccent: string;
  /** For the one thing that should be seen. */
  bright: string;
  onBright: string;
  /** Behind the foot of a page and what stands over pictures. */
  deep: string;
  onDeep: string;
  softOnDeep: string;
}
export type SiteColourRole = keyof SiteColours;

/** Which colour is written on which: each of these pairs has to be read. */
export const writtenOn: readonly (readonly [text: SiteColourRole, ground: SiteColourRole])[] = [
  ['ink', 'paper'],
  ['ink', 'panel'],
  ['soft', 'paper'],
  ['soft', 'panel'],
  ['accent', 'paper'],
  ['accent', 'panel'],
  ['onAccent', 'accent'],
  ['onBright', 'bright'],
  ['onDeep', 'deep'],
  ['softOnDeep', 'deep'],
];

/** Templates that write over the agent's picture; the others write beside it. */
export const writesOverPicture: ReadonlySet<SiteTemplate> = new Set(['lakeside']);

const lakeside = {
  first: {
    paper: '#F8FAF9',
    panel: '#F4ECDD',
    ink: '#12303B',
    soft: '#4A646D',
    line: '#D3DFDF',
    accent: '#17607A',
    onAccent: '#FFFFFF',
    bright: '#F4BC57',
    onBright: '#12303B',
    deep: '#0E3A4A',
    onDeep: '#F8FAF9',
    softOnDeep: '#CFE2E4',
  },
  second: {
    paper: '#FAF9F5',
    panel: '#E9EFE3',
    ink: '#1E2E22',
    soft: '#4F6153',
    line: '#D7DDD0',
    accent: '#2E6A45',
    onAccent: '#FFFFFF',
    bright: '#F2B98A',
    onBright: '#2B1B10',
    deep: '#1B3D2B',
    onDeep: '#F7FAF5',
    softOnDeep: '#CFE0D2',
  },
  third: {
    paper: '#F9F8FB',
    panel: '#ECE8F3',
    ink: '#262138',
    soft: '#5A5470',
    line: '#DCD7E5',
    accent: '#544390',
    onAccent: '#FFFFFF',
    bright: '#F3C15F',
    onBright: '#262138',
    deep: '#2C2450',
    onDeep: '#FAF8FF',
    softOnDeep: '#D9D3EE',
  },
  fourth: {
    paper: '#FBF8F5',
    panel: '#F6E7DC',
    ink: '#33211B',
    soft: '#6B534A',
    line: '#E4D6CC',
    accent: '#9A3F22',
    onAccent: '#FFFFFF',
    bright: '#F0C26A',
    onBright: '#33211B',
    deep: '#4A2116',
    onDeep: '#FDF7F2',
    softOnDeep: '#F0D6C8',
  },
} satisfies Record<SiteColourSet, SiteColours>;

const gallery = {
  first: {
    paper: '#FAF8F4',
    panel: '#F3EFE7',
    ink: '#171613',
    soft: '#5C5850',
    line: '#D9D3C7',
    accent: '#7A2A1E',
    onAccent: '#FFFFFF',
    bright: '#E6D9BF',
    onBright: '#171613',
    deep: '#191815',
    onDeep: '#FAF8F4',
    softOnDeep: '#C9C2B4',
  },
  second: {
    paper: '#F7F8F8',
    panel: '#EBEEEE',
    ink: '#12181A',
    soft: '#525B5E',
    line: '#D3D9DA',
    accent: '#1F4E5A',
    onAccent: '#FFFFFF',
    bright: '#CFE1E0',
    onBright: '#12181A',
    deep: '#141B1D',
    onDeep: '#F7F8F8',
    softOnDeep: '#BFC9CA',
  },
  third: {
    paper: '#FBF7F6',
    panel: '#F4EAE8',
    ink: '#1E1415',
    soft: '#645355',
    line: '#E0D2D1',
    accent: '#6C2340',
    onAccent: '#FFFFFF',
    bright: '#EBCFCF',
    onBright: '#1E1415',
    deep: '#21151A',
    onDeep: '#FBF7F6',
    softOnDeep: '#D5C3C4',
  },
  fourth: {
    paper: '#F8F8F3',
    panel: '#EDEEE3',
    ink: '#181A12',
    soft: '#575B4A',
    line: '#D6D8C7',
    accent: '#47551F',
    onAccent: '#FFFFFF',
    bright: '#DFE2BF',
    onBright: '#181A12',
    deep: '#1A1C14',
    onDeep: '#F8F8F3',
    softOnDeep: '#C7CAB5',
  },
} satisfies Record<SiteColourSet, SiteColours>;

const metro = {
  first: {
    paper: '#0A0E0D',
    panel: '#101614',
    ink: '#EFF4F1',
    soft: '#A9B6B0',
    line: '#27322E',
    accent: '#C9F45B',
    onAccent: '#0A0E0D',
    bright: '#7FD4E8',
    onBright: '#0A0E0D',
    deep: '#141C19',
    onDeep: '#EFF4F1',
    softOnDeep: '#A9B6B0',
  },
  second: {
    paper: '#0B0D14',
    panel: '#121624',
    ink: '#F0F2FA',
    soft: '#A9B0C6',
    line: '#272D40',
    accent: '#8FB8FF',
    onAccent: '#0B0D14',
    bright: '#FFC56B',
    onBright: '#0B0D14',
    deep: '#161B2C',
    onDeep: '#F0F2FA',
    softOnDeep: '#A9B0C6',
  },
  third: {
    paper: '#110B0D',
    panel: '#1A1215',
    ink: '#F8F0F1',
    soft: '#BFAFB2',
    line: '#3A292D',
    accent: '#FF9C8A',
    onAccent: '#110B0D',
    bright: '#F7DB78',
    onBright: '#110B0D',
    deep: '#22171A',
    onDeep: '#F8F0F1',
    softOnDeep: '#BFAFB2',
  },
  fourth: {
    paper: '#F5F7F6',
    panel: '#E9EDEB',
    ink: '#0B1210',
    soft: '#4C5A55',
    line: '#CBD3CF',
    accent: '#0B5F4B',
    onAccent: '#FFFFFF',
    bright: '#C9F45B',
    onBright: '#0B1210',
    deep: '#0B1210',
    onDeep: '#F5F7F6',
    softOnDeep: '#B3C1BB',
  },
} satisfies Record<SiteColourSet, SiteColours>;

const heritage = {
  first: {
    paper: '#F7F0E3',
    panel: '#FCF8EF',
    ink: '#2A2119',
    soft: '#665845',
    line: '#DCCDB2',
    accent: '#8A3524',
    onAccent: '#FFFFFF',
    bright: '#E2B765',
    onBright: '#2A2119',
    deep: '#21392E',
    onDeep: '#FBF5E8',
    softOnDeep: '#CBD3C2',
  },
  second: {
    paper: '#F3F1EA',
    panel: '#FBFAF5',
    ink: '#1F2429',
    soft: '#565D63',
    line: '#D2CFC2',
    accent: '#2B4A6B',
    onAccent: '#FFFFFF',
    bright: '#E0BD7A',
    onBright: '#1F2429',
    deep: '#1E2F42',
    onDeep: '#F8F6EF',
    softOnDeep: '#C6D0DA',
  },
  third: {
    paper: '#F8EFE6',
    panel: '#FDF8F2',
    ink: '#2B1D1B',
    soft: '#6B544E',
    line: '#E0CBBE',
    accent: '#6B2C3B',
    onAccent: '#FFFFFF',
    bright: '#E3B58C',
    onBright: '#2B1D1B',
    deep: '#3F1E29',
    onDeep: '#FCF4EC',
    softOnDeep: '#DEC5C6',
  },
  fourth: {
    paper: '#F2F2E6',
    panel: '#FAFAF1',
    ink: '#24261A',
    soft: '#5B5E46',
    line: '#D3D4B9',
    accent: '#4B5A1E',
    onAccent: '#FFFFFF',
    bright: '#E1C05C',
    onBright: '#24261A',
    deep: '#2F3A20',
    onDeep: '#F7F7EA',
    softOnDeep: '#D0D5BC',
  },
} satisfies Record<SiteColourSet, SiteColours>;

export const siteColours: Record<SiteTemplate, Record<SiteColourSet, SiteColours>> = {
  lakeside,
  gallery,
  metro,
  heritage,
};
