/** How the steps of a contest are done. */
import { isRefusal } from '../../../base/refusal.ts'
import type { OrderOf } from '../../../engine/mechanisms.ts'
import type { Pick } from '../../../games/contest/bracket.ts'
import { shapeOf } from '../../../games/contest/bracket.ts'
import { formNaming, type Guess } from '../../../games/contest/form.ts'
import { packed } from '../../../games/contest/packed.ts'
import { outOf, type Result } from '../../../games/contest/results.ts'
import { bracketSlate, chanceOf } from '../../../games/contest/season.ts'
import type { Slate } from '../../../games/contest/slate.ts'
import type { FormText, ResultText, SlateText } from '../file/contesttext.ts'
import { settleHit } from '../hit.ts'
import { localNow, type Night, order, Undone } from '../night.ts'
import { activityOf } from '../reference.ts'
import { besideOf } from './drawings.ts'
import type { Perform } from './steps.ts'

export const CONTESTS = {
  draftSlate: (night, { activity, ...slate }, by = 'club host') =>
    order(night, { do: 'DraftSlate', activity: activityOf(night, activity), slate: slateOf(slate) }, by),
  openContest: (night, { activity: named, ...slate }, by = 'shift manager') => {
    const activity = activityOf(night, named)
    if (slate.games !== undefined || slate.bracket !== undefined) {
      const drafted = order(night, { do: 'DraftSlate', activity, slate: slateOf(slate) }, 'club host')
      if (isRefusal(drafted)) return
    }
    order(night, { do: 'OpenContest', activity }, by)
  },
  nameTeam: (night, { activity, slot, team, ...who }, by = 'club host') =>
    order(night, { do: 'NameTeam', activity: activityOf(night, activity), slot, team, ...besideOf(who) }, by),
  changeGame: (night, { activity, game, starts, goesOn, notice, ...who }, by = 'club host') =>
    order(
      night,
      {
        do: 'ChangeGame',
        activity: activityOf(night, activity),
        game,
        ...(starts === undefined ? { isOff: true } : { starts }),
        ...(goesOn === undefined ? {} : { goesOn }),
        notice: notice ?? {
          what: `game ${game}`,
          where: 'concierge desk and kiosk',
          since: localNow(night).slice(0, 10),
        },
        ...besideOf(who),
      },
      by,
    ),
  giveForm: (night, { activity, person }, by = 'floor') =>
    order(night, { do: 'GiveForm', activity: activityOf(night, activity), person }, by),
  enterForm: (night, written, by) => order(night, formOrder(night, written), by ?? enteredBy(written)),
  lockContest: (night, { activity: named, due }, by = 'timer') => {
    const activity = activityOf(night, named)
    const locks = night.state.contests.get(activity)?.locks ?? ''
    order(night, { do: 'LockContest', activity, due: due ?? locks }, by)
  },
  adjustHours: (night, { activity, person, hours, reason = 'the reader was down', ...who }, by = 'club host') =>
    order(
      night,
      { do: 'AdjustHours', activity: activityOf(night, activity), person, hours, reason, ...besideOf(who) },
      by,
    ),
  enterResult: (night, { activity: named, results, rest, source = 'the final score on television' }, by = 'floor') => {
    const activity = activityOf(night, named)
    order(night, { do: 'EnterResult', activity, results: resultsOf(night, activity, results, rest), source }, by)
  },
  confirmResult: (night, { activity: named, games }, by = 'shift manager') => {
    const activity = activityOf(night, named)
    const waiting = [...(night.state.contests.get(activity)?.results ?? [])].flatMap(([game, { confirmedBy }]) =>
      confirmedBy === undefined ? [game] : [],
    )
    order(night, { do: 'ConfirmResult', activity, games: games ?? waiting }, by)
  },
  correctResult: (
    night,
    { activity: named, results = [], source = 'the corrected score', reason, ...who },
    by = 'floor',
  ) =>
    order(
      night,
      {
        do: 'CorrectResult',
        activity: activityOf(night, named),
        results: results.map(resultOf),
        source,
        reason: reason ?? 'it was read wrongly',
        ...besideOf(who),
      },
      by,
    ),
  awardContest: (night, { activity, with: second, isAlone, ...how }, by = 'club host') => {
    const before = new Set(night.state.hits.keys())
    const who = { ...(second === undefined ? {} : { with: second }), ...(isAlone === undefined ? {} : { isAlone }) }
    const awarded = order(night, { do: 'AwardContest', activity: activityOf(night, activity), ...besideOf(who) }, by)
    if (isRefusal(awarded) || how.until === 'declared') return
    for (const hit of [...night.state.hits.keys()].filter((one) => !before.has(one))) settleHit(night, hit, how)
  },
} satisfies Partial<Perform>

