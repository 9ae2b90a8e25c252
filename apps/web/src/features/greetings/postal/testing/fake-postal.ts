import { fakeApi } from '../../../../testing/fake-api.ts';
import { signIn } from '../../../../testing/sign-in.ts';
import { batchId, clientId, makeBatch, makeCard, makeReadiness, settings } from './samples.ts';

const noCounts = { all: 1, complete: 1, toFix: 0, french: 0, without: 0 };
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** One card and its batch, with a home; what is changed of them is told in the order in which it was asked. */
export function fakePostal(): { key: string; body: unknown }[] {
  signIn();
  const asked: { key: string; body: unknown }[] = [];
  const note =
    <T>(key: string, reply: T) =>
    ({ body }: { body: unknown }) => {
      asked.push({ key, body });
      return reply;
    };
  const ok = <T>(result: T) => ({ isSuccess: true as const, result });
  const home = {
    clientId,
    clientIds: [clientId],
    name: 'Priya Raman',
    language: 'en' as const,
    lines: ['PRIYA RAMAN', '12-38 HELENE ST S', 'MISSISSAUGA ON  L5G 3B2'],
    typed: '',
    check: 'complete' as const,
    problems: [],
    printing: null,
  };
  const homes = { isSuccess: true as const, result: [home], totalRows: 1, counts: noCounts };
  const preview = {
    front: svg,
    back: svg,
    language: 'en' as const,
    client: { id: clientId, name: 'Priya Raman' },
    homes: 1,
  };
  fakeApi({
    'GET /postal-cards': () => ok([makeCard({ state: 'ready', batchId })]),
    'GET /postal-cards/fronts/{design}': () => ok({ svg }),
    'GET /postal-cards/{id}': () => ok(makeCard()),
    // Behind the one of a card, whose address could be the same.
    'GET /postal-cards/settings': () => ok(settings),
    'PUT /postal-cards/{id}': note('put', ok(makeCard({ revision: 2 }))),
    'GET /postal-cards/{id}/readiness': () => ok(makeReadiness()),
    'GET /postal-cards/{id}/addresses': () => homes,
    'POST /postal-cards/{id}/preview': () => ok(preview),
    'POST /postal-cards/{id}/batches': note('make', ok(makeBatch({ state: 'making' }))),
    'GET /postal-batches': () => ({ isSuccess: true as const, result: [makeBatch()], totalRows: 1 }),
    'GET /postal-batches/{id}': () => ok(makeBatch()),
    'GET /postal-batches/{id}/addresses': () => homes,
    'GET /postal-batches/{id}/preview': () => ok(preview),
    'POST /postal-batches/{id}/state': note(
      'state',
      ok(makeBatch({ state: 'printing', next: 'mailed', undo: 'ready' })),
    ),
    'POST /postal-batches/{id}/printer': note('printer', ok(makeBatch({ printer: 'provider' }))),
  });
  return asked;
}
