/** The stage itself: who takes part, its steps, and what they win. */
import { citedIn } from '../../base/cited.ts'
import { because, isRefusal, type Refusal, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { beginKeys, stepKeys } from '../../games/keys/game.ts'
import { beginPlayDown, FINAL, type PlayDownAction, stepPlayDown } from '../../games/playdown/game.ts'
import { keysRules, playDownRules, roomFor, type StageTerms } from '../../rulebook/parts/stages.ts'
import type { Running } from '../offerings/running.ts'
import { runningOf, whyHalted } from '../offerings/running.ts'
import { beginsAt, openStage } from './passes.ts'
import type { CommandOf, Decision, Event, EventOf, Slice, Stage, StageAction, StagePlay, State } from './vocabulary.ts'
import { declareWins } from './wins.ts'

type Open = { readonly stage: Stage; readonly running: Running; readonly terms: StageTerms }

/** What is to be done next, of an activity that runs. */
function opened(state: State, activity: string): Open | Refusal {
  const running = runningOf(state, activity)
  const stage = openStage(state, activity)
  const terms = running?.rule.stage
  if (running === undefined || terms === undefined || stage === undefined)
    return refuseOrder('no stage waits', { activity })
  const halted = whyHalted(state, activity)
  return halted === undefined ? { stage, running, terms } : refuseFor(halted)
}

export function startStage(state: State, { activity, present, at, by }: CommandOf<'StartStage'>): Decision {
  const open = opened(state, activity)
  if (isRefusal(open)) return open
  const { stage, running, terms } = open
  if (stage.status === 'running') return refuseOrder('stage runs already', { activity })
  const begins = beginsAt(state, running, stage.day)
  if (begins !== undefined && at.local < begins)
    return refuse({ kind: 'activity', activity }, [because(terms.begins.by, 'stage not yet', { at: begins })])
  const called = [...state.callups.values()].find((one) => one.activity === activity && one.status === 'called')
  if (called !== undefined) return refuseOrder('still somebody to report', { who: called.who })
  const stranger = present.find((callup) => !stage.passes.some((pass) => pass.callup === callup))
  if (stranger !== undefined) return refuseOrder('no pass of this number', { callup: stranger })
  const out = stage.passes.flatMap(({ callup, owes }): EventOf<'StageStarted'>['out'][number][] => {
    if (owes !== undefined) return [{ callup, why: 'no ID', clause: cites(owes, terms.noId.by) }]
    return present.includes(callup) ? [] : [{ callup, why: 'not there', clause: cites(terms.begins.by, terms.pass.by) }]
  })
  const who = stage.passes.flatMap(({ callup }) => (out.some((one) => one.callup === callup) ? [] : [callup]))
  const play = who.length === 0 ? undefined : begun(terms, who)
  if (play !== undefined && isRefusal(play)) return play
  const isFewer = who.length < roomFor(terms)
  return [
    {
      type: 'StageStarted',
      activity,
      day: stage.day,
      present: who,
      out,
      ...(play === undefined ? {} : { play }),
      by,
      clause: cites(terms.begins.by, terms.pass.by, ...(isFewer ? [terms.fewer.by] : [])),
    },
  ]
}

function begun(terms: StageTerms, who: readonly string[]): StagePlay | Refusal {
  if (terms.is === 'keys') {
    const game = beginKeys(keysRules(terms), who)
    return isRefusal(game) ? game : { is: 'keys', game }
  }
  const game = beginPlayDown(playDownRules(terms), who)
  return isRefusal(game) ? game : { is: 'play-down', game }
}

export function stepStage(state: State, { activity, action, at, by }: CommandOf<'StepStage'>): Decision {
  return stepped(state, activity, action, { at, by })
}

export function countChips(state: State, command: CommandOf<'CountChips'>): Decision {
  const { activity, table, chips, second, at, by } = command
  if (second === undefined) return refuseOrder('counting chips takes two')
  return stepped(state, activity, { do: 'count', table, chips }, { at, by }, second)
}

function stepped(
  state: State,
  activity: string,
  action: StageAction | PlayDownAction,
  acting: Pick<CommandOf<'StepStage'>, 'at' | 'by'>,
  second?: string,
): Decision {
  const open = opened(state, activity)
  if (isRefusal(open)) return open
  const { stage, running, terms } = open
  if (stage.play === undefined) return refuseOrder('stage does not run', { activity })
  const play = next(terms, stage.play, action)
  if (isRefusal(play)) return refuse({ kind: 'activity', activity }, play.reasons)
  const event: Event = {
    type: 'StageStepped',
    activity,
    day: stage.day,
    action,
    play,
    by: acting.by,
    ...(second === undefined ? {} : { second }),
    clause: clauseOf(terms, stage.play, action),
  }
  const won = declareWins(state, running, terms, stage, stage.play, play, acting)
  return isRefusal(won) ? won : [event, ...won]
}

function next(terms: StageTerms, play: StagePlay, action: StageAction | PlayDownAction): StagePlay | Refusal {
  const foreign = () => refuseOrder('step of another stage', { step: action.do })
  if (terms.is === 'keys') {
    if (play.is !== 'keys' || action.do === 'seat' || action.do === 'count') return foreign()
    const game = stepKeys(keysRules(terms), play.game, action)
    return isRefusal(game) ? game : { is: 'keys', game }
  }
  if (play.is !== 'play-down' || (action.do !== 'seat' && action.do !== 'count')) return foreign()
  const game = stepPlayDown(playDownRules(terms), play.game, action)
  return isRefusal(game) ? game : { is: 'play-down', game }
}

/** What a step goes by. */
function clauseOf(terms: StageTerms, play: StagePlay, action: StageAction | PlayDownAction): string {
  if (terms.is === 'keys') {
    if (action.do === 'draw card') return cites(terms.cards.by, terms.order.by)
    // Everybody has tried once, and what was left is chosen.
    const isAgain = play.is === 'keys' && play.game.tried.length >= play.game.order.length
    return cites(action.do === 'choose' ? terms.choose.by : terms.try.by, ...(isAgain ? [terms.none.by] : []))
  }
  if (action.do !== 'count') return terms.tables.by
  const counts = play.is === 'play-down' ? play.game.tables.find(({ table }) => table === action.table)?.counts : []
  const ties = (counts ?? []).length > 0 ? [terms.ties.by] : []
  return action.table === FINAL ? cites(terms.final.by, ...ties) : cites(terms.tables.by, terms.goOn.by, ...ties)
}

const cites = (...clauses: readonly string[]): string => [...new Set(clauses.flatMap(citedIn))].join(' ')

export function evolveStages(own: Slice, event: EventOf<'IdBrought' | 'StageStarted' | 'StageStepped'>): void {
  if (event.type === 'IdBrought') {
    const pass = [...own.stages.values()].flatMap(({ passes }) => passes).find(({ callup }) => callup === event.callup)!
    delete pass.owes
    if (event.person !== undefined) pass.person = event.person
    return
  }
  const stage = [...own.stages.values()].find(({ activity, day }) => activity === event.activity && day === event.day)!
  if (event.type === 'StageStarted')
    for (const { callup, why } of event.out) stage.passes.find((pass) => pass.callup === callup)!.out = why
  if (event.play !== undefined) stage.play = event.play
  stage.status = event.play === undefined || event.play.game.phase === 'over' ? 'over' : 'running'
}
