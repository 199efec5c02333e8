/**
 * Contests, counted by hand: each form is followed from the first game to the last by the names of its teams, everybody's place is held
 * against everybody else's, no form comes after the hour or is left out at the lock, and whoever has a place has its prize.
 */
import { HOUR } from '../../../base/moment.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'
import type { Result } from '../../../games/contest/results.ts'
import type { Slate } from '../../../games/contest/slate.ts'
import { agree, agreeOn } from '../../audit/difference.ts'
import type { Books } from '../books.ts'
import type { Part } from '../part.ts'
import type { Running } from '../running.ts'
import { lineOf, prizeOf, runOf } from '../terms.ts'

type Form = { readonly form: string; readonly picks: string; readonly begun: ReadonlySet<string> }
type Kept = {
  slate?: Slate
  locks: string
  isLocked: boolean
  readonly forms: Map<string, Form>
  readonly results: Map<string, Result>
  /** By hit, who has the prize, and since which day. */
  readonly standing: Map<string, { readonly person: string; readonly given: string }>
}
type Due = { readonly line: string; readonly prize: bigint }

const all = new WeakMap<Books, Map<string, Kept>>()
const dues = new WeakMap<Books, Map<string, Due>>()
const key = (activity: string, person: string): string => `${activity} ${person}`

/** The day of the last game, as the slate has it, and the one on which this prize was given. */
export function daysOf(books: Books, activity: string, hit: string): { ended?: string; given?: string } {
  const contest = all.get(books)?.get(activity)
  const ended = contest?.slate?.games
    .map(({ starts }) => starts.slice(0, 10))
    .toSorted()
    .at(-1)
  const given = contest?.standing.get(hit)?.given
  return { ...(ended === undefined ? {} : { ended }), ...(given === undefined ? {} : { given }) }
}

export const contests: Part = (books) => {
  const kept = new Map<string, Kept>()
  const due = new Map<string, Due>()
  const drafts = new Map<string, Slate>()
  const read = new Map<string, Set<number>>()
  const more = new Map<string, number>()
  all.set(books, kept)
  dues.set(books, due)
  const of = (activity: string): Kept => kept.get(activity)!
  const gone = (hit: string) => {
    for (const { standing } of kept.values()) standing.delete(hit)
  }
  return {
    CardsScanned: ({ scans }) => {
      for (const { person, at } of scans) read.set(person, (read.get(person) ?? new Set()).add(Math.floor(at / HOUR)))
    },
    HoursAdjusted: ({ activity, person, hours }) =>
      void more.set(key(activity, person), (more.get(key(activity, person)) ?? 0) + hours),
    SlateDrafted: ({ activity, slate }) => void drafts.set(activity, slate),
    ContestOpened: ({ activity, locks }) => {
      const fresh = { locks, isLocked: false, forms: new Map(), results: new Map(), standing: new Map() }
      kept.set(activity, { ...fresh, slate: drafts.get(activity)! })
    },
    TeamNamed: ({ activity, slot, team }) => {
      const one = of(activity)
      const named = JSON.parse(JSON.stringify(one.slate).replaceAll(JSON.stringify(slot), JSON.stringify(team)))
      one.slate = named as Slate
    },
    GameChanged: ({ activity, game, starts, isOff, goesOn, locks }) => {
      const one = of(activity)
      const games = one.slate!.games.map((each) =>
        each.id === game && starts !== undefined ? { ...each, starts } : each,
      )
      one.slate = { ...one.slate!, games }
      if (locks !== undefined) one.locks = locks
      if (isOff === true)
        one.results.set(game, { game, none: 'cancelled', ...(goesOn === undefined ? {} : { goesOn }) })
    },
    FormEntered: ({ activity, person, form, picks, replaces }, { command }) => {
      const one = of(activity)
      const before = one.forms.get(person)
      agree(`${form} is in time`, command.at.local < one.locks && !one.isLocked, true)
      agree(`the one form of ${person}`, before?.form, replaces)
      const { hours } = runOf(books, activity).rule.enter!
      if (hours?.counted === 'readings' && hours.due.when === 'with the form') {
        const has = (read.get(person)?.size ?? 0) + (more.get(key(activity, person)) ?? 0)
        agree(`${person} has the hours for ${form}`, has >= hours.least, true)
      }
      const bits = bitsOf(picks)
      const old = before === undefined ? undefined : bitsOf(before.picks)
      const begun = one.slate!.games.flatMap(({ id, starts }, nth) => {
        const isKept = old !== undefined && old[nth] === bits[nth] && !before!.begun.has(id)
        return command.at.local >= starts && !isKept ? [id] : []
      })
      one.forms.set(person, { form, picks, begun: new Set(begun) })
    },
    ContestLocked: ({ activity, forms }, { command }) => {
      const one = of(activity)
      agree(`${activity} is locked in time`, command.at.local >= one.locks, true)
      agree(`forms of ${activity}`, one.forms.size, forms)
      one.isLocked = true
    },
    ResultEntered: ({ activity, results }) => {
      for (const result of results) of(activity).results.set(result.game, result)
    },
    ResultCorrected: ({ activity, results, undone }) => {
      for (const result of results) of(activity).results.set(result.game, result)
      for (const hit of undone) gone(hit)
    },
    ContestAwarded: (event) => {
      const { activity, places, undone = [] } = event
      for (const hit of undone) gone(hit)
      const running = runOf(books, activity)
      const placed = placesOf(running, of(activity), event)
      const told = places.map(({ person, line, prize }) => `${person} ${line} ${prize}`)
      agreeOn(
        `places of ${activity}`,
        placed.map(([person, { line, prize }]) => `${person} ${line} ${prize}`).toSorted(),
        told.toSorted(),
      )
      for (const [person, place] of placed) due.set(key(activity, person), place)
    },
    HitDeclared: ({ hit, source, awards, local }) => {
      if (source.kind === 'contest')
        of(source.contest).standing.set(hit, { person: awards[0]?.person ?? '', given: local.slice(0, 10) })
    },
    HitDeclined: ({ hit }) => gone(hit),
    HitBackedOut: ({ hit }) => gone(hit),
    OfferingClosed: ({ activity }) => void kept.delete(activity),
    compare: ({ contests: found }) => {
      agreeOn(
        'contests',
        [...kept.keys()].toSorted(),
        [...found].flatMap(([name, { slate }]) => (slate === undefined ? [] : [name])).toSorted(),
      )
      for (const [name, { forms, standing, results }] of kept) {
        const contest = found.get(name)!
        agreeOn(`forms of ${name}`, lines(forms), lines(contest.forms))
        const told = [...contest.results].map(([game, { result }]) => `${game} ${written(result)}`)
        agreeOn(
          `results of ${name}`,
          [...results].map(([game, result]) => `${game} ${written(result)}`).toSorted(),
          told.toSorted(),
        )
        // Whoever has a prize of it has it once.
        agreeOn(`prizes of ${name}`, [...standing.keys()].toSorted(), contest.awards.map(({ hit }) => hit).toSorted())
      }
    },
  }
}

