/** Pieces one by one: where each of them is, what a wager with them brings, and the money of sale, fee and cage. */
import { agree } from '../../audit/difference.ts'
import { type Books, move } from '../books.ts'
import { ordered } from '../office.ts'
import type { Part } from '../part.ts'
import { ofHouse } from '../reserve.ts'
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
}

export const pieces: Part = (books) => {
  const all = new Map<string, Kept>()
  const laid = new Map<string, Laid>()
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
    PiecesGiven: ({ moves }, heard) => {
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
    PiecesSettled: ({ use, result, odds = '1 to 1', pays, takes, cage, moves, local }) => {
      const one = laid.get(use)!
      const { rule, offering } = runOf(books, one.activity)
      if (result === 'withdrawn') {
        follow(moves, back(one, local))
        laid.delete(use)
        return
      }
      const terms = rule.pieces!.kinds[one.kind]!
      const ending = { win: terms.wins, lose: terms.loses, push: terms.pushes }[result]
      const [over = 1n, under = 1n] = odds.split(' to ').map(BigInt)
      const won = (amount: bigint, isAtOdds: boolean) =>
        result === 'win' ? (isAtOdds ? (amount * over) / under : amount) : 0n
      agree(`wager of ${use}`, `${won(one.live, true)}`, pays.wager)
      agree(`pieces of ${use}`, `${won(one.face, terms.wins.pays === 'at the odds')}`, pays.pieces)
      agree(`lost with ${use}`, `${result === 'lose' ? one.live : 0n}`, takes)
      const posted = ending.cage?.posted
      const isPaid =
        ending.cage !== undefined && (posted === undefined || posted.includes(offering.settings?.redeemed ?? ''))
      one.owed = isPaid ? one.face : 0n
      agree(`cage for ${use}`, `${one.owed}`, cage)
      const isByDealer = rule.pieces!.verified.who === 'dealer'
      one.isSeen = isByDealer || ending.piece === 'stays' || ending.piece === 'void'
      const isOver = one.isSeen && one.owed === 0n
      follow(moves, (series) => {
        if (ending.piece === 'stays') return back(one, local)(series)
        if (ending.piece === 'void') return 'void'
        return isOver ? 'cancelled' : `collected:${use}`
      })
      if (isOver) laid.delete(use)
    },
    PiecesVerified: ({ uses, moves }) => {
      for (const use of uses) laid.get(use)!.isSeen = true
      follow(moves, (_series, _number, was) => {
        const one = laid.get(was.replace('collected:', ''))
        return one !== undefined && one.owed === 0n ? 'void' : undefined
      })
      for (const use of uses) if (laid.get(use)!.owed === 0n) laid.delete(use)
    },
    PiecesRedeemed: ({ uses, activity, amount, drawer, moves }) => {
      let sum = 0n
      for (const use of uses) {
        const one = laid.get(use)!
        agree(`${use} was seen`, true, one.isSeen)
        sum += one.owed
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
