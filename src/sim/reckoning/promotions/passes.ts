/**
 * Passes and the stage that they admit to: each is given by one call, used once or lost, and wins once. Who takes which place is
 * counted here from what was told at the table: cards, envelopes and keys, or seats and chips.
 */
import type { EventOf } from '../../../engine/mechanisms.ts'
import { agree, agreeOn, Difference } from '../../audit/difference.ts'
import type { Part } from '../part.ts'
import { runOf } from '../terms.ts'
import { wordFor } from './who.ts'

type Stepped = EventOf<'StageStepped'>
type Action = Stepped['action']
type Pass = {
  readonly callup: string
  readonly activity: string
  readonly day: string
  readonly who: string
  owes: boolean
  /** Takes part, or why not. */
  is?: string
  hit?: string
}
type Win = { readonly callup: string; readonly line: string }
/** Tells what each step wins. */
type Played = { readonly step: (action: Action, play: Stepped['play']) => Win[] }

export const passes: Part = (books) => {
  const calls = new Map<string, { day: string; who: string }>()
  const all = new Map<string, Pass>()
  const stages = new Map<string, Played>()
  const keyOf = (one: { activity: string; day: string }): string => `${one.activity} ${one.day}`
  const passOf = (callup: string): Pass => {
    const pass = all.get(callup)
    if (pass === undefined) throw new Difference(`${callup} has no pass`)
    return pass
  }
  let due: Win[] = []

  return {
    CalledUp: ({ callup, day, who }) => void calls.set(callup, { day, who: wordFor(who) }),
    ReportedIn: ({ callup, activity, gives, owes }) => {
      const call = calls.get(callup)
      if (gives !== 'pass' || call === undefined) return
      if (all.has(callup)) throw new Difference(`${callup} has two passes`)
      if (runOf(books, activity).rule.stage === undefined) throw new Difference(`${activity} has no stage to pass to`)
      all.set(callup, { callup, activity, ...call, owes: owes !== undefined })
    },
    IdBrought: ({ callup }) => {
      const pass = passOf(callup)
      if (!pass.owes || pass.is !== undefined) throw new Difference(`${callup} owes no identification any more`)
      pass.owes = false
    },
    StageStarted: ({ activity, day, present, out, play }) => {
      const own = [...all.values()].filter((one) => one.activity === activity && one.day === day)
      for (const callup of [...present, ...out.map((one) => one.callup)]) {
        const pass = passOf(callup)
        if (pass.is !== undefined) throw new Difference(`the pass of ${callup} is used twice: ${pass.is}`)
        pass.is = out.find((one) => one.callup === callup)?.why ?? 'in'
        if (pass.owes) agree(`${callup} without identification`, 'no ID', pass.is)
        else if (pass.is === 'no ID') throw new Difference(`${callup} owes no identification`)
      }
      agreeOn(
        `passes of ${day}`,
        own.map(({ callup }) => callup).toSorted(),
        [...present, ...out.map(named)].toSorted(),
      )
      const terms = runOf(books, activity).rule.stage!
      if (present.length === 0) return agree('a stage without anybody', undefined, play)
      agreeOn(`places of the stage of ${day}`, present, play?.game.who ?? [])
      const begun = terms.is === 'keys' ? keysPlayed(terms, present) : downPlayed(terms, present)
      stages.set(keyOf({ activity, day }), begun)
    },
    StageStepped: (event) => {
      const stage = stages.get(keyOf(event))
      if (stage === undefined) throw new Difference(`no stage of ${event.activity} runs on ${event.day}`)
      due = stage.step(event.action, event.play)
    },
    HitDeclared: ({ hit, source, awards }) => {
      const pass = source.kind === 'drawing' ? all.get(source.callup) : undefined
      if (pass === undefined) return
      const win = due.find(({ callup }) => callup === pass.callup)
      if (win === undefined) throw new Difference(`${pass.callup} wins nothing at this step of the stage`)
      due = due.filter((one) => one !== win)
      if (pass.hit !== undefined) throw new Difference(`the pass of ${pass.callup} wins twice: ${pass.hit} and ${hit}`)
      pass.hit = hit
      agreeOn(
        `what ${pass.callup} wins`,
        [`${pass.who} ${win.line}`],
        awards.map(({ to, line }) => `${wordFor(to)} ${line}`),
      )
    },
    HitDeclined: ({ hit }) => forget(hit),
    HitBackedOut: ({ hit }) => forget(hit),
    done: () => {
      const missing = due.map(({ callup, line }) => `${callup} ${line}`)
      due = []
      agreeOn('wins of the stage that nobody declared', [], missing)
    },
    OfferingClosed: ({ activity }) => {
      for (const pass of all.values()) if (pass.activity === activity) all.delete(pass.callup)
    },
    compare: (state) => {
      for (const { passes: kept, activity, day } of state.stages.values()) {
        const own = [...all.values()].filter((one) => one.activity === activity && one.day === day)
        agreeOn(
          `passes of ${activity} on ${day}`,
          own.map((one) => `${one.callup} ${one.who} ${one.owes ? 'owes' : 'has shown'} ${one.is ?? ''}`),
          kept.map(
            (one) => `${one.callup} ${wordFor(one.who)} ${one.owes === undefined ? 'has shown' : 'owes'} ${isIn(one)}`,
          ),
        )
      }
      function isIn({ callup, out }: { callup: string; out?: string }): string {
        return out ?? (all.get(callup)?.is === 'in' ? 'in' : '')
      }
    },
  }

  function forget(hit: string): void {
    for (const pass of all.values()) if (pass.hit === hit) delete pass.hit
  }
}

