/**
 * Preloaded into the server: its clock starts at a given instant and hardly moves, so that two runs show the same times. It moves
 * at all because some rows are told apart by when they were written.
 */
const startedAt = Date.now();
const begin = Number(process.env.PICTURES_BEGIN);
const slowness = 60;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [slowNow()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? slowNow : Reflect.get(target, name, receiver)),
});

function slowNow(): number {
  return begin + Math.floor((RealDate.now() - startedAt) / slowness);
}
