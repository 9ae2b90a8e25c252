import type { GreetingLook } from './design.ts';
import type { DesignId } from './designs.ts';

/** Around a picture stand its own colours: paper as light as paper, words as dark as its darkest. */
export const looks: Record<DesignId, GreetingLook> = {
  candles: { paper: '#FFF7F1', ink: '#5A1B18', soft: '#7A4A44', accent: '#A8321F', footer: '#FAE8DE' },
  redDoor: { paper: '#F6F1E4', ink: '#21392E', soft: '#5A6056', accent: '#8A3524', footer: '#EFE5CF' },
  keyRing: { paper: '#F9FAF5', ink: '#21392E', soft: '#56635A', accent: '#8A3524', footer: '#E6EADF' },
  ourStreet: { paper: '#F7F9FB', ink: '#20365A', soft: '#52607A', accent: '#9C3B2C', footer: '#E6ECF2' },
  lights: { paper: '#FBF8EF', ink: '#17352C', soft: '#516059', accent: '#2F5D4C', footer: '#EDE6D2' },
  leafWreath: { paper: '#FFFDF8', ink: '#5B2A1A', soft: '#70574A', accent: '#A4442A', footer: '#F5EAD5' },
  tulipRow: { paper: '#FAFCF7', ink: '#27432F', soft: '#566655', accent: '#A8321F', footer: '#E6EEDF' },
  peonies: { paper: '#FFFAF7', ink: '#6B2436', soft: '#7C5158', accent: '#A03A50', footer: '#F7E6DF' },
  lanterns: { paper: '#FFF9EE', ink: '#6E1A17', soft: '#7B5048', accent: '#9A2420', footer: '#F8E8CC' },
  rangoli: { paper: '#FDF8EF', ink: '#3B1A45', soft: '#66506B', accent: '#7A3B7C', footer: '#F1E6D4' },
  crescent: { paper: '#F8FAF8', ink: '#163A4A', soft: '#4F646C', accent: '#1F5A6B', footer: '#E4EBE6' },
  menorah: { paper: '#F8F9FC', ink: '#22315C', soft: '#545F7E', accent: '#34508A', footer: '#E5EAF3' },
  paintedEggs: { paper: '#FFFCF4', ink: '#2F4A2C', soft: '#5A6650', accent: '#7A4A78', footer: '#F1EBD6' },
  redEgg: { paper: '#FFFBF2', ink: '#6B1B18', soft: '#775148', accent: '#A3221F', footer: '#F4E8CF' },
  canoe: { paper: '#F8FBFA', ink: '#1D4450', soft: '#4E666C', accent: '#A3241D', footer: '#DFEBEA' },
  poppies: { paper: '#F9F8F5', ink: '#2A302C', soft: '#5A5F59', accent: '#8C1B17', footer: '#E7E5DE' },
  hills: { paper: '#FAF7F0', ink: '#1E4650', soft: '#52656A', accent: '#2C6468', footer: '#EDE6D8' },
  mapleLeaves: { paper: '#FFFAF1', ink: '#5E2A14', soft: '#75543F', accent: '#96421F', footer: '#F6E6CB' },
};