const named = ({ callup }: { readonly callup: string }): string => callup

type Terms = NonNullable<ReturnType<typeof runOf>['rule']['stage']>

/** The ace comes first, the ten last; each envelope is opened once, by whose turn it is. */
function keysPlayed(terms: Extract<Terms, { is: 'keys' }>, who: readonly string[]): Played {
  const cards = new Map<string, number>()
  const chosen: { who: string; envelope: number }[] = []
  let tried = 0
  const rankOf = (card: number): number => (Math.floor(card / 4) === 12 ? 1 : Math.floor(card / 4) + 2)
  const turns = (): string[] => [...cards].toSorted(([, a], [, b]) => rankOf(a) - rankOf(b)).map(([one]) => one)
  const most = terms.fewer.envelopes === 'all' ? terms.cards.number : who.length
  return {
    step: (action, play) => {
      if (!('who' in action) || play.is !== 'keys') throw new Difference(`${action.do} is no step of keys`)
      if (!who.includes(action.who)) throw new Difference(`${action.who} takes no part in the keys`)
      if (action.do === 'draw card') {
        if (cards.has(action.who)) throw new Difference(`${action.who} draws two cards`)
        const other = [...cards].find(([, card]) => card === action.card)
        if (other !== undefined) throw new Difference(`card ${action.card} was drawn by ${other[0]}`)
        if (rankOf(action.card) > terms.cards.number) throw new Difference(`card ${action.card} gives no place`)
        cards.set(action.who, action.card)
        if (cards.size === who.length) agreeOn('order of the cards', turns(), play.game.order)
        return []
      }
      if (action.do === 'choose') {
        agree('whose turn it is to choose', turns()[chosen.length - tried], action.who)
        const taken = chosen.find(({ envelope }) => envelope === action.envelope)
        if (taken !== undefined) throw new Difference(`envelope ${action.envelope} is ${taken.who}’s`)
        if (action.envelope < 1 || action.envelope > most) throw new Difference(`no envelope ${action.envelope}`)
        chosen.push({ who: action.who, envelope: action.envelope })
        return []
      }
      const next = chosen[tried]
      agree('whose key is tried', next?.who, action.who)
      tried += 1
      agree('the envelope of that key', next?.envelope, play.game.tried.at(-1)?.envelope)
      return action.starts ? [{ callup: action.who, line: terms.wins.line }] : []
    },
  }
}

/** Chips decide; hands that equals played off stand behind the chips that they had. */
function downPlayed(terms: Extract<Terms, { is: 'play-down' }>, who: readonly string[]): Played {
  const tables = new Map<string, Map<string, number[]>>()
  const decided = new Set<string>()
  const seat = (table: string, one: string): void => {
    const there = tables.get(table) ?? new Map<string, number[]>()
    if (there.has(one)) throw new Difference(`${one} sits twice at table ${table}`)
    tables.set(table, there.set(one, []))
  }
  const ranked = (table: string): [string, number[]][] =>
    [...tables.get(table)!].toSorted(([, a], [, b]) => before(a, b))
  if (who.length <= terms.tables.seats) for (const one of who) seat('final', one)
  return {
    step: (action, play) => {
      if (play.is !== 'play-down') throw new Difference('a play-down became another stage')
      if (action.do === 'seat') {
        agreeOn('everybody has a seat', who.toSorted(), action.seats.map((one) => one.who).toSorted())
        for (const one of action.seats) seat(one.table, one.who)
        return []
      }
      if (action.do !== 'count') throw new Difference(`${action.do} is no step of a play-down`)
      const { table, chips } = action
      const there = tables.get(table)
      if (there === undefined || decided.has(table)) throw new Difference(`no chips to count at table ${table}`)
      for (const { who: one, chips: count } of chips) {
        const own = there.get(one)
        if (own === undefined) throw new Difference(`${one} has no place at table ${table}`)
        own.push(count)
      }
      const order = ranked(table)
      const last = table === 'final' ? 1 : terms.goOn.places
      const [inside, outside] = [order[last - 1], order[last]]
      if (inside !== undefined && outside !== undefined && before(inside[1], outside[1]) === 0) return []
      decided.add(table)
      if (table === 'final')
        return order.map(([callup], nth) => ({ callup, line: (nth === 0 ? terms.first : terms.others).line }))
      if (decided.size === tables.size) {
        const on = [...tables.keys()].toSorted().flatMap((one) => ranked(one).slice(0, terms.goOn.places))
        for (const [one] of on) seat('final', one)
        const final = play.game.tables.find((one) => one.table === 'final')?.who ?? []
        agreeOn('who goes on to the final', on.map(([one]) => one).toSorted(), final.toSorted())
      }
      return order.slice(last).map(([callup]) => ({ callup, line: terms.out.line }))
    },
  }
}

/** The most first; of equals whoever won the hands that were played off. */
function before(one: readonly number[], other: readonly number[]): number {
  for (let nth = 0; nth < Math.max(one.length, other.length); nth += 1) {
    const less = (other[nth] ?? 0) - (one[nth] ?? 0)
    if (less !== 0) return less
  }
  return 0
}
