import type { ReportView } from '@hearthline/cma-report/view/report-view';
import { describeReport } from '@hearthline/cma-report/view/report-view';
import { Document, Font, Image, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactElement, ReactNode } from 'react';
import { createElement } from 'react';
import type { Sample } from './report-samples.ts';

type Section = ReportView['sections'][number];
type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>;
type Style = Record<string, string | number>;

const fonts = new URL('../../apps/server/src/platform/typst/fonts/', import.meta.url).pathname;
Font.register({
  family: 'Poppins',
  fonts: [400, 500, 600].map((fontWeight) => ({ src: `${fonts}poppins-${fontWeight}.ttf`, fontWeight })),
});

const text = (content: ReactNode, style: Style = {}): ReactElement => createElement(Text, { style }, content);
const box = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style }, ...children);
const strong: Style = { fontWeight: 600 };
const quiet: Style = { color: '#696B74', fontSize: 8 };

/** The pages of the report once more, with the same words, tables, photos and drawings, by another engine. */
export async function drawWithReact({ report, photos }: Sample): Promise<Buffer> {
  const names = Object.fromEntries([...photos.keys()].map((reference) => [reference, reference]));
  const view = describeReport(report, names);
  const photo = (reference: string | null, width: number, height: number): ReactElement => {
    const bytes = reference === null ? undefined : photos.get(reference);
    const style = { width, height, objectFit: 'cover' as const };
    return bytes
      ? createElement(Image, { src: { data: Buffer.from(bytes), format: 'jpg' }, style })
      : box({ ...style, backgroundColor: '#EFECE6' });
  };
  const pages = view.sections.flatMap((section) => drawSection(section, photo));
  return renderToBuffer(
    createElement(
      Document,
      { title: view.documentTitle, author: view.author, language: view.language },
      ...pages.map(({ title, body }) =>
        createElement(
          Page,
          { size: 'LETTER', style: { padding: 48, fontFamily: 'Poppins', fontSize: 9, color: '#1A1B20' } },
          box({ borderBottom: '1 solid #E7E4DE', paddingBottom: 10, marginBottom: 14 }, [
            text(view.name, quiet),
            text(title, { fontSize: 18, ...strong }),
            text(view.line, quiet),
          ]),
          ...body,
          createElement(Text, {
            fixed: true,
            style: { position: 'absolute', bottom: 30, left: 48, right: 48, ...quiet },
            render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
              `${view.preparedBy} · ${pageNumber}${view.pageOf}${totalPages}`,
          }),
        ),
      ),
    ),
  );
}

type Photo = (reference: string | null, width: number, height: number) => ReactElement;
interface DrawnPage {
  title: string;
  body: ReactNode[];
}

function drawSection(section: Section, photo: Photo): DrawnPage[] {
  switch (section.kind) {
    case 'cover':
      return [
        {
          title: section.address,
          body: [
            photo(section.photo, 516, 380),
            text(section.place),
            text(section.date),
            ...section.note.map((line) => text(line)),
          ],
        },
      ];
    case 'summary':
      return [{ title: section.title, body: drawSummary(section, photo) }];
    case 'subject':
      return [
        {
          title: section.title,
          body: [
            photo(section.photo, 516, 220),
            ...section.facts.map(({ label, value }) => row([label, value])),
            ...section.beside.rows.map((line) =>
              row([line.label, line.yours, line.lowest, line.middle, line.highest]),
            ),
          ],
        },
      ];
    case 'map':
      return [
        {
          title: section.title,
          body: [
            drawing(section.drawing, section.sheet.width, section.sheet.height),
            ...section.legend.entries.map((entry) => row([entry.number ?? '', entry.text, entry.side])),
          ],
        },
      ];
    case 'comparables':
      return section.pages.map((cards) => ({
        title: section.title,
        body: cards.map((card) =>
          box({ flexDirection: 'row', marginBottom: 8 }, photo(card.photo, 150, 84), [
            box({ flex: 1, paddingLeft: 10 }, [
              row([card.address, card.price], strong),
              text(`${card.where} · ${card.sold}`, quiet),
              ...card.facts.map(({ label, value }) => row([label, value], quiet)),
              row([card.adjustments.value, card.adjusted.value, card.weight.value], strong),
            ]),
          ]),
        ),
      }));
    case 'adjustments':
      return drawAdjustments(section);
    case 'trend':
      return [{ title: section.title, body: drawTrend(section) }];
    case 'method':
      return [
        {
          title: section.title,
          body: [...section.steps, ...section.notes].map(({ title, words }) =>
            box({ marginBottom: 12 }, text(title, strong), text(words)),
          ),
        },
      ];
    case 'agent':
      return [
        {
          title: section.title,
          body: [
            text(section.name, { fontSize: 22, ...strong }),
            ...section.lines.map(({ label, value }) => row([label, value])),
            ...section.about.map((line) => text(line)),
          ],
        },
      ];
  }
}

