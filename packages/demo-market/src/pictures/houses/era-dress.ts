import type { Material } from '../building/materials.ts';
import type { WindowLook } from '../building/windows.ts';
import type { Random } from '../drawing/random.ts';
import type { Dress, Era } from './dress.ts';

const redBricks = ['#9c4a34', '#8a3f2f', '#a85a40', '#94503c'];
const paleBricks = ['#c7a878', '#bfa27c', '#cdb48c', '#b59a76'];
const tanBricks = ['#b08463', '#a37759', '#bb957a', '#a98a74'];
const pinkBricks = ['#b5745c', '#ad6f60', '#c08a72'];
const charcoalBricks = ['#4b4745', '#5a5450', '#3f4044'];
const sidings = [
  '#e9e4da',
  '#7c8a86',
  '#8fa2ae',
  '#c9c2b2',
  '#6f7f6d',
  '#d9cdb4',
  '#5f6f80',
  '#b7bfc0',
  '#a9b69f',
];
const whites = ['#f2efe9', '#ebe8e1', '#f6f4ef'];
const stones = ['#a59c90', '#b3a594', '#8f8a85', '#bdb3a2'];
const doors = [
  '#7b2f22',
  '#1f3d36',
  '#22333a',
  '#3b2a50',
  '#2b4a6e',
  '#a3402b',
  '#1d1f24',
  '#c58a2c',
  '#4f6f5a',
];
const darkRoofs = ['#3e3a40', '#41464e', '#4a4f57', '#373a40', '#4d453f'];
const warmRoofs = ['#5a4a40', '#6a5348', '#54483f', '#4a3f3a'];

const brick = (colour: string): Material => ({ look: 'brick', colour });
const siding = (colour: string): Material => ({ look: 'siding', colour });
const stone = (colour: string): Material => ({ look: 'stone', colour });

const plainWindow: WindowLook = {
  frame: '#ffffff',
  trim: null,
  panes: 'sash',
  head: 'flat',
  lintel: 'none',
  shutters: null,
};

type DressMaker = (random: Random) => Omit<Dress, 'era'>;

