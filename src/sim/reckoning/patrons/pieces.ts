/** Pieces one by one: where each of them is, what a wager with them brings, and the money of sale, fee and cage. */
import type { EventOf } from '../../../engine/mechanisms.ts'
import { agree } from '../../audit/difference.ts'
import { type Books, move } from '../books.ts'
import { ordered } from '../office.ts'
import type { Part } from '../part.ts'
import { ofHouse, toHouse } from '../reserve.ts'
import { runOf } from '../terms.ts'

type Moves = Readonly<Record<string, readonly (readonly [number, number, string, string])[]>>
type Kept = {
  readonly activity: string
  readonly kind: string
  readonly face: bigint
  readonly to: string
  readonly fee: bigint
  /** By number. */
  readonly places: string[]
  readonly paid: Set<number>
}
type Laid = {
  readonly activity: string
  readonly kind: string
  readonly table: string
  readonly person: string | undefined
  readonly live: bigint
  readonly face: bigint
  readonly pieces: readonly (readonly [series: string, number: number])[]
  owed: bigint
  isSeen: boolean
  /** What the player has by the result, less what was lost. */
  won: bigint
  /** By the cage. */
  paid: bigint
}

export const pieces: Part = (books) => {
  const all = new Map<string, Kept>()
  const laid = new Map<string, Laid>()
  /** Uses that somebody looked at after they were played. */
  const verified = new Set<string>()
  /** Those of them that a representative has looked at, once and for all. */
  const looked = new Set<string>()
  /** Wagers with a result, for when it turns out to be wrong. */
  const told = new Map<string, Laid>()
  const inError = new Map<string, bigint>()
  const sales = new Map<string, { activity: string; price: bigint; drawer: string }>()

  /** Everything that an event moves, each piece from where it was to where it ought to go. */
  function follow(moves: Moves, ought: (series: Kept, number: number, was: string) => string | undefined) {
    const moved: (readonly [string, number])[] = []
    for (const [code, rows] of Object.entries(moves))
      for (const [first, last, from, to] of rows)
        for (let number = first; number <= last; number += 1) {
          const series = all.get(code)!
          const was = series.places[number] ?? 'nowhere'
          agree(`place of ${code} ${number}`, was, from)
          agree(`next place of ${code} ${number}`, ought(series, number, was), to)
          series.places[number] = to
          moved.push([code, number])
        }
    return moved
  }

  /** With the one who laid it, or with nobody when its time is over. */
  const back =
    ({ person, activity, kind }: Laid, local: string) =>
    (series: Kept): string => {
      if (local.slice(0, 16) >= series.to) return 'expired'
      const form = runOf(books, activity).rule.pieces?.kinds[kind]?.voucher === undefined ? 'patron' : 'chips'
      return person === undefined ? form : `${form}:${person}`
    }

  type Told = Pick<EventOf<'PiecesCorrected'>, 'use' | 'result' | 'odds' | 'pays' | 'takes' | 'cage'>
  /** What a result brings, held against what was told; answers with what becomes of the pieces. */
  function reckon(one: Laid, { use, result, odds = '1 to 1', pays, takes, cage }: Told) {
    const { rule, offering } = runOf(books, one.activity)
    const terms = rule.pieces!.kinds[one.kind]!
    const ending = { win: terms.wins, lose: terms.loses, push: terms.pushes }[result]
    const [over = 1n, under = 1n] = odds.split(' to ').map(BigInt)
    const won = (amount: bigint, isAtOdds: boolean) =>
      result === 'win' ? (isAtOdds ? (amount * over) / under : amount) : 0n
    const wager = won(one.live, true)
    const face = won(one.face, terms.wins.pays === 'at the odds')
    const lost = result === 'lose' ? one.live : 0n
    agree(`wager of ${use}`, `${wager}`, pays.wager)
    agree(`pieces of ${use}`, `${face}`, pays.pieces)
    agree(`lost with ${use}`, `${lost}`, takes)
    const posted = ending.cage?.posted
    const isPaid =
      ending.cage !== undefined && (posted === undefined || posted.includes(offering.settings?.redeemed ?? ''))
    one.owed = isPaid ? one.face : 0n
    one.won = wager + face - lost
    agree(`cage for ${use}`, `${one.owed}`, cage)
    return { piece: ending.piece, isByDealer: rule.pieces!.verified.who === 'dealer' }
  }

  return {
    SeriesReceived: ({ activity, series, pieces: count, terms }) => {
      const posted = runOf(books, activity).offering.series?.[series]
      const kept = all.get(series) ?? {
        activity,
        kind: posted?.kind ?? '',
        face: posted?.face ?? 0n,
        to: posted?.to ?? '',
        fee: posted?.fee ?? 0n,
        places: ['none'],
        paid: new Set<number>(),
      }
      if (terms !== undefined) agree(`face of ${series}`, `${kept.face}`, terms.face)
      for (let nth = 0; nth < count; nth += 1) kept.places.push('stock')
      all.set(series, kept)
    },
    PiecesIssued: ({ moves, to }, heard) => {
      const moved = follow(moves, (_series, _number, was) => (was === 'stock' ? `with:${to}` : undefined))
      agree('pieces issued', ordered(heard, 'IssuePieces').pieces, moved.length)
    },
    PiecesGiven: ({ series, moves, claim }, heard) => {
      if (claim !== undefined) {
        agree('claim of the pieces', ordered(heard, 'PayClaim').claim, claim)
        const [winner = ''] = (moves[series] ?? []).flatMap(([, , , to]) => (/^patron/.test(to) ? [to] : []))
        const moved = follow(moves, (_series, _number, was) => (was === 'with:cage' ? winner : undefined))
        const prize = books.claims.get(claim)?.amount ?? 0n
        agree(`pieces of ${claim}`, `${prize}`, `${BigInt(moved.length) * all.get(series)!.face}`)
        return
      }
      const { from, to } = ordered(heard, 'GivePieces')
      const holders = to.flatMap(({ first, last = first, pieces: count = (last ?? 0) - (first ?? 0) + 1, person }) =>
        Array.from({ length: count }, () => (person === undefined ? 'patron' : `patron:${person}`)),
      )
      let nth = 0
      follow(moves, (_series, _number, was) => (was === `with:${from}` ? holders[nth++] : undefined))
      agree('pieces given out', holders.length, nth)
    },
    PiecesSold: ({ sale, activity, person, price, drawer, moves }, heard) => {
      const { package: name } = ordered(heard, 'SellPieces')
      const posted = runOf(books, activity).offering.packages?.[name]
      agree(`price of ${name}`, `${posted?.price}`, price)
      const moved = follow(moves, (_series, _number, was) => (was === 'with:cage' ? `patron:${person}` : undefined))
      for (const [series, count] of Object.entries(posted?.pieces ?? {}))
        agree(`${series} in ${name}`, count, moved.filter(([code]) => code === series).length)
      sales.set(sale, { activity, price: posted?.price ?? 0n, drawer })
      sold(books, activity, drawer, posted?.price ?? 0n)
    },
    SaleTakenBack: ({ sale, moves }) => {
      const { activity, price, drawer } = sales.get(sale)!
      follow(moves, (_series, _number, was) => (was.startsWith('patron:') ? 'with:cage' : undefined))
      sold(books, activity, drawer, -price)
    },
    VoucherChanged: ({ moves, person }) =>
      void follow(moves, (_series, _number, was) =>
        was.startsWith('patron') ? (person === undefined ? 'chips' : `chips:${person}`) : undefined,
      ),
    PiecesLaid: ({ use, activity, kind, table, person, live, face, fee, moves }) => {
      const moved = follow(moves, (_series, _number, was) => (/^(patron|chips)/.test(was) ? `wager:${use}` : undefined))
      const sum = moved.reduce((total, [code]) => total + all.get(code)!.face, 0n)
      agree(`face of ${use}`, `${sum}`, face)
      const due = moved.reduce((total, [code, number]) => {
        const series = all.get(code)!
        return series.paid.has(number) ? total : total + series.fee
      }, 0n)
      agree(`fee of ${use}`, `${due}`, fee)
      laid.set(use, {
        activity,
        kind,
        table,
        person,
        live: BigInt(live),
        face: sum,
        pieces: moved,
        owed: 0n,
        isSeen: false,
        won: 0n,
        paid: 0n,
      })
    },
    PieceFeePaid: ({ use }) => {
      const { activity, table, pieces: lying } = laid.get(use)!
      let due = 0n
      for (const [code, number] of lying) {
        const series = all.get(code)!
        if (!series.paid.has(number)) due += series.fee
        series.paid.add(number)
      }
      move(books, activity, 'patrons', 'due:sale', due)
      move(books, activity, 'patron', `box:${table}`, due, 'c')
    },
    PiecesDealt: ({ back: unpaid, moves }, { command }) => {
      const lying = unpaid.map((use) => laid.get(use)!)
      follow(moves, (series, number) => {
        const one = lying.find(({ pieces: those }) =>
          those.some(([code, at]) => all.get(code) === series && at === number),
        )
        return one === undefined ? undefined : back(one, command.at.local)(series)
      })
    },
    PiecesSettled: ({ result, moves, local, ...event }) => {
      const { use } = event
      const one = laid.get(use)!
      if (result === 'withdrawn') {
        follow(moves, back(one, local))
        laid.delete(use)
        return
      }
      const { piece, isByDealer } = reckon(one, { ...event, result })
      one.isSeen = isByDealer || piece === 'stays' || piece === 'void'
      const isOver = one.isSeen && one.owed === 0n
      follow(moves, (series) => {
        if (piece === 'stays') return back(one, local)(series)
        if (piece === 'void') return 'void'
        return isOver ? 'cancelled' : `collected:${use}`
      })
      told.set(use, one)
      if (isOver) laid.delete(use)
    },
    PiecesCorrected: ({ moves, local, difference, inError: wrong, status, ...event }) => {
      const { use } = event
      const one = told.get(use)!
      const before = one.won
      const { piece, isByDealer } = reckon(one, event)
      agree(`${use}: more than was told`, `${one.won - before}`, difference)
      const isWrong = one.paid > 0n && one.owed === 0n
      agree(`${use}: paid in error`, isWrong ? `${one.paid}` : 'nothing', wrong ?? 'nothing')
      if (isWrong) inError.set(use, one.paid)
      else inError.delete(use)
      // What was looked at, or paid for, was looked at once and for all.
      const isLookedAt = isByDealer || looked.has(use)
      one.isSeen = isLookedAt || piece === 'stays' || piece === 'void'
      const isDue = one.owed > 0n && one.paid === 0n
      const ought = !one.isSeen ? 'to verify' : isDue ? 'to redeem' : 'over'
      agree(`${use} after its correction`, ought, status)
      const moved = follow(moves, (series) => {
        if (piece === 'stays') return back(one, local)(series)
        if (piece === 'void') return 'void'
        if (ought !== 'over') return `collected:${use}`
        return piece === 'drop box' && one.owed === 0n ? 'void' : 'cancelled'
      })
      if (moved.length > 0) agree(`pieces of ${use} that move`, one.pieces.length, moved.length)
      for (const [code, number] of moved) if (piece === 'stays') all.get(code)!.paid.add(number)
      if (ought === 'over') laid.delete(use)
      else laid.set(use, one)
    },
    PiecePaymentReturned: ({ use, activity, amount, drawer }) => {
      const wrong = inError.get(use) ?? 0n
      agree(`${use}: brought back`, `${wrong}`, amount)
      inError.delete(use)
      told.get(use)!.paid = 0n
      verified.add(use)
      toHouse(books, activity, 'patrons', wrong)
      move(books, activity, 'patron', `drawer:${drawer}`, wrong, 'c')
    },
    PiecePaymentWrittenOff: ({ use, amount }) => {
      agree(`${use}: written off`, `${inError.get(use) ?? 0n}`, amount)
      inError.delete(use)
    },
    PiecesVerified: ({ uses, moves }) => {
      for (const use of uses) {
        verified.add(use)
        const one = laid.get(use)
        if (one === undefined) continue
        if (!one.isSeen) looked.add(use)
        one.isSeen = true
      }
      follow(moves, (_series, _number, was) => {
        const one = laid.get(was.replace('collected:', ''))
        return one !== undefined && one.owed === 0n ? 'void' : undefined
      })
      for (const use of uses) if (laid.get(use)?.owed === 0n) laid.delete(use)
    },
    PiecesRedeemed: ({ uses, activity, amount, drawer, moves }) => {
      let sum = 0n
      for (const use of uses) {
        const one = laid.get(use)!
        agree(`${use} was verified`, true, one.isSeen && verified.delete(use))
        sum += one.owed
        one.paid = one.owed
        laid.delete(use)
      }
      agree('redeemed', `${sum}`, amount)
      follow(moves, (_series, _number, was) => (was.startsWith('collected:') ? 'cancelled' : undefined))
      move(books, activity, ofHouse('promised:gift', activity, activity), 'patrons', sum)
      move(books, activity, `drawer:${drawer}`, 'patron', sum, 'c')
    },
    PiecesVoided: ({ moves }) =>
      void follow(moves, (_series, _number, was) => (/^(stock|with|patron|chips)/.test(was) ? 'void' : undefined)),
    PiecesDestroyed: ({ moves }) =>
      void follow(moves, (_series, _number, was) =>
        /^(stock|with|cancelled|void|expired)/.test(was) ? 'destroyed' : undefined,
      ),
    PiecesCounted: ({ series, where, expected }) => {
      const place = where === 'stock' ? where : `with:${where}`
      agree(`${series} ${where}`, all.get(series)!.places.filter((at) => at === place).length, expected)
    },
    DayEnded: ({ day, pieces: figures = {} }) => {
      for (const [code, { places }] of all) {
        const found = new Map<string, number>()
        for (const at of places.slice(1)) {
          const kind = at.split(':')[0]!
          found.set(kind, (found.get(kind) ?? 0) + 1)
        }
        const told: Readonly<Record<string, number>> = figures[code] ?? {}
        for (const kind of new Set([...found.keys(), ...Object.keys(told)]))
          agree(`${code} at the end of ${day}: ${kind}`, found.get(kind) ?? 0, told[kind] ?? 0)
      }
    },
    SeriesExpired: ({ series, moves }) => {
      follow(moves, (_series, _number, was) => (/^(patron|chips)/.test(was) ? 'expired' : undefined))
      agree(`${series} with players`, 0, all.get(series)!.places.filter((at) => /^(patron|chips)/.test(at)).length)
    },
  }
}

function sold(books: Books, activity: string, drawer: string, price: bigint): void {
  move(books, activity, 'patrons', 'due:sale', price)
  move(books, activity, 'patron', `drawer:${drawer}`, price, 'c')
}
