import { darken, mix, multiply } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { SceneLight } from '../scene.ts';

/** Dark, middle and light tone of one foliage. */
export type Leaf = readonly [dark: string, middle: string, light: string];

/** The season and hour of a picture: what everything in it is coloured by. */
export interface Light {
  /** Top, middle, horizon. */
  sky: readonly [string, string, string];
  sun: { x: number; y: number; colour: string; strength: number };
  cloud: string;
  /** Hills from the farthest to the nearest. */
  hills: readonly [string, string, string];
  /** Grass, far and near. */
  lawn: readonly [string, string];
  /** Broad-leaved trees and shrubs; several, so that neighbours differ. */
  leaves: readonly Leaf[];
  evergreen: Leaf;
  flowers: readonly string[];
  water: readonly [string, string];
  /** The colour every surface is seen under. */
  ambient: string;
  shadow: string;
  shadowStrength: number;
  /** How strongly windows and lamps shine. */
  glow: number;
  hasSnow: boolean;
  isBare: boolean;
}

/** What every drawing function needs: where definitions go, the dice, and the light. */
export interface Paint {
  sheet: Sheet;
  random: Random;
  light: Light;
}

const summerLeaves: readonly Leaf[] = [
  ['#2c5a33', '#4a8544', '#82b55a'],
  ['#27523a', '#3f7a4c', '#74a868'],
  ['#3a6130', '#5f8f3e', '#9bbf5c'],
];

const dusk: Light = {
  sky: ['#1d2654', '#6a4f8b', '#f0946e'],
  sun: { x: 860, y: 500, colour: '#ffb27a', strength: 0.85 },
  cloud: '#d98a8f',
  hills: ['#5d4f7c', '#453f67', '#2f3450'],
  lawn: ['#43563f', '#22332d'],
  leaves: [
    ['#16241f', '#24392d', '#3b5640'],
    ['#1a2526', '#2a3d38', '#46604c'],
    ['#1f2a1f', '#33452f', '#546a44'],
  ],
  evergreen: ['#101d1d', '#1b2f2b', '#2c4640'],
  flowers: ['#b59ac9', '#d9c4d6', '#c98a9c'],
  water: ['#c58a92', '#2c2d57'],
  ambient: '#b6aacd',
  shadow: '#0b0e22',
  shadowStrength: 0.42,
  glow: 1,
  hasSnow: false,
  isBare: false,
};

const winter: Light = {
  sky: ['#86acd2', '#c3d9ea', '#f3f5f3'],
  sun: { x: 880, y: 170, colour: '#ffffff', strength: 0.85 },
  cloud: '#ffffff',
  hills: ['#bccbd7', '#a3b6c4', '#8ba1ae'],
  lawn: ['#f8fafc', '#d8e3ee'],
  leaves: [
    ['#6f7f86', '#8d9ba0', '#dfe8ee'],
    ['#7a8084', '#989fa1', '#e6ecf0'],
  ],
  evergreen: ['#2c4f4a', '#44695f', '#e9f0f4'],
  flowers: ['#b8433a', '#a73b35'],
  water: ['#dfeaf2', '#a9c3d6'],
  ambient: '#f1f4fa',
  shadow: '#4a6385',
  shadowStrength: 0.3,
  glow: 0.45,
  hasSnow: true,
  isBare: true,
};

const lights: Record<SceneLight, Light> = {
  spring: {
    sky: ['#6ba6de', '#b3d6f0', '#eff4ee'],
    sun: { x: 950, y: 150, colour: '#fffdf2', strength: 0.9 },
    cloud: '#ffffff',
    hills: ['#a9c4bf', '#93b79f', '#79a671'],
    lawn: ['#a2cf6c', '#5c9f45'],
    leaves: [
      ['#4d8a3f', '#7db454', '#b9da7c'],
      ['#5a8f49', '#8fc066', '#c8e29a'],
      ['#c97f9b', '#eeb3c6', '#fde3ea'],
    ],
    evergreen: ['#24503a', '#3b7350', '#6a9a6c'],
    flowers: ['#f2c230', '#e8557a', '#ffffff', '#9a6fd0', '#f78fb0'],
    water: ['#cfe4ec', '#4d90b8'],
    ambient: '#ffffff',
    shadow: '#22402f',
    shadowStrength: 0.3,
    glow: 0,
    hasSnow: false,
    isBare: false,
  },
  summer: {
    sky: ['#4f93d6', '#a2ccee', '#e9f3f6'],
    sun: { x: 940, y: 140, colour: '#fffdf2', strength: 0.9 },
    cloud: '#ffffff',
    hills: ['#9dbab6', '#80a591', '#5f8c66'],
    lawn: ['#8cba58', '#4c803a'],
    leaves: summerLeaves,
    evergreen: ['#1f4a38', '#33694a', '#5c8f62'],
    flowers: ['#ffffff', '#f26d8b', '#f7c6d0', '#c7a4f0', '#f5b04a'],
    water: ['#c3dfec', '#2f7ba8'],
    ambient: '#ffffff',
    shadow: '#1c3346',
    shadowStrength: 0.32,
    glow: 0,
    hasSnow: false,
    isBare: false,
  },
  autumn: {
    sky: ['#5686bd', '#f0be92', '#fde6c4'],
    sun: { x: 260, y: 410, colour: '#ffe2a6', strength: 1 },
    cloud: '#fff0dc',
    hills: ['#b99f9a', '#978b76', '#727650'],
    lawn: ['#aeae55', '#66742f'],
    leaves: [
      ['#9a4a1d', '#cf7a2b', '#f0ae4a'],
      ['#8a2f22', '#c0492c', '#e5813f'],
      ['#96701f', '#c99a2f', '#efc858'],
      ['#4d5a28', '#7b8238', '#b5a548'],
    ],
    evergreen: ['#2b4630', '#4a6239', '#7d8449'],
    flowers: ['#e0763f', '#f1c453', '#a8432f', '#fff0d8'],
    water: ['#f3d5b4', '#56708f'],
    ambient: '#ffe9cf',
    shadow: '#3b2a3a',
    shadowStrength: 0.34,
    glow: 0.5,
    hasSnow: false,
    isBare: false,
  },
  winter,
  dusk,
  snowDusk: {
    ...winter,
    sky: ['#1f2a58', '#69699f', '#eba98f'],
    sun: { x: 860, y: 510, colour: '#ffc19a', strength: 0.8 },
    cloud: '#c99aa8',
    hills: ['#6d6f99', '#585c88', '#474d76'],
    lawn: ['#b7bfdc', '#7583ad'],
    leaves: [
      ['#2c3150', '#3f4568', '#aab2d2'],
      ['#31344f', '#464a69', '#b4bad6'],
    ],
    evergreen: ['#1a2b3c', '#2a4150', '#a9b4d2'],
    flowers: ['#8d3d4a', '#7a3545'],
    water: ['#a99cc0', '#4a5686'],
    ambient: '#bab6d6',
    shadow: '#161b3c',
    shadowStrength: 0.38,
    glow: 1,
  },
};

export function lightOf(name: SceneLight): Light {
  return lights[name];
}

/** A surface colour as this light shows it. */
export function tone(paint: Paint, colour: string): string {
  return multiply(colour, paint.light.ambient);
}

/** A colour seen through the air: 0 near, 1 lost in the haze. */
export function hazy(paint: Paint, colour: string, distance: number): string {
  return mix(tone(paint, colour), mix(paint.light.hills[0], paint.light.sky[2], 0.35), distance);
}

export function shade(paint: Paint, colour: string, share: number): string {
  return darken(tone(paint, colour), share);
}