const dressMakers: Record<Era, DressMaker> = {
  victorian(random) {
    const wall = brick(random.pick([...redBricks, ...redBricks, ...paleBricks]));
    const trim = random.pick(['#f3eee4', '#efe6d2', '#e3dcc9', '#34463e', '#5b2b28']);
    return {
      wall,
      accent: random.chance(0.5)
        ? { look: 'shakes', colour: random.pick(['#7a4a3a', '#55625a', '#8b7f70', '#6a4b55']) }
        : wall,
      base: stone(random.pick(stones)),
      cover: { look: 'slate', colour: random.pick(['#4a4750', '#3e3a40', '#56504e', '#4b5357']), trim },
      trim,
      window: {
        ...plainWindow,
        frame: '#f3eee4',
        head: random.pick(['segment', 'round', 'segment', 'flat']),
        lintel: random.pick(['stone', 'brick', 'stone']),
      },
      door: {
        colour: random.pick(doors),
        trim,
        style: 'glazed',
        surround: random.pick(['transom', 'plain']),
      },
      garage: { colour: '#6b4a35', style: 'carriage' },
      column: 'turned',
    };
  },
  interwar(random) {
    const isBrick = random.chance(0.75);
    const wall = isBrick
      ? brick(random.pick([...redBricks, ...tanBricks]))
      : { look: 'shakes' as const, colour: random.pick(['#6f6a5a', '#7d6a55', '#5d6b66']) };
    const trim = random.pick(['#f0eadc', '#efe9df', '#4a3728', '#2f4038']);
    return {
      wall,
      accent: { look: 'stucco', colour: random.pick(['#e8dfcc', '#efe6d6', '#ddd2bd']) },
      base: stone(random.pick(stones)),
      cover: { look: 'slate', colour: random.pick([...darkRoofs, ...warmRoofs]), trim },
      trim,
      window: {
        ...plainWindow,
        frame: '#f3eee4',
        trim: isBrick ? null : '#f3eee4',
        panes: random.pick(['grid', 'sash', 'grid']),
        lintel: isBrick ? random.pick(['brick', 'stone']) : 'none',
      },
      door: {
        colour: random.pick(doors),
        trim,
        style: random.pick(['panel', 'craftsman', 'glazed']),
        surround: 'plain',
      },
      garage: { colour: '#5b4636', style: 'carriage' },
      column: random.pick(['tapered', 'square', 'round']),
    };
  },
  postwar(random) {
    const wall = random.chance(0.5)
      ? brick(random.pick([...redBricks, ...tanBricks]))
      : siding(random.pick(sidings));
    const trim = random.pick(whites);
    return {
      wall,
      accent: siding(random.pick(sidings)),
      base: stone(random.pick(stones)),
      cover: { look: 'shingle', colour: random.pick([...darkRoofs, ...warmRoofs]), trim },
      trim,
      window: {
        ...plainWindow,
        trim: wall.look === 'brick' ? null : trim,
        panes: random.pick(['sash', 'grid']),
        lintel: wall.look === 'brick' ? 'brick' : 'none',
        shutters: random.pick([null, '#2f4a45', '#3a2f2c', '#7b2f22', '#2b3f5c']),
      },
      door: {
        colour: random.pick(doors),
        trim,
        style: random.pick(['panel', 'craftsman']),
        surround: 'plain',
      },
      garage: { colour: '#e9e5dc', style: 'panels' },
      column: 'post',
    };
  },
  split(random) {
    const trim = random.pick(['#f1eee8', '#efe9dc', '#4b3a2c', '#3c3f43']);
    return {
      wall: random.pick([
        brick(random.pick([...tanBricks, ...redBricks])),
        stone(random.pick(stones)),
        brick(random.pick(paleBricks)),
      ]),
      accent: random.pick([
        siding(random.pick(sidings)),
        { look: 'boards', colour: random.pick(['#6f5a44', '#e5ddca', '#7f8a80', '#8a6a4a']) },
      ]),
      base: stone(random.pick(stones)),
      cover: { look: 'shingle', colour: random.pick([...darkRoofs, ...warmRoofs]), trim },
      trim,
      window: {
        ...plainWindow,
        frame: random.pick(['#f1eee8', '#3a3d42', '#f1eee8']),
        panes: 'slider',
        shutters: random.pick([null, null, '#3a2f2c', '#2f4a45']),
      },
      door: {
        colour: random.pick([...doors, '#d07a2b', '#2f7a7a']),
        trim,
        style: random.pick(['modern', 'panel']),
        surround: random.pick(['sidelights', 'plain']),
      },
      garage: { colour: random.pick(['#e9e5dc', '#d9d0bf', '#7a6a58']), style: 'panels' },
      column: 'post',
    };
  },
  suburban(random) {
    const trim = random.pick(['#f4f1ea', '#efe6d8', '#e8ddcd']);
    return {
      wall: brick(random.pick([...pinkBricks, ...tanBricks, ...redBricks])),
      accent: brick(random.pick([...pinkBricks, ...paleBricks])),
      base: stone(random.pick(stones)),
      cover: { look: 'shingle', colour: random.pick([...warmRoofs, ...darkRoofs]), trim },
      trim,
      window: {
        ...plainWindow,
        frame: '#f6f3ec',
        panes: random.pick(['grid', 'casement', 'sash']),
        lintel: random.pick(['brick', 'none', 'stone']),
        shutters: random.pick([null, null, '#3a2f2c']),
      },
      door: {
        colour: random.pick(doors),
        trim,
        style: 'panel',
        surround: random.pick(['sidelights', 'fanlight']),
      },
      garage: { colour: random.pick(['#f4f1ea', '#e6dac6']), style: 'panels' },
      column: 'round',
    };
  },
  millennial(random) {
    const trim = random.pick(['#f4f1ea', '#ece5d8', '#3a3532']);
    return {
      wall: random.pick([
        brick(random.pick([...tanBricks, ...redBricks])),
        stone(random.pick(stones)),
        siding(random.pick(sidings)),
      ]),
      accent: random.pick([
        stone(random.pick(stones)),
        siding(random.pick(sidings)),
        { look: 'stucco', colour: random.pick(['#d8cbb4', '#cfc3b0', '#e3d9c6']) },
      ]),
      base: stone(random.pick(stones)),
      cover: { look: 'shingle', colour: random.pick(darkRoofs), trim },
      trim,
      window: {
        ...plainWindow,
        frame: random.pick(['#f4f1ea', '#f4f1ea', '#3a3532']),
        trim: random.pick([null, '#f0ebe0']),
        panes: random.pick(['casement', 'grid']),
        lintel: random.pick(['none', 'stone']),
      },
      door: {
        colour: random.pick(doors),
        trim,
        style: random.pick(['craftsman', 'glazed', 'panel']),
        surround: random.pick(['sidelights', 'transom']),
      },
      garage: {
        colour: random.pick(['#f1ece0', '#8a6a4c', '#3f3b39', '#e2d8c4']),
        style: random.pick(['carriage', 'panels']),
      },
      column: random.pick(['tapered', 'square', 'round']),
    };
  },
  contemporary(random) {
    const trim = random.pick(['#1e2025', '#24272c', '#2c2f35']);
    return {
      wall: random.pick([
        { look: 'stucco', colour: random.pick(whites) },
        brick(random.pick(charcoalBricks)),
        { look: 'panel', colour: random.pick(['#c9c5bd', '#e4e0d8', '#8d8f90']) },
        { look: 'boards', colour: random.pick([...whites, '#2e3136']) },
      ]),
      accent: {
        look: random.pick(['slats', 'planks']),
        colour: random.pick(['#9a6a3c', '#a97443', '#7d5636', '#b58a5a']),
      },
      base: random.pick([
        stone(random.pick(['#8f8a85', '#6f6b68'])),
        { look: 'panel', colour: random.pick(['#3b3f46', '#2e3238', '#55585c']) },
      ]),
      cover: { look: 'metal', colour: random.pick(['#2c2f35', '#3a3d42', '#33373b']), trim },
      trim,
      window: { ...plainWindow, frame: '#1c1e22', panes: random.pick(['casement', 'single', 'slider']) },
      door: {
        colour: random.pick(['#5a3a22', '#1d1f24', '#8a5a33', '#a3402b', '#1f3d36']),
        trim,
        style: 'modern',
        surround: random.pick(['plain', 'sidelights']),
      },
      garage: {
        colour: random.pick(['#3b3f46', '#8a5f3b', '#24272c']),
        style: random.pick(['ribbed', 'glass', 'ribbed']),
      },
      column: 'post',
    };
  },
};

export function dressHouse(random: Random, era: Era): Dress {
  return { era, ...dressMakers[era](random) };
}
