import type { LifecycleCode } from '../../listing/lifecycle.ts';
import type { ListingStatus } from '../../listing/vocabulary.ts';
import type { Meaning, Phrase } from '../meaning.ts';
import { brandNew } from '../meaning.ts';

const sale: Meaning = { type: 'offer', offer: 'sale' };
const lease: Meaning = { type: 'offer', offer: 'lease' };
const active = (...codes: LifecycleCode[]): Meaning[] => [{ type: 'status', status: 'active', codes }];
const ended = (...codes: LifecycleCode[]): Meaning[] => [
  { type: 'status', status: 'deactive', ...(codes.length > 0 ? { codes } : {}), dated: 'offMarket' },
];
const withinDays = (lastDays: number): Meaning[] => [{ type: 'window', window: { lastDays } }];
/** What agents call stale. */
const longOnMarket: Meaning = { type: 'range', field: 'daysOnMarket', range: { min: 60 }, mode: 'explicit' };
const plain = (status: ListingStatus): Meaning[] => [{ type: 'status', status }];

export const marketPhrases: Phrase[] = [
  ['(for|on) sale', [sale]],
  ['(to buy|buy|buying|purchase)', [sale]],
  ['(a vendre|en vente|a acheter|acheter|achat)', [sale]],
  ['(for (rent|lease)|to (rent|lease)|rental|rentals|rent|lease)', [lease]],
  ['(a louer|en location|a la location|pour location|louer)', [lease]],
  ['location (meublee|meuble)', [lease, { type: 'keyword', word: 'furnished' }]],

  ['(active|actives|actif|actifs|available|disponible|disponibles)( listing| listings|)', plain('active')],
  ['(on the market|sur le marche)', plain('active')],
  [
    '((sell|sold|went) for|sold|solds|vendu|vendue|vendus|vendues)',
    [{ type: 'status', status: 'sold', dated: 'sold' }],
  ],
  [
    '(leased|rented|loue|louee|loues|louees)',
    [{ type: 'status', status: 'sold', offer: 'lease', dated: 'sold' }],
  ],
  [
    '(deactive|inactive|off market|off the market|withdrawn|not on the market|no longer on the market)',
    ended(),
  ],
  [
    '(inactif|inactive|inactifs|inactives|hors marche|hors du marche|(retire|retiree|retires|retirees)( du marche|))',
    ended(),
  ],
  ['(desactive|desactivee|desactives|desactivees)', ended()],
  [
    '((any|all|every) (status|statuses)|tous les statuts|tout statut)',
    [...plain('active'), ...plain('sold'), ...plain('deactive')],
  ],
  ['(expired|expire|expiree|expires|expirees)( listing| listings|)', ended('exp')],
  [
    '(terminated|cancelled|canceled|resilie|resiliee|resilies|resiliees|annule|annulee|annules|annulees)',
    ended('ter'),
  ],
  ['(suspended|suspendu|suspendue|suspendus|suspendues)', ended('sus')],
  [
    '(sold |leased |)(conditional|conditionally|conditionnel|conditionnelle|conditionnels|conditionnelles)',
    active('sc', 'sce', 'lc', 'lce'),
  ],
  ['(vendu|vendue|vendus|vendues) (conditionnellement|sous condition|sous conditions)', active('sc', 'sce')],
  ['(conditionally sold)', active('sc', 'sce')],
  ['(coming soon|bientot disponible|bientot disponibles|bientot sur le marche)', active('cs')],
  ['(back on (the |)market|de retour sur le marche|deal fell through)', active('bom', 'dft')],
  [
    '(price (changed|change|changes)|new price|changement de prix|nouveau prix|prix (modifie|revise|ajuste))',
    [{ type: 'happening', field: 'priceChanged' }],
  ],

  [
    '(listed|posted|added|inscrit|inscrite|inscrits|inscrites|affiche|affichee|ajoutee|ajoutees|parues)',
    [{ type: 'happening', field: 'listed' }],
  ],
  ['(new|nouveau|nouveaux|nouvelle|nouvelles)', [{ type: 'happening', field: 'listed' }]],
  ['(mis|mise|mises) (en vente|sur le marche|en marche)', [{ type: 'happening', field: 'listed' }]],
  [
    '(just listed|new listing|new listings|newly listed|recently listed|new on (the |)market)',
    [{ type: 'happening', field: 'listed' }, ...withinDays(7)],
  ],
  [
    '((nouvelle|nouvelles) (inscription|inscriptions|annonces)|nouveaute|nouveautes)',
    [{ type: 'happening', field: 'listed' }, ...withinDays(7)],
  ],
  [
    '((nouveau|nouveaux|nouvelle|nouvelles) sur le marche|(vient|viennent) d (etre inscrit|etre inscrite|etre inscrits|arriver)|vient de sortir)',
    [{ type: 'happening', field: 'listed' }, ...withinDays(7)],
  ],

  [
    '(price reduced|reduced price|price (drop|drops|dropped|cut|cuts|reduction|reductions)|reduced|price (lowered|improved|improvement)|(at a |)lower price)',
    [{ type: 'drop' }],
  ],
  [
    '((prix|a prix) (reduit|reduits|baisse|coupe|en baisse)|(baisse|baisses|reduction|reductions) (de|du) prix)',
    [{ type: 'drop' }],
  ],
  ['(rabais|a la baisse)', [{ type: 'drop' }]],
  [
    '((recently|newly|just) (reduced|price reduced)|(price |)reduced recently|recent price (drop|reduction|cut)|(prix |)(reduit|baisse) recemment|baisse de prix recente)',
    [{ type: 'drop' }, ...withinDays(30)],
  ],
  ['(stale|lingering)( listing| listings|)', [longOnMarket]],
  ['(qui trainent|qui traine|ca traine)', [longOnMarket]],

  ['(relisted|re listed|relist|relisting|relistings)', [{ type: 'flag', field: 'relisted' }]],
  ['((remis|remise|remises) (en vente|sur le marche|en marche))', [{ type: 'flag', field: 'relisted' }]],
  [
    '(reinscrit|reinscrite|reinscrits|reinscrites|re inscrit|re inscrite|reinscription|reinscriptions)',
    [{ type: 'flag', field: 'relisted' }],
  ],

  ['(brand new|new build|new builds|newly built|new construction|never lived in)', [brandNew]],
  [
    '(newer (build|builds|construction|built)|recent build)',
    [{ type: 'range', field: 'age', range: { max: 10 }, mode: 'explicit' }],
  ],
  [
    '(century (home|homes|house|houses)|centenaire|centenaires)',
    [{ type: 'range', field: 'age', range: { min: 100 }, mode: 'explicit' }],
  ],
  ['(neuf|neuve|neufs|neuves|construction neuve|constructions neuves|construction recente)', [brandNew]],

  ['(today|aujourd hui)', withinDays(0)],
  ['(yesterday|since yesterday|hier|depuis hier)', withinDays(1)],
  ['((this|last|past|the past|the last) week|(cette|cette derniere|la derniere) semaine)', withinDays(7)],
  ['((la |)semaine (derniere|passee)|de la semaine|depuis une semaine|since last week)', withinDays(7)],
  [
    '((this|last|past|the past|the last) month|ce mois ci|ce mois|du mois|le dernier mois|(le |)mois (dernier|passe))',
    withinDays(30),
  ],
  [
    '((last|past|the past|the last) year|(l annee|l an|an|annee) (derniere|passee|dernier|passe))',
    withinDays(365),
  ],
  ['(depuis un mois|since last month)', withinDays(30)],
  ['(depuis un an)', withinDays(365)],
];