function slateOf({ games, totalOf, bracket }: SlateText): Slate {
  if (bracket !== undefined) {
    const { from, playIns = 0 } = bracket
    return bracketSlate(from, chanceOf('scenario'), { playIns })
  }
  const all = Object.entries(games ?? {}).map(([id, written]) => {
    const [, one = '', other = '', starts = ''] = /^(.+) against (.+) at (\S+)$/.exec(written) ?? []
    return { id, sides: [{ team: one }, { team: other }] as const, starts }
  })
  return { kind: 'card', games: all, ...(totalOf === undefined ? {} : { totalOf }) }
}

const slateIn = ({ state }: Night, activity: string): Slate => {
  const contest = state.contests.get(activity)
  const slate = contest?.slate ?? contest?.draft?.slate
  if (slate === undefined) throw new Undone(`${activity} has no slate`)
  return slate
}

const enteredBy = ({ on, person }: FormText): string => (on === 'kiosk' ? person : 'floor')

function formOrder(night: Night, written: FormText): OrderOf<'EnterForm'> {
  const activity = activityOf(night, written.activity)
  const { person, on = 'paper', replaces } = written
  const own = night.state.contests.get(activity)?.forms.get(person)?.form
  const replaced = replaces === 'own' ? (own ?? 'F0') : replaces
  const picks = written.packed ?? packedOf(slateIn(night, activity), written)
  return { do: 'EnterForm', activity, person, picks, on, ...(replaced === undefined ? {} : { replaces: replaced }) }
}

/** As the form of a kiosk or of whoever types paper in would pack it; a fault that no packed form can have is told here. */
function packedOf(slate: Slate, { right, picks: named = {}, rest = 'first', total, score }: FormText): string {
  const guess: Guess | undefined = score === undefined ? (total === undefined ? undefined : { total }) : { score }
  const guessed = guess === undefined ? {} : { guess }
  if (right !== undefined) return packed(slate, { picks: rightIn(slate, right), ...guessed })
  if (slate.kind === 'bracket' || Object.keys(named).length === slate.games.length) {
    const form = formNaming(slate, named, guess)
    if (!('picks' in form)) throw new Undone(form.map(({ id }) => id).join('; '))
    return packed(slate, form)
  }
  const side = rest === 'first' ? 0 : 1
  const chosen = slate.games.map(({ id, sides }): Pick => {
    const team = named[id]
    if (team === undefined) return side
    const at = sides.findIndex((one) => 'team' in one && one.team === team)
    if (at < 0) throw new Undone(`${team} does not play in ${id}`)
    return at as Pick
  })
  return packed(slate, { picks: chosen, ...guessed })
}

/** Wrong where nothing hangs on it: games whose winner loses the next one, and the final. */
function rightIn(slate: Slate, right: number): Pick[] {
  const { to } = shapeOf(slate)
  const free = slate.games.flatMap((_, nth) => (to[nth] === undefined || to[nth].side === 1 ? [nth] : []))
  const wrong = free.slice(0, slate.games.length - right)
  if (wrong.length < slate.games.length - right) throw new Undone(`no form with ${right} right`)
  return slate.games.map((_, nth): Pick => (wrong.includes(nth) ? 1 : 0))
}

function resultOf({ game, winner, none, score, goesOn }: ResultText): Result {
  const scored = score === undefined ? {} : { score }
  if (winner !== undefined) return { game, winner, ...scored }
  return { game, none: none ?? 'drawn', ...scored, ...(goesOn === undefined ? {} : { goesOn }) }
}

/** Those that are written, and of the others the first side where the step says so. */
function resultsOf(night: Night, activity: string, written: readonly ResultText[] = [], rest?: 'first'): Result[] {
  const slate = slateIn(night, activity)
  const results = new Map(written.map((one) => [one.game, resultOf(one)]))
  if (rest === undefined) return [...results.values()]
  const known = night.state.contests.get(activity)?.results
  const out = new Map<string, string>()
  return slate.games.flatMap(({ id: game, sides: [first] }): Result[] => {
    const before = known?.get(game)?.result
    const own = before ??
      results.get(game) ?? { game, winner: 'team' in first ? first.team : (out.get(first.winnerOf) ?? '') }
    out.set(game, outOf(own) ?? '')
    return before === undefined ? [own] : []
  })
}
