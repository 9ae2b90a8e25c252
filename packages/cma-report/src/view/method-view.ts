import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { toLine, toLineOrNull, toParagraphs } from './plain-text.ts';
import type { ReportWriter } from './report-writer.ts';

export function describeMethod(writer: ReportWriter) {
  const { report, texts, format } = writer;
  const { search, model, method } = report;
  const words = texts.method;
  const tried =
    model.trials > 0
      ? [
          words.rangeWords(model.trials, model.coverage === null ? null : format.percent(model.coverage, 1)),
          ...(model.medianError === null ? [] : [words.error(format.percent(model.medianError, 1))]),
        ]
      : [words.rangeUntried];
  const nameOf = (kind: HomeKind): string => texts.kinds[kind].toLowerCase();
  const own = nameOf(report.subject.facts.kind);
  const others = search.otherKinds.map(nameOf);
  const found = words.salesWords({
    found: search.found,
    used: report.comparables.length,
    radius: format.distance(search.radius * 1_000),
    days: search.days,
    kinds: others.length > 0 ? words.likeKinds(format.list([own, ...others])) : words.sameKind(own),
  });
  return {
    kind: 'method' as const,
    title: texts.titles.method,
    steps: [
      {
        title: words.sales,
        words: [
          found,
          ...(search.isWidened ? [words.widened] : []),
          ...(others.length > 0 ? [words.otherKinds(format.list(others))] : []),
        ].join(' '),
      },
      { title: words.time, words: words.timeWords },
      {
        title: words.adjustments,
        words: `${method === 'fast' ? words.adjustmentsFast : words.adjustmentsWords}${gapWords(writer)}`,
      },
      { title: words.weights, words: method === 'fast' ? words.weightsFast : words.weightsWords },
      { title: words.range, words: tried.join(' ') },
    ],
    notes: [
      ...(report.note === null ? [] : [{ title: words.note, words: toParagraphs(report.note).join('\n') }]),
      { title: words.limits, words: words.limitsWords },
      { title: words.sources, words: words.sourcesWords(model.sales, format.longDate(model.asOfDate)) },
    ],
  };
}

/** Why the other method says otherwise, in the words of the screen. */
function gapWords({ report: { method, methodGap }, texts, format }: ReportWriter): string {
  if (!methodGap) return '';
  const words = texts.method.gap;
  const values = { fast: format.price(methodGap.fast), advance: format.price(methodGap.advance) };
  const lines = methodGap.lines.map(({ line, amount }) =>
    words.line(texts.lines[line], format.priceStep(amount)),
  );
  return ` ${words[method](values)} ${lines.length > 0 ? words.lines(format.list(lines)) : words.weights}`;
}

export function describeAgent(writer: ReportWriter) {
  const { report, texts, format } = writer;
  const { agent } = report;
  const line = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  return {
    kind: 'agent' as const,
    title: texts.titles.agent,
    name: toLine(agent.name, 80),
    initials: initialsOf(agent.name),
    role: toLineOrNull(agent.title, 80),
    brokerage: toLineOrNull(agent.brokerage, 100),
    photo: writer.photoOf(agent.photo),
    lines: [
      ...line(texts.agent.phone, agent.phone && format.phone(toLine(agent.phone, 40))),
      ...line(texts.agent.email, toLineOrNull(agent.email, 120)),
      ...line(texts.agent.website, toLineOrNull(agent.website, 120)),
    ],
    about: toParagraphs(agent.about),
    next: texts.agent.next,
    licence: toLineOrNull(agent.licence, 500),
  };
}

const initialsOf = (name: string): string =>
  toLine(name)
    .split(' ')
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');

export function describeCover(writer: ReportWriter) {
  const { report, texts, format } = writer;
  const { subject, agent } = report;
  return {
    kind: 'cover' as const,
    title: texts.titles.cover,
    name: texts.name,
    brand: toLine(report.brand.name, 80),
    photo: writer.photoOf(subject.photo),
    address: toLine(subject.address, 120),
    place: [toLineOrNull(subject.community, 60), writePlace(writer)].filter(Boolean).join(' · '),
    date: format.longDate(report.date),
    preparedFor: report.preparedFor && texts.preparedFor(toLine(report.preparedFor, 90)),
    note: toParagraphs(report.coverNote),
    agent: {
      name: toLine(agent.name, 80),
      initials: initialsOf(agent.name),
      photo: writer.photoOf(agent.photo),
      role: [toLineOrNull(agent.title, 60), toLineOrNull(agent.brokerage, 80)].filter(Boolean).join(', '),
      contact: [agent.phone && format.phone(toLine(agent.phone, 40)), toLineOrNull(agent.email, 80)]
        .filter(Boolean)
        .join(' · '),
    },
  };
}

/** Mississauga, ON L5G 3L8. */
export function writePlace({ report: { subject } }: ReportWriter): string {
  const region = [toLineOrNull(subject.province, 30), toLineOrNull(subject.postalCode, 10)]
    .filter(Boolean)
    .join(' ');
  return [toLineOrNull(subject.municipality, 60), region].filter(Boolean).join(', ');
}
