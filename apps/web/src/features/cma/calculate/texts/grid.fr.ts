import { homeFr } from '@hearthline/format/vocabulary/home.fr';
import type { Texts } from '../../../../shared/i18n/texts-type.ts';
import type { gridEn } from './grid.en.ts';

export const gridFr: Texts<typeof gridEn> = {
  title: 'Ajustements',
  hint: 'Taux et source au survol',
  label: 'Ajustements de chaque comparable',
  subject: 'Sujet',
  keys: 'Les flèches déplacent, Entrée ou la frappe modifie, Suppr revient au montant estimé, Échap annule.',
  ...homeFr.gridRow,
  inValue: 'Dans la valeur',
  note: 'Note',
  same_one: 'Identique partout : {{number}} ligne',
  same_other: 'Identiques partout : {{number}} lignes',
  distanceWeight: '{{distance}} · poids {{weight}}',
  distanceOut: '{{distance}} · écarté',
  sold: 'Vendu le {{date}}',
  addNote: 'Ajouter une note',
  noteOf: 'Note sur le {{address}}',
  noteHint: 'Paraît sous ce comparable dans le rapport.',
  use: 'Compter le {{address}} dans la valeur',
  openListing: 'Ouvrir l’inscription du {{address}}',
  fittedIs: 'Estimé {{rate}}',
  reset: 'Rétablir',
  resetRate: '{{reset}} : {{line}} au taux estimé',
  resetWeights: '{{reset}} : poids automatiques',
  automatic: 'Automatique',
  editAmount: '{{line}}, {{address}} : votre montant',
  editRate: '{{line}} : votre taux {{unit}}',
  editWeight: 'Poids du {{address}} en pourcentage',
  noNumber: 'Tapez un montant, par exemple −12 500',
  noShare: 'Tapez un pourcentage de 0 à 100',
  noRoom: 'Vos autres poids laissent {{share}}',
  lines: homeFr.adjustment,
  per: homeFr.perUnit,
  units: {
    storeys: '{{number}} (étages)',
    bedrooms: '{{number}} (chambres)',
    bathrooms: '{{number}} (salles de bain)',
    parking: '{{number}} (places)',
    basement: '{{number}} de l’aménagement',
    age: '{{number}} (années)',
    condition: '{{number}} (échelons)',
    level: '{{number}} (niveaux)',
    fee: '{{number}} (dollars)',
  },
  product: '{{rate}} × {{units}}',
  explain: {
    unknownHere:
      'La chambre ne le dit pas de cette propriété. On suppose ce que de telles propriétés ont d’habitude.',
    unknownOfSubject: 'Ce n’est pas dit du sujet. On suppose ce que de telles propriétés ont d’habitude.',
    farOff:
      'L’une des deux est si loin de ce qui est habituel ici que rien n’est ajusté à ce titre. Vous pouvez fixer votre montant.',
    same: 'Comme le sujet : rien à ajuster.',
    sales_one: 'Estimé d’après {{number}} vente autour du sujet qui le dit.',
    sales_other: 'Estimé d’après {{number}} ventes autour du sujet qui le disent.',
    between: 'Quatre chances sur cinq que le taux soit entre {{low}} et {{high}}.',
    ownAmount: 'Votre montant.',
    ownRate: 'Votre taux.',
    fittedAmount: 'Estimé : {{amount}}.',
    fittedRate: 'Estimé : {{rate}}.',
    heldAtZero:
      'Les ventes des environs lui donneraient un prix du mauvais signe. C’est le hasard; le taux reste donc à zéro.',
    notTellable: 'Les ventes des environs ne la distinguent pas de zéro; rien n’est donc ajusté à ce titre.',
    bent: 'Le taux change avec la quantité\u00A0: chaque tranche a le sien.',
    stretch: {
      heldAtZero:
        'Dans la tranche à 0\u00A0$, les ventes lui donneraient un prix du mauvais signe. C’est le hasard; elle y reste donc à zéro.',
      notTellable:
        'Dans la tranche à 0\u00A0$, les ventes ne la distinguent pas de zéro; rien n’y est donc ajusté à ce titre.',
      notTold:
        'Dans la tranche à 0\u00A0$, trop peu de ventes le disent; rien n’y est donc ajusté à ce titre.',
    },
    notTold: 'Trop peu de ventes le disent; il n’y a donc pas de taux. Vous pouvez fixer le vôtre.',
    noSubjectRate: 'Ce n’est pas dit du sujet; il n’y a donc pas de taux. Vous pouvez fixer vos montants.',
    time: 'Ce que les prix de telles propriétés ont fait entre le {{date}} et aujourd’hui, d’après {{sales}} ventes de la chambre.',
    timeShare: '{{share}} depuis la vente',
    net: {
      plain: 'La somme des lignes, en part du prix d’aujourd’hui.',
      amber:
        'Plus de 15 % : différent du sujet dans l’ensemble. Dites pourquoi dans une note, ou donnez-lui moins de poids.',
      red: 'Plus de 25 % : trop différent pour peser beaucoup. Écartez-le, ou dites pourquoi il reste.',
    },
    gross: {
      plain: 'La somme des lignes sans leur signe, en part du prix d’aujourd’hui.',
      amber:
        'Plus de 25 % : bien des différences, même si elles s’annulent. Dites pourquoi dans une note, ou donnez-lui moins de poids.',
      red: 'Plus de 40 % : à peine comparable. Écartez-le, ou dites pourquoi il reste.',
    },
    adjusted: 'Prix de vente, temps et toutes les lignes ensemble.',
    influence: 'Sans lui, la valeur changerait de {{share}}.',
    weight: 'Plus c’est proche, récent et peu ajusté, plus cela pèse.',
    weightFast: 'Plus c’est semblable, proche et récent, plus cela pèse.',
    ownWeight: 'Votre poids. Les autres se partagent le reste.',
    edit: 'Entrée ou la frappe fixe le vôtre.',
  },
};
