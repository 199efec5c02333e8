/** Bugs to plant in what drawings, standings and pots give. */
import { aCentLess, type Bug, carried, entitled, inRows, isPool, offByACent, spoilt } from '../spoil.ts'

export const OF_PROMOTIONS: Readonly<Record<string, Bug>> = {
  'drawing prize': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'drawing' ? offByACent(event, () => true, 1n) : undefined,
  'prize of a place': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'standing' ? offByACent(event, () => true, 1n) : undefined,
  'places of a standing': (event) =>
    event.type === 'PointsClosed'
      ? { ...event, places: event.places.map((one) => ({ ...one, prize: String(BigInt(one.prize) - 1n) })) }
      : undefined,
  'prize that waits for the next drawing': (event) =>
    event.type === 'PassedOver' && event.carried !== undefined
      ? { ...event, carried: String(BigInt(event.carried) - 1n) }
      : undefined,
  'chips into a pot': inRows(['PotSplashed'], carried(aCentLess)),
  'prize of several winners': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'drawing' && event.awards.length > 1
      ? offByACent(event, () => true, 1n)
      : undefined,
  'taken with the pot': (event) =>
    event.type === 'ClaimPaid' && event.pot !== undefined
      ? spoilt(
          event,
          entitled(() => true, aCentLess),
        )
      : undefined,
  'prize that was missed grows': (event) =>
    event.type === 'PoolIncreased' && event.why === 'missed'
      ? spoilt(
          event,
          entitled(({ to }) => isPool(to), aCentLess),
        )
      : undefined,
  'prizes that go back': inRows(
    ['PoolsReverted'],
    entitled(() => true, aCentLess),
  ),
}
