import { sampleReport } from '@hearthline/cma-report/testing/sample-report';
import { en as reportEn } from '@hearthline/cma-report/texts/en';
import { fr as reportFr } from '@hearthline/cma-report/texts/fr';
import { describeAdjustments } from '@hearthline/cma-report/view/adjustments-view';
import { describeFacts } from '@hearthline/cma-report/view/facts-view';
import { createReportWriter } from '@hearthline/cma-report/view/report-writer';
import { describeSummary } from '@hearthline/cma-report/view/summary-view';
import type { CmaReport } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/domain/language';
import { condoKinds } from '@hearthline/domain/listing/vocabulary';
import { confidenceGrades } from '@hearthline/domain/valuation/confidence';
import { adjustmentLines } from '@hearthline/domain/valuation/features';
import type { HomeFact } from '@hearthline/domain/valuation/home-facts';
import { screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { CalculateScreen } from '../calculate/calculate-screen.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { cmaAutosaveOf } from '../model/cma-autosave.ts';
import { fakeCma } from '../testing/fake-cma.ts';
import { cmaId, house, makeDraft, makeFound } from '../testing/grid-fixture.ts';

const textsOf = { en: reportEn, fr: reportFr };

/** All facts told, of a house and of a flat. */
const told: CmaReport['subject']['facts'] = {
  ...house,
  isWaterfront: true,
  hasView: false,
  areaBelow: 600,
  rooms: 9,
};
const homes = {
  house: told,
  flat: { ...told, kind: 'condoApartment' as const, level: 7, isPenthouse: false, feeMonthly: 65_000 },
};

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

/** As a client reads it beside what the agent saw. */
describe.each<Language>(['en', 'fr'])('the report and the screen in %s', (language) => {
  const report = sampleReport({ language });
  const writer = createReportWriter(report, {});
  const screenText = (key: string, options: Record<string, string> = {}): string =>
    Object.entries(options).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, value),
      String(i18next.getResource(language, 'cmaCalculate', key)),
    );

  it('[CMA-05] call the rows of the grid alike, in one order', async () => {
    const kept = fakeCma({ cma: { draft: makeDraft() } });
    fakeApi({ 'POST /cma/grid': () => ({ isSuccess: true, result: makeFound() }) });
    const opened = renderWithProviders(<CalculateScreen timeZone="America/Toronto" />, {
      route: `/cma/calculate?id=${kept.current().id}`,
      language,
    });
    const grid = await screen.findByRole('grid');
    const heads = within(grid)
      .getAllByRole('rowheader')
      .map((head) => head.querySelector('.adjust-cell > span')?.textContent ?? '');
    opened.unmount();
    await cmaAutosaveOf(opened.queryClient, cmaId).autosave.flush();

    const ofReport = describeAdjustments(writer)
      .pages.flat()
      .flatMap(({ rows }) => rows.map(({ label }) => label));
    const { lines, rows, columns, netGross, part } = writer.texts;
    const onlyThere = [columns.sold, netGross, part];
    const shared = [...new Set(ofReport)].filter((label) => !onlyThere.includes(label));
    expect(shared.length).toBeGreaterThan(10);
    // The two homes differ in other lines; what both show has the same name and stands in the same order.
    const known: string[] = [...Object.values(rows), ...Object.values(lines)];
    expect(heads.filter((head) => shared.includes(head))).toEqual(
      shared.filter((label) => heads.includes(label)),
    );
    expect(shared.filter((label) => !known.includes(label))).toEqual([]);
    for (const row of Object.values(rows)) expect(heads).toContain(row);
    for (const row of ['soldPrice', 'time', 'net', 'adjusted', 'weight'] as const)
      expect(shared).toContain(screenText(`grid.${row}`));
  });

  it('[CMA-05] have one name for every line, unit, grade and heading', () => {
    const texts = textsOf[language];
    for (const line of adjustmentLines) {
      expect(texts.lines[line]).toBe(screenText(`grid.lines.${line}`));
      expect(texts.units[line]).toBe(screenText(`grid.per.${line}`));
    }
    for (const grade of confidenceGrades)
      expect(texts.confidence(grade).toLowerCase()).toContain(
        screenText(`value.grades.${grade}`).toLowerCase(),
      );
    expect(texts.columns.price).toBe(screenText('grid.soldPrice'));
    expect(texts.columns.adjusted).toBe(screenText('map.adjusted'));
    expect(texts.columns.weight).toBe(screenText('grid.weight'));
    expect(texts.suggested).toBe(screenText('notes.suggested'));
    for (const why of ['priceApart', 'muchAdjusted'])
      expect(screenText(`outlier.${why}`).split(':')[0]).toBe(texts.outlierMark.split(':')[0]);
  });

  it('[CMA-05] say alike why Fast and Advance differ, and what the home was sold for before', () => {
    const texts = textsOf[language];
    const values = { fast: '1', advance: '2' };
    expect(texts.method.gap.fast(values)).toBe(screenText('gap.fast', values));
    expect(texts.method.gap.advance(values)).toBe(screenText('gap.advance', values));
    expect(texts.method.gap.lines('3')).toBe(screenText('gap.lines', { lines: '3' }));
    expect(texts.method.gap.weights).toBe(screenText('gap.weights'));
    expect(texts.method.gap.line('3', '4')).toBe(screenText('gap.line', { line: '3', amount: '4' }));
    expect(texts.method.otherKinds('5')).toBe(screenText('otherKinds', { kinds: '5' }));
    const sale = { date: '1', price: '2', today: '3', share: '4' };
    const [name, text] = texts.earlier(sale).split(/\u00A0?: (.*)/);
    expect(name).toBe(screenText('earlier.name'));
    expect(text?.toLowerCase()).toBe(screenText('earlier.text', sale).toLowerCase());
  });

  it.each(Object.entries(homes))('[CMA-05] name and write the facts of a %s alike', (_, facts) => {
    let words: ReturnType<typeof useFactWords> | undefined;
    function Probe() {
      words = useFactWords();
      return null;
    }
    renderWithProviders(<Probe />, { language });
    const { known } = describeFacts(writer, { facts, areaBand: null, ageBand: null, assumed: {} });
    const onScreen = (Object.keys(facts) as (keyof typeof facts)[])
      .filter((key): key is HomeFact => key in writer.texts.facts)
      .map((fact) => ({ label: words?.label(fact), value: words?.value(fact, facts) }));
    expect(known.length).toBeGreaterThan(condoKinds.includes(facts.kind) ? 14 : 15);
    for (const fact of known) expect(onScreen).toContainEqual(fact);
    expect(describeSummary(writer).columns.price).toBe(screenText('grid.soldPrice'));
  });
});
