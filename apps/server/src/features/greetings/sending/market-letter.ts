import type { Language } from '@hearthline/contract/common';
import {
  addDays,
  addMonths,
  addYears,
  endOfMonth,
  startOfMonth,
  toDayNumber,
} from '@hearthline/domain/calendar';
import { createFormat } from '@hearthline/format/format';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import { findQuarterSales } from './market-letter.store.ts';

/** Fewer sales would tell what single homes went for. */
const leastSales = 10;
const months = 3;

export type DrawMarketLetter = (
  transaction: Pick<GreetingTransaction, 'tx' | 'agentId'>,
  letter: { city: string; language: Language; day: string },
) => Promise<{ html: string; text: string }>;

const nothing = { html: '', text: '' };

/** The last three whole months in the reader's city, counted over at least ten sales; nothing where there were fewer. */
export function createMarketLetter({
  hasBoardAccess,
}: {
  hasBoardAccess(agentId: string): Promise<boolean>;
}): DrawMarketLetter {
  return async ({ tx, agentId }, { city, language, day }) => {
    if (city.trim() === '' || !(await hasBoardAccess(agentId))) return nothing;
    const from = addMonths(startOfMonth(day), -months);
    const to = addDays(startOfMonth(day), -1);
    const found = await findQuarterSales(tx, city.trim(), {
      from: toDayNumber(from),
      to: toDayNumber(to),
      fromBefore: toDayNumber(addYears(from, -1)),
      toBefore: toDayNumber(endOfMonth(addYears(to, -1))),
    });
    if (!found || found.sales < leastSales) return nothing;
    const format = createFormat(language);
    const lines = sentences[language]({
      city: found.city,
      period: format.joinDates(format.longMonth(from), format.longMonthYear(to)),
      median: format.price(Math.round(found.median)),
      sales: format.number(found.sales),
      change:
        found.medianBefore !== null && found.salesBefore >= leastSales
          ? format.percentStep(found.median / found.medianBefore - 1, 1)
          : null,
    });
    return {
      html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
      text: lines.join('\n\n'),
    };
  };
}

interface Figures {
  city: string;
  period: string;
  median: string;
  sales: string;
  change: string | null;
}

const sentences: Record<Language, (figures: Figures) => string[]> = {
  en: ({ city, period, median, sales, change }) => [
    `${city}, ${period}: half of the ${sales} homes that sold went for more than ${median}, half for less.`,
    ...(change === null ? [] : [`Against the same months a year before: ${change}.`]),
    'Figures of the board, counted over all homes that sold.',
  ],
  fr: ({ city, period, median, sales, change }) => [
    `${city}, ${period}\u00A0: la moitié des ${sales} propriétés vendues sont parties pour plus de ${median}, l’autre moitié pour moins.`,
    ...(change === null ? [] : [`Par rapport aux mêmes mois de l’année précédente\u00A0: ${change}.`]),
    'Chiffres de la chambre immobilière, calculés sur toutes les propriétés vendues.',
  ],
};