const written = (result: Result): string =>
  `${'winner' in result ? result.winner : `${result.none} ${result.goesOn ?? ''}`} ${result.score?.join('-') ?? ''}`

const lines = (forms: ReadonlyMap<string, { readonly form: string; readonly picks: string }>): string[] =>
  [...forms].map(([person, { form, picks }]) => `${person} ${form} ${picks}`).toSorted()

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Every bit, each byte from its lowest one up. */
function bitsOf(text: string): number[] {
  const six = [...text].flatMap((letter) => [...LETTERS.indexOf(letter).toString(2).padStart(6, '0')])
  const bytes = Array.from({ length: Math.floor(six.length / 8) }, (_, nth) => six.slice(nth * 8, nth * 8 + 8))
  return bytes.flatMap((byte) => byte.toReversed().map(Number))
}

/** Who wins each game by that form, from the names of the teams. */
function winnersBy(slate: Slate, bits: readonly number[]): Map<string, string> {
  const winners = new Map<string, string>()
  const winnerOf = (game: string): string => {
    const known = winners.get(game)
    if (known !== undefined) return known
    const nth = slate.games.findIndex(({ id }) => id === game)
    const side = slate.games[nth]!.sides[bits[nth] === 1 ? 1 : 0]
    const winner = 'team' in side ? side.team : winnerOf(side.winnerOf)
    winners.set(game, winner)
    return winner
  }
  for (const { id } of slate.games) winnerOf(id)
  return winners
}

/** The total that was guessed: one number after the picks, or two to be added up. */
function guessOf(slate: Slate, bits: readonly number[]): number {
  const rest = bits.slice(Math.ceil(slate.games.length / 8) * 8)
  const bytes = Array.from({ length: rest.length / 8 }, (_, nth) =>
    rest.slice(nth * 8, nth * 8 + 8).reduce((sum, bit, power) => sum + bit * 2 ** power, 0),
  )
  return bytes.reduce((sum, byte, nth) => sum + (nth % 2 === 0 ? byte * 256 : byte), 0)
}

function placesOf(
  running: Running,
  { slate, forms, results }: Kept,
  { denied }: EventOf<'ContestAwarded'>,
): [person: string, place: Due][] {
  const { places, score } = running.rule as Extract<Running['rule'], { runs: 'contest' }>
  const out = new Set(denied.map(({ person }) => person))
  const final = slate!.totalOf === undefined ? undefined : results.get(slate!.totalOf)?.score
  const scored = [...forms].flatMap(([person, { picks, begun }]) => {
    if (out.has(person)) return []
    const bits = bitsOf(picks)
    const winners = winnersBy(slate!, bits)
    const right = [...results.values()].filter(
      (one) => 'winner' in one && winners.get(one.game) === one.winner && !begun.has(one.game),
    ).length
    const off = final === undefined ? 0 : Math.abs(guessOf(slate!, bits) - final[0] - final[1])
    return [{ person, right, off: score.equal === undefined ? 0 : off }]
  })
  const prizes = places.lines.map((line) => prizeOf(running, lineOf(running, line, undefined), undefined))
  return scored.flatMap((own): [string, Due][] => {
    const isAhead = (one: typeof own) => one.right > own.right || (one.right === own.right && one.off < own.off)
    const ahead = scored.filter(isAhead)
    const equal = scored.filter((one) => one.right === own.right && one.off === own.off).length
    const scoresAhead = new Set(ahead.map(({ right, off }) => `${right} ${off}`)).size
    const first = places.tied.have === 'prize of the score' ? scoresAhead : ahead.length
    const count = places.tied.have === 'places together' ? equal : 1
    const together = prizes.slice(first, first + count).reduce((sum, prize) => sum + prize, 0n)
    const prize = together / BigInt(equal)
    return prize === 0n ? [] : [[own.person, { line: places.lines[first]!, prize }]]
  })
}

/** What runs, with the prize that this person's place has. */
export function contestFor(
  books: Books,
  running: Running,
  { person = '', line }: { person?: string; line: string },
): Running {
  const own = dues.get(books)?.get(key(running.rule.activity, person))
  agree(`place of ${person}`, own?.line, line)
  const prizes = { ...running.offering.prizes, [line]: own?.prize ?? 0n }
  return { ...running, offering: { ...running.offering, prizes } as Running['offering'] }
}