function row(cells: readonly string[], style: Style = {}): ReactElement {
  return box(
    { flexDirection: 'row', borderBottom: '0.75 solid #E7E4DE', paddingVertical: 2 },
    ...cells.map((cell, place) =>
      text(cell, { flex: place === 0 ? 2 : 1, textAlign: place === 0 ? 'left' : 'right', ...style }),
    ),
  );
}

function drawSummary(section: SectionOf<'summary'>, photo: Photo): ReactNode[] {
  const { range } = section;
  const bar = `M${range.low * 0.75} 10H${range.high * 0.75}M${range.value.x * 0.75} 0V20`;
  return [
    box(
      { flexDirection: 'row' },
      box({ flex: 1 }, text(section.likely, { fontSize: 34, ...strong }), text(section.words)),
      photo(section.photo, 186, 112),
    ),
    createElement(
      Svg,
      { width: 516, height: 20 },
      createElement(Path, { d: bar, stroke: '#C2410C', strokeWidth: 4 }),
    ),
    row(range.ticks.map((tick) => tick.text)),
    row(range.dots.map(({ number }) => number)),
    ...section.rows.map((line) =>
      row([
        line.address,
        line.distance,
        line.sold,
        line.price,
        line.area,
        line.rooms,
        line.adjustments,
        line.adjusted,
      ]),
    ),
    ...section.adjusted.items.map((item) => text(`• ${item}`)),
    text(`${section.rests.grade}. ${section.rests.halfWidth}`),
    ...section.rests.items.map((item) => text(`• ${item}`)),
  ];
}

function drawAdjustments(section: SectionOf<'adjustments'>): DrawnPage[] {
  const grids = section.pages
    .flat()
    .map(({ heads, rows }) =>
      box({ marginBottom: 10, fontSize: 7 }, [
        row(['', ...heads.map(({ number, address }) => `${number} ${address}`)], strong),
        ...rows.map(({ label, cells, style }) => row([label, ...cells], style === 'strong' ? strong : {})),
      ]),
    );
  return [
    { title: section.title, body: [text(section.words), ...grids, text(section.sum, strong)] },
    {
      title: section.rates.title,
      body: [...section.rates.few, ...section.rates.pages.flat()].map(({ label, rate, words }) =>
        box({ flexDirection: 'row', marginBottom: 8 }, [
          box({ width: 150 }, text(label, strong), text(rate)),
          text(words, { flex: 1 }),
        ]),
      ),
    },
  ];
}

function drawTrend({ chart, context }: SectionOf<'trend'>): ReactNode[] {
  if (!chart) return [];
  const line = chart.line.map(([x, y]) => `${x * 0.75} ${y * 0.75}`).join('L');
  const bars = chart.columns.map(({ x, height }) => `M${x * 0.75} 240v${-height * 0.75}`).join('');
  return [
    text(chart.title, strong),
    createElement(Svg, { width: 516, height: 240 }, [
      createElement(Path, { d: `M${line}`, stroke: '#C2410C', strokeWidth: 2 }),
      createElement(Path, { d: bars, stroke: '#D4D0C8', strokeWidth: 9 }),
    ]),
    row(chart.months.map((month) => month.text)),
    ...(context?.groups ?? []).map((group) =>
      row([group.label, group.count, ...group.lines.map(({ value }) => value)]),
    ),
  ];
}

/** The paths of the map as they are, drawn one by one. */
function drawing(svg: string, width: number, height: number): ReactElement {
  const paths = [
    ...svg.matchAll(/<path d="([^"]+)" fill="([^"]+)"(?: stroke="([^"]+)" stroke-width="([^"]+)")?/g),
  ];
  return createElement(
    Svg,
    { viewBox: `0 0 ${width} ${height}`, width: 516, height: 400 },
    paths.map(([, d = '', fill, stroke, strokeWidth]) =>
      createElement(Path, { d, fill, stroke, strokeWidth }),
    ),
  );
}
