import { createFormat } from '@hearthline/format/format';
import { homeFr } from '@hearthline/format/vocabulary/home.fr';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import type { ReportTexts } from './en.ts';

const { number: n } = createFormat('fr');
const many = (count: number, one: string, other: string): string => (count < 2 ? one : other);

export const fr: ReportTexts = {
  name: 'Analyse comparative de marché',
  titles: {
    cover: 'Couverture',
    summary: 'Ce que vaut votre propriété aujourd’hui',
    subject: 'Votre propriété',
    map: 'Où se trouvent les comparables',
    comparables: 'Les ventes comparées',
    adjustments: 'Comment chaque vente a été ajustée',
    rates: 'Sur quoi reposent les ajustements',
    trend: 'L’évolution du marché',
    method: 'Comment cette valeur a été établie',
    agent: 'Votre courtier',
  },
  continued: 'suite',
  preparedFor: (name) => `Préparé pour ${name}`,
  preparedBy: (names) => `Préparé par ${names}`,
  pageOf: ' de ',
  missing: '—',
  withheld: 'Adresse non divulguée',
  yes: 'Oui',
  no: 'Non',
  noPhoto: 'Aucune photo',
  away: (distance) => `à ${distance}`,
  estimate: 'Meilleure estimation\u00A0: ',
  earlier: ({ date, price, today, share }) =>
    `${homeFr.earlierSale}\u00A0: vendue le ${date} pour ${price}, soit ${today} au marché d’aujourd’hui\u00A0: ${share} de la valeur.`,
  rangeMeans: 'Huit ventes sur dix de propriétés comme la vôtre se situent dans cette fourchette.',
  restsOn: (count, radius) =>
    `Elle repose sur ${n(count)} ${many(count, 'vente récente', 'ventes récentes')} dans un rayon de ${radius}, ${many(count, 'ramenée', 'ramenées')} au marché d’aujourd’hui`,
  restsOnAdjusted: ' et ajustées selon ce qui les distingue de votre propriété.',
  restsOnPlain: '.',
  dots: 'Les points numérotés sont les prix ajustés du tableau ci-dessous.',
  dotsOfMost: (shown) => `Les points numérotés sont les ${n(shown)} prix ajustés qui pèsent le plus.`,
  moreSales: (count) =>
    `${n(count)} ${many(count, 'autre vente pèse', 'autres ventes pèsent')} moins et ${many(count, 'suit', 'suivent')} dans les pages des comparables.`,
  columns: {
    comparable: 'Comparable',
    sold: 'Vendu',
    price: homeFr.gridRow.soldPrice,
    area: 'Pi²',
    rooms: 'Ch. / s. de b.',
    distance: 'Distance',
    /** Time and adjustments in one. */
    adjustments: 'Écart',
    adjusted: 'Ajusté',
    weight: homeFr.gridRow.weight,
  },
  howAdjusted: 'Nos ajustements',
  adjustedBy: {
    time: (share) => `Variation du marché de ${share} par mois depuis un an`,
    rate: (line, amount) => `${line}\u00A0: ${amount}`,
    sales: (count) => `, d’après ${n(count)} ${many(count, 'vente', 'ventes')}`,
    own: ', fixé par votre courtier',
    nothing: 'Les prix de vente ont été ramenés au marché d’aujourd’hui, sans autre ajustement.',
  },
  restsTitle: 'Sur quoi repose la valeur',
  confidence: (grade) => `Confiance ${homeFr.confidence[grade].toLowerCase()}`,
  halfWidth: (share) => `La fourchette s’étend d’environ ${share} de chaque côté.`,
  reasons: {
    none: 'Assez de ventes récentes et proches qui concordent.',
    fewComparables: (count) =>
      `Seulement ${n(count)} ${many(count, 'vente était comparable', 'ventes étaient comparables')}.`,
    fragile: (share) => `Fragile\u00A0: sans l’une des ventes, la valeur changerait de ${share}.`,
    oneDominates: (share) => `Une seule vente compte pour ${share} du poids.`,
    theyDiffer: (share) => `Les prix ajustés diffèrent d’environ ${share}.`,
    farAway: (distance) => `Les ventes sont à ${distance} en moyenne.`,
    soldLongAgo: (months) => `Les ventes datent de ${n(months)} mois en moyenne.`,
    muchAdjusted: (share) => `Les ajustements atteignent ${share} des prix.`,
    factsUnknown: (count) =>
      `${n(count)} ${many(count, 'caractéristique principale de votre propriété n’est pas connue, ou sort de l’habituel', 'caractéristiques principales de votre propriété ne sont pas connues, ou sortent de l’habituel')}.`,
    notBracketed: {
      area: 'Toutes les propriétés comparables sont plus grandes, ou toutes plus petites, que la vôtre.',
      price: 'Tous les prix ajustés se situent du même côté de la valeur.',
    },
  },
  suggested: homeFr.suggestedListPrice,
  sighted: (price) => `Inscrite actuellement à ${price}. La valeur a été établie sans en tenir compte.`,
  facts: homeFr.fact,
  kinds: listingVocabularies.fr.kind,
  basementFinishes: homeFr.basementFinish,
  conditions: homeFr.condition,
  factsTitle: 'Les caractéristiques retenues',
  factsNotTold: (names) => `Non connu, donc non retenu\u00A0: ${names}.`,
  besideTitle: 'Votre propriété et les comparables',
  besideColumns: { yours: 'La vôtre', lowest: 'Minimum', middle: 'Milieu', highest: 'Maximum' },
  mapCircle: (radius, days) =>
    `Le cercle s’étend sur ${radius} autour de votre propriété. Ventes des ${n(days)} derniers jours.`,
  mapSpan: (days) => `Ventes des ${n(days)} derniers jours.`,
  yourHome: 'Votre propriété',
  soldOn: (date) => `Vendu le ${date}`,
  rows: homeFr.gridRow,
  lines: homeFr.adjustment,
  units: homeFr.perUnit,
  netGross: 'Net / brut',
  part: 'Part de la valeur',
  gridWords:
    'Une vente supérieure à votre propriété est ajustée à la baisse, une vente inférieure à la hausse. Le prix de vente, le temps et les ajustements donnent le prix ajusté; le prix ajusté multiplié par le poids donne sa part de la valeur.',
  others: {
    title: 'Les autres ventes',
    words: (count) =>
      count > 1
        ? `${n(count)} autres ventes pèsent moins chacune. Elles entrent dans la valeur comme les précédentes.`
        : 'Une autre vente pèse moins. Elle entre dans la valeur comme les précédentes.',
  },
  gridSum: (parts) => `Toutes les parts ensemble\u00A0: ${parts}.`,
  earlierPart: (share, adjusted) =>
    `Les comparables comptent pour le reste, à côté de la vente antérieure de la propriété (${share} de ${adjusted}).`,
  roundedTo: (value) => `Arrondie, la valeur de votre propriété\u00A0: ${value}.`,
  ownMark: 'Fixé par votre courtier.',
  assumedMark:
    'Non indiqué de l’une des deux propriétés\u00A0: la supposition figure avec le taux de la ligne.',
  outlierMark: `${homeFr.outlier}\u00A0: loin des autres prix, ou ajustée de plus de 40\u00A0%. Elle compte pour moins.`,
  flagMark: 'Ajusté de plus de 15\u00A0% net ou de 25\u00A0% brut\u00A0: à lire avec prudence.',
  rate: {
    near: (count) => `Mesuré sur ${n(count)} ${many(count, 'vente', 'ventes')} autour de votre propriété.`,
    board: (count) => `Mesuré sur ${n(count)} ${many(count, 'vente', 'ventes')} de toute la chambre.`,
    agent: (name) => `Fixé par ${name} à la place du taux mesuré.`,
    between: (low, high) => `Quatre chances sur cinq qu’il se situe entre ${low} et ${high}.`,
    moved: (least, most) => `Effet sur les prix de vente\u00A0: de ${least} à ${most}.`,
    movedAll: (amount) => `Effet sur les prix de vente\u00A0: ${amount}.`,
    time: (share, sales) =>
      `Les prix de telles propriétés ont varié de ${share} par mois depuis un an, d’après ${n(sales)} ventes du segment. Chaque prix de vente est ramené à aujourd’hui selon ce que le marché a fait depuis.`,
    assumed: (list) => `Non indiqué et supposé\u00A0: ${list}.`,
    number: (number) => `n\u00B0\u00A0${n(number)}`,
    timeUnit: 'par mois',
  },
  stretch: {
    one: (rate, note) => `${rate} (${note})`,
    along: (list) => `C’est le taux là où se situe votre propriété; en chemin, il est de ${list}.`,
    upTo: (rate, to) => `${rate} jusqu’à ${to}`,
    between: (rate, from, to) => `${rate} de ${from} à ${to}`,
    over: (rate, from) => `${rate} au-delà de ${from}`,
  },
  stretchNotes: {
    heldAtZero: 'maintenu à zéro',
    notTellable: 'ne se distingue pas de zéro',
    notTold: 'trop peu de ventes l’indiquent',
  },
  counted: (line, count) => {
    const words: Partial<Record<typeof line, string>> = {
      age: many(count, 'an', 'ans'),
      bathrooms: many(count, 'salle de bain', 'salles de bain'),
      parking: many(count, 'place', 'places'),
    };
    return line === 'level' ? `${n(count)}e niveau` : `${n(count)} ${words[line] ?? ''}`.trim();
  },
  rateNotes: {
    heldAtZero: 'Les ventes seules diraient moins que rien; c’est le hasard, le taux reste donc à zéro.',
    notTellable: 'Les ventes des environs ne le distinguent pas de zéro; rien n’a été ajusté à ce titre.',
    notTold: 'Trop peu de propriétés l’indiquent; rien n’a été ajusté à ce titre.',
  },
  stretchRateNotes: {
    heldAtZero:
      'Là où se situe votre propriété, les ventes seules diraient moins que rien; c’est le hasard, le taux y reste donc à zéro.',
    notTellable:
      'Là où se situe votre propriété, les ventes ne le distinguent pas de zéro; rien n’y a été ajusté à ce titre.',
    notTold: 'Trop peu de propriétés comme la vôtre l’indiquent; rien n’y a été ajusté à ce titre.',
  },
  ratesWords:
    'Chaque montant indique ce que vaut une unité de plus pour une propriété comme la vôtre, mesuré sur de vraies ventes, toutes choses égales par ailleurs.',
  trend: {
    moved: (kind, share, months) => `${kind}\u00A0: les prix ont varié de ${share} en ${n(months)} mois`,
    sales: (count) => `D’après ${n(count)} ventes de la chambre.`,
    index: 'Niveau des prix, premier mois = 100',
    bars: 'Ventes de ce type par mois, toute la chambre immobilière; le dernier mois n’est pas terminé',
    notEnough: 'Trop peu de ventes pour tracer l’évolution des prix.',
    context: 'Autour de votre propriété en ce moment',
    active: 'À vendre',
    expired: 'Expirées sans vente',
    homes: (count) => many(count, 'propriété', 'propriétés'),
    asking: 'Prix demandé médian',
    days: 'Jours médians sur le marché',
    contextWords:
      'Les propriétés à vendre concurrencent la vôtre; les inscriptions expirées montrent des prix qu’aucun acheteur n’a payés. Elles donnent le contexte et n’entrent pas dans la valeur.',
  },
  method: {
    sales: 'Les ventes',
    sameKind: (kind) => `du même type (${kind})`,
    likeKinds: (kinds) => `de types apparentés (${kinds})`,
    salesWords: ({ found, used, radius, days, kinds }) =>
      `Nous avons cherché les ventes fermes ${kinds} dans un rayon de ${radius} et sur ${n(days)} jours, et en avons trouvé ${n(found)}. Ce rapport en utilise ${n(used)}.`,
    widened:
      'Trop peu de ventes se trouvaient dans la distance et la période habituelles; nous avons cherché plus loin.',
    otherKinds: (kinds) => `Des ventes d’un autre type sont parmi les comparables\u00A0: ${kinds}.`,
    time: 'Le marché',
    timeWords:
      'Chaque prix de vente est ramené au jour de ce rapport à l’aide d’un indice des prix du segment, établi mois par mois sur les ventes de la chambre.',
    adjustments: 'Les ajustements',
    adjustmentsWords:
      'Les dimensions, les pièces, l’âge et les autres caractéristiques sont comparés un à un. Leur valeur est mesurée sur les ventes de la chambre, surtout celles près de votre propriété, et rapprochée du taux de toute la chambre lorsque les ventes sont peu nombreuses.',
    adjustmentsFast:
      'Il s’agit d’une valeur rapide\u00A0: les ventes sont pondérées selon leur ressemblance, ramenées à aujourd’hui et ajustées selon leur superficie. Les autres caractéristiques ne sont pas ajustées.',
    weights: 'Les poids',
    weightsWords:
      'Plus une vente est proche, récente et peu ajustée, plus elle pèse. Un prix éloigné des autres compte moins. Aucune vente n’est écartée en silence.',
    weightsFast:
      'Plus une vente est semblable, proche et récente, plus elle pèse. Un prix éloigné des autres compte moins. Aucune vente n’est écartée en silence.',
    range: 'La fourchette',
    rangeWords: (trials, coverage) =>
      `La méthode a été essayée sur ${n(trials)} ventes passées comme si elles n’étaient pas encore connues. La fourchette a la largeur qu’il fallait pour en contenir huit sur dix${coverage === null ? '.' : `; elle en a contenu ${coverage}.`}`,
    rangeUntried:
      'Trop peu de ventes passées permettent d’essayer la méthode sur ce marché; la fourchette a la largeur que d’autres marchés ont montrée nécessaire.',
    error: (share) => `La moitié des valeurs se situaient à moins de ${share} du prix.`,
    gap: {
      fast: ({ fast, advance }) =>
        `L’avancée donne ${advance} avec les mêmes comparables, la rapide ${fast}\u00A0: la rapide ne regarde que la superficie.`,
      advance: ({ fast, advance }) =>
        `La rapide donne ${fast} avec les mêmes comparables, l’avancée ${advance}\u00A0: la rapide ne regarde que la superficie.`,
      lines: (lines) => `L’avancée compte aussi ${lines}.`,
      weights: 'L’avancée écoute davantage les plus proches, peu ajustés.',
      line: (line, amount) => `${line} (${amount})`,
    },
    note: 'Ce que votre courtier ajoute',
    limits: 'Ce que ce n’est pas',
    limitsWords:
      'La valeur a été établie sans tenir compte du prix demandé pour votre propriété. C’est une analyse comparative de marché, non une évaluation agréée; personne n’a inspecté votre propriété à cette fin, et un acheteur peut voir ce qu’aucune liste n’indique.',
    sources: 'Sources',
    sourcesWords: (sales, date) =>
      `Ventes fermes de la chambre connues avant le ${date}\u00A0: ${n(sales)} ventes. Caractéristiques telles que les inscriptions les indiquent, corrigées par votre courtier le cas échéant.`,
  },
  agent: {
    phone: 'Téléphone',
    email: 'Courriel',
    website: 'Site web',
    next: 'Une question sur un chiffre de ce rapport? Chacun s’explique ligne par ligne.',
  },
};
