import { describe, expect, it } from 'vitest';
import { en as shellEn } from '../texts/en.ts';
import { fr as shellFr } from '../texts/fr.ts';
import { matchesWords } from './match-words.ts';
import { screenWords } from './screen-words.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { parseVerb, verbWords } from './verb-words.ts';

const all = Object.entries({ ...screenWords, ...verbWords });
const find = (query: string) => all.filter(([, words]) => matchesWords(query, words)).map(([name]) => name);

describe('screens and verbs', () => {
  it.each([
    ['appels', 'touchbase'],
    ['calls', 'touchbase'],
    ['analyse', 'cma'],
    ['valuation', 'cma'],
    ['évaluation', 'cma'],
    ['paramètres', 'settings'],
    ['parametres', 'settings'],
    ['settings', 'settings'],
    ['réglages', 'settings'],
    ['carte', 'mapSearch'],
    ['birthdays', 'events'],
    ['vœux', 'events'],
    ['voeux', 'events'],
    ['users', 'agents'],
    ['comptes', 'agents'],
    ['approvals', 'accessRequests'],
    ['ententes', 'accessRequests'],
    ['broadcast', 'announcements'],
    ['message à tous', 'announcements'],
    ['nouveau client', 'newClient'],
    ['new basket', 'newBasket'],
    ['nouveau panier', 'newBasket'],
    ['new alert', 'newAlert'],
    ['nouvelle alerte', 'newAlert'],
    ['dark mode', 'theme'],
    ['mode sombre', 'theme'],
    ['anglais', 'language'],
    ['sign out', 'logout'],
    ['déconnexion', 'logout'],
  ])('%s finds %s in either language', (query, name) => {
    expect(find(query)).toContain(name);
  });

  it('answer to their own names in both languages', () => {
    for (const [screen, words] of Object.entries(screenWords)) {
      const labels =
        screen === 'touchbase'
          ? [en.screens.touchbase, fr.screens.touchbase]
          : [shellEn, shellFr].map(({ screens }) => screens[screen as keyof typeof screens]);
      for (const label of labels) expect(matchesWords(label, words), `${screen}: ${label}`).toBe(true);
    }
  });

  it('do not answer to words of other languages and to nonsense', () => {
    for (const query of ['kunden', 'einstellungen', 'xyzzy', 'ettings'])
      expect(find(query), query).toEqual([]);
  });
});

describe('a verb before a name', () => {
  it.each([
    ['call brianna', 'call', 'brianna'],
    ['Appeler  Brianna Côté', 'call', 'Brianna Côté'],
    ['téléphoner bri', 'call', 'bri'],
    ['write to Brianna', 'write', 'Brianna'],
    ['écrire à Brianna', 'write', 'Brianna'],
    ['mail b.cote@example.com', 'write', 'b.cote@example.com'],
    ['value 21 briarwood', 'valueHome', '21 briarwood'],
    ['évaluer 21 briarwood', 'valueHome', '21 briarwood'],
    ['call', null, 'call'],
    ['callum ross', null, 'callum ross'],
    ['brianna call', null, 'brianna call'],
    ['', null, ''],
  ])('%s', (text, verb, object) => {
    expect(parseVerb(text)).toEqual({ verb, object });
  });
});
