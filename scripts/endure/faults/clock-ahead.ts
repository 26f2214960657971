/** Loaded by a server before its own code (`node --import`): its clock is an hour ahead, that of its database is not. */
const aheadMs = 3_600_000;

const real = Date;
const now = () => real.now() + aheadMs;

globalThis.Date = new Proxy(real, {
  apply: () => new real(now()).toString(),
  construct: (target, args, of) => Reflect.construct(target, args.length === 0 ? [now()] : args, of),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
