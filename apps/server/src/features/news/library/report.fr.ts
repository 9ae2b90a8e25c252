import { createFormat } from '@hearthline/format/format';
import type { ReportFacts, ReportWords } from './report-facts.ts';

const format = createFormat('fr');
const days = (count: number) => `${format.number(count)}\u00a0${count < 2 ? 'jour' : 'jours'}`;
const monthYear = (month: string) => format.longMonthYear(`${month}-01`);
const monthName = (month: string) => format.longMonth(`${month}-01`);
const percent = (share: number) => format.percent(share, 1);
const colon = '\u00a0:';

/** À Oakville, au Plateau, aux Coteaux. */
function at(place: string): string {
  if (place.startsWith('Le ')) return `au ${place.slice(3)}`;
  return place.startsWith('Les ') ? `aux ${place.slice(4)}` : `à ${place}`;
}

const since = (month: string) => `depuis ${monthName(month)}`;

export function writeInFrench(facts: ReportFacts): ReportWords {
  return {
    title: titleOf(facts),
    summary: summaryOf(facts),
    paragraphs: [priceOf(facts), paceOf(facts), meaningOf(facts)],
    heading: 'Ce que cela change pour vous',
  };
}

function titleOf({ place, month, year, sales, median }: ReportFacts): string {
  const where = `${place} en ${monthName(month)}${colon}`;
  if (!year) return `${where} ${format.number(sales)} ventes, prix médian de ${format.price(median)}`;
  const says = {
    up: `des prix en hausse de ${percent(year.share)} sur un an`,
    down: `des prix en baisse de ${percent(year.share)} sur un an`,
    steady: 'des prix stables',
  };
  return `${where} ${says[year.direction]}`;
}

function summaryOf({ place, month, sales, median, year, days: sold }: ReportFacts): string {
  const beside = year
    ? {
        up: `, soit ${percent(year.share)} de plus qu’un an plus tôt`,
        down: `, soit ${percent(year.share)} de moins qu’un an plus tôt`,
        steady: ', à peu près comme un an plus tôt',
      }[year.direction]
    : '';
  const pace = sold ? ` La moitié s’est vendue en ${days(sold.count)} ou moins.` : '';
  return `${format.number(sales)} propriétés ont été vendues ${at(place)} en ${monthYear(month)}, à un prix médian de ${format.price(median)}${beside}.${pace}`;
}

function priceOf({ place, month, sales, median, year, lastMonth }: ReportFacts): string {
  const first = `Le prix médian des ${format.number(sales)} propriétés vendues ${at(place)} en ${monthYear(month)} est de ${format.price(median)}${colon} la moitié a coûté moins, l’autre moitié davantage.`;
  const beside = year
    ? {
        up: `C’est ${percent(year.share)} de plus qu’en ${monthYear(year.month)}, où il était de ${format.price(year.median)}.`,
        down: `C’est ${percent(year.share)} de moins qu’en ${monthYear(year.month)}, où il était de ${format.price(year.median)}.`,
        steady: `Un an plus tôt, en ${monthYear(year.month)}, il était de ${format.price(year.median)}${colon} la différence est minime.`,
      }[year.direction]
    : 'Un an plus tôt, trop peu de propriétés y avaient été vendues pour établir une comparaison.';
  const moved = lastMonth
    ? {
        up: `Il a augmenté de ${percent(lastMonth.share)} ${since(lastMonth.month)}.`,
        down: `Il a diminué de ${percent(lastMonth.share)} ${since(lastMonth.month)}.`,
        steady: `Il a très peu bougé ${since(lastMonth.month)}.`,
      }[lastMonth.direction]
    : '';
  return [first, beside, moved].filter(Boolean).join(' ');
}

function paceOf({ sales, days: sold, asking, activity }: ReportFacts): string {
  const pace = sold
    ? `La moitié des propriétés s’est vendue en ${days(sold.count)} ou moins${
        {
          faster: `, soit ${days(sold.by)} plus vite qu’un an plus tôt`,
          slower: `, soit ${days(sold.by)} plus lentement qu’un an plus tôt`,
          same: ', à peu près aussi vite qu’un an plus tôt',
          none: '',
        }[sold.pace ?? 'none']
      }.`
    : '';
  const share = asking
    ? {
        below: `Le vendeur type a obtenu ${percent(asking.share)} du dernier prix demandé.`,
        at: 'Le vendeur type a obtenu le dernier prix demandé.',
        above: `L’acheteur type a payé ${percent(asking.share)} du dernier prix demandé, donc plus que le prix affiché.`,
      }[asking.side]
    : '';
  const before = format.number(activity.before);
  const count = {
    more: `Il y a eu plus de ventes qu’un an plus tôt${colon} ${format.number(sales)} au lieu de ${before}.`,
    fewer: `Il y a eu moins de ventes qu’un an plus tôt${colon} ${format.number(sales)} au lieu de ${before}.`,
    same: `Il y a eu à peu près autant de ventes qu’un an plus tôt${colon} ${format.number(sales)} et ${before}.`,
  }[activity.direction];
  return [pace, share, count].filter(Boolean).join(' ');
}

function meaningOf({ sales, isFew, year, days: sold, asking }: ReportFacts): string {
  if (isFew)
    return `Avec ${format.number(sales)} ventes, une seule propriété très chère suffit à déplacer le prix médian. Mieux vaut regarder plusieurs mois ensemble et demander à quel prix se sont vendues les propriétés semblables à la vôtre.`;
  const selling =
    sold?.pace === 'slower'
      ? 'Si vous vendez, prévoyez plus de temps et fixez le prix d’après les ventes les plus récentes.'
      : sold?.pace === 'faster' || asking?.side === 'above'
        ? 'Si vous vendez, préparez tout avant la mise en marché\u00a0: les belles propriétés partent vite.'
        : 'Si vous vendez, les ventes récentes près de chez vous sont le meilleur guide pour fixer le prix.';
  const buying = {
    up: 'Si vous achetez, obtenez votre financement avant de visiter\u00a0: sur un an, attendre a coûté plus cher.',
    down: 'Si vous achetez, les prix laissent plus de place à la négociation qu’il y a un an.',
    steady: 'Si vous achetez, vous avez le temps de comparer\u00a0: les prix sont restés au même niveau.',
    none: 'Si vous achetez, comparez avec le prix de vente de propriétés semblables.',
  }[year?.direction ?? 'none'];
  return `${selling} ${buying}`;
}
