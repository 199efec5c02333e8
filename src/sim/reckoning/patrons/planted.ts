/** Bugs to plant in what people have of the house besides money: credits, coupons and chips that are no money. */
import { aCentLess, type Bug, carried, entitled, inRows, offByACent } from '../spoil.ts'

export const OF_PATRONS: Readonly<Record<string, Bug>> = {
  'prize for right picks': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'contest' ? offByACent(event, () => true, 1n) : undefined,
  'places of a contest': (event) => {
    const [first, second, ...others] = event.type === 'ContestAwarded' ? event.places : []
    if (event.type !== 'ContestAwarded' || first === undefined || second === undefined) return undefined
    // Equals have the same.
    if (first.line === second.line) return undefined
    const swapped = [{ ...first, person: second.person }, { ...second, person: first.person }, ...others]
    return { ...event, places: swapped }
  },
  'a place that is left out': (event) =>
    event.type === 'ContestAwarded' && event.places.length > 1
      ? { ...event, places: event.places.slice(1) }
      : undefined,
  'a form that is left out': (event) =>
    event.type === 'ContestLocked' ? { ...event, forms: event.forms - 1 } : undefined,
  'a second form': (event) => {
    if (event.type !== 'FormEntered' || event.replaces === undefined) return undefined
    const { replaces: _, ...second } = event
    return second
  },
  'the hour of a claim': (event) =>
    event.type === 'HitVerified' && event.claims.some(({ opens }) => opens !== undefined)
      ? { ...event, claims: event.claims.map((claim) => ({ ...claim, opens: '2026-01-01T00:00' })) }
      : undefined,
  'the end of a claim': (event) =>
    event.type === 'HitVerified' && event.claims.some(({ opens }) => opens !== undefined)
      ? { ...event, claims: event.claims.map((claim) => ({ ...claim, expires: '2099-01-01' })) }
      : undefined,
  'prize for credits': (event) =>
    event.type === 'HitDeclared' && event.source.kind === 'credits' ? offByACent(event, () => true, 1n) : undefined,
  'credits handed in': (event) =>
    event.type === 'CreditsRedeemed'
      ? { ...event, prizes: event.prizes.map((one) => ({ ...one, credits: one.credits - 1 })) }
      : undefined,
  'a posted time twice': (event) =>
    event.type === 'CreditsGiven' && event.gains.some(({ isTime }) => isTime !== true)
      ? { ...event, gains: [...event.gains, ...event.gains] }
      : undefined,
  'a card that nobody read': (event) =>
    event.type === 'CreditsGiven' && event.gains.some(({ isTime }) => isTime !== true)
      ? { ...event, gains: event.gains.map((gain) => ({ ...gain, of: [...gain.of, ['9001', 1] as const] })) }
      : undefined,
  'a credit that lasts too long': (event) =>
    event.type === 'CreditsGiven' && event.gains.length > 0 ? { ...event, ends: '2099-01-01T00:00' } : undefined,
  'the lot that ends last goes first': (event) => {
    if (event.type !== 'CreditsRedeemed' || !event.prizes.some(({ taken }) => taken.length > 1)) return undefined
    return { ...event, prizes: event.prizes.map((one) => ({ ...one, taken: one.taken.toReversed() })) }
  },
  'prizes put aside for fewer credits': (event) =>
    event.type === 'PrizesReserved'
      ? { ...event, prizes: event.prizes.map((one) => ({ ...one, credits: one.credits - 1 })) }
      : undefined,
  'credits that go back': (event) =>
    event.type === 'ReservationEnded' ? { ...event, credits: event.credits + 1 } : undefined,
  'credits of another reservation': (event) =>
    event.type === 'CreditsRedeemed' && event.reservation !== undefined ? { ...event, person: '9001' } : undefined,
  'credits that two persons change': (event) =>
    event.type === 'CreditsAdjusted' && event.credits < 0
      ? { ...event, taken: event.taken.map(([ends, credits]) => [ends, credits + 1] as const) }
      : undefined,
  'credits that come to their end': (event) =>
    event.type === 'CreditsEnded' ? { ...event, credits: event.credits - 1 } : undefined,
  'collection paid with a credit': inRows(
    ['CreditUsed'],
    entitled(() => true, aCentLess),
  ),
  'a credit that lapses': inRows(
    ['CreditEnded'],
    entitled(() => true, aCentLess),
  ),
  'price of pieces': inRows(['PiecesSold'], carried(aCentLess)),
  'fee for a piece': inRows(
    ['PieceFeePaid'],
    entitled(() => true, aCentLess),
  ),
  'won with a piece': (event) =>
    event.type === 'PiecesSettled' && event.pays.pieces !== '0'
      ? { ...event, pays: { ...event.pays, pieces: `${BigInt(event.pays.pieces) - 1n}` } }
      : undefined,
  'cage for a piece': (event) =>
    event.type === 'PiecesSettled' && event.cage === '0' && event.result === 'lose'
      ? { ...event, cage: '100' }
      : undefined,
  'a certificate that nobody verified': (event) =>
    event.type === 'PiecesVerified' && Object.keys(event.moves).length === 0 ? { ...event, uses: [] } : undefined,
  'a prize in too few pieces': (event) =>
    event.type === 'PiecesGiven' && event.claim !== undefined
      ? {
          ...event,
          moves: Object.fromEntries(
            Object.entries(event.moves).map(([series, rows]) => [
              series,
              rows.map(([first, last, from, to]) => [first, last - 1, from, to] as const),
            ]),
          ),
        }
      : undefined,
  'pieces of a day': (event) =>
    event.type === 'DayEnded' && event.pieces !== undefined
      ? {
          ...event,
          pieces: Object.fromEntries(
            Object.entries(event.pieces).map(([series, { stock = 0, ...counts }]) => [
              series,
              { ...counts, stock: stock + 1 },
            ]),
          ),
        }
      : undefined,
  'redeemed pieces': inRows(['PiecesRedeemed'], carried(aCentLess)),
  'more by a corrected result': (event) =>
    event.type === 'PiecesCorrected' ? { ...event, difference: `${BigInt(event.difference) + 1n}` } : undefined,
  'a payment in error that nobody hears of': (event) => {
    if (event.type !== 'PiecesCorrected' || event.inError === undefined) return undefined
    const { inError: _, ...silent } = event
    return silent
  },
  'a corrected piece that goes astray': (event) =>
    event.type === 'PiecesCorrected' && Object.keys(event.moves).length > 0
      ? {
          ...event,
          moves: Object.fromEntries(
            Object.entries(event.moves).map(([series, rows]) => [
              series,
              rows.map(([first, last, from]) => [first, last, from, 'destroyed'] as const),
            ]),
          ),
        }
      : undefined,
  'a payment in error that comes back': inRows(['PiecePaymentReturned'], carried(aCentLess)),
  'a piece that goes astray': (event) =>
    event.type === 'PiecesSettled' && event.result !== 'push'
      ? {
          ...event,
          moves: Object.fromEntries(
            Object.entries(event.moves).map(([series, rows]) => [
              series,
              rows.map(([first, last, from]) => [first, last, from, 'destroyed'] as const),
            ]),
          ),
        }
      : undefined,
}
