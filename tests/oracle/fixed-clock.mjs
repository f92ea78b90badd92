/** Sets the clock of a process, before anything else runs, to begin at the moment that ORACLE_NOW names. */
const shift = Date.parse(process.env.ORACLE_NOW ?? '') - Date.now();
if (!Number.isNaN(shift)) {
  const realNow = Date.now;
  const now = () => realNow() + shift;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  });
  Date.now = now;
}
