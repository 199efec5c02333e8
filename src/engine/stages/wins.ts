/** What a step of a stage has won: a hit for each, like every other, with the call that gave the pass as its source. */
import { type Message, message } from '../../base/message.ts'
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import { signOf } from '../../cards/card.ts'
import { shownOf } from '../../cards/showncards.ts'
import { type KeysGame, settleKeys } from '../../games/keys/game.ts'
import { type PlayDown, placesAt, settlePlayDown } from '../../games/playdown/game.ts'
import { chartOf } from '../../rulebook/choice.ts'
import { keysRules, playDownRules, type StageTerms } from '../../rulebook/parts/stages.ts'
import { asDrawn } from '../drawings/eligibility.ts'
import { declareFor } from '../drawings/win.ts'
import type { Running } from '../offerings/running.ts'
import type { CommandOf, Event, Stage, StagePlay, State } from './vocabulary.ts'

type Won = { readonly who: string; readonly line: string; readonly by: readonly string[]; readonly evidence: Message }

/** Everything that is decided after the step and was not before it. */
export function declareWins(
  state: State,
  posted: Running,
  terms: StageTerms,
  stage: Stage,
  before: StagePlay,
  after: StagePlay,
  acting: Pick<CommandOf<'StepStage'>, 'at' | 'by'>,
): Event[] | Refusal {
  const known = new Set(wonIn(terms, before).map(({ who }) => who))
  const events: Event[] = []
  let now = state
  for (const { who, line: name, by, evidence } of wonIn(terms, after)) {
    if (known.has(who)) continue
    const pass = stage.passes.find(({ callup }) => callup === who)!
    const running = asDrawn(posted, pass.drawing)
    const line = chartOf(running.rule, running.offering).find((one) => one.line === name)
    if (line === undefined) throw new Error(`the stage of ${stage.activity} pays no line ${name}`)
    const winner = {
      who: pass.who,
      ...(pass.person === undefined ? {} : { person: pass.person }),
      source: { kind: 'drawing', callup: who } as const,
    }
    const won = declareFor(now, running, winner, acting, { line, why: by, cards: shownOf({}, []), evidence })
    if (isRefusal(won)) return won
    events.push(won.declared)
    now = { ...now, balances: won.balances, hitsSoFar: now.hitsSoFar + 1 }
  }
  return events
}

function wonIn(terms: StageTerms, play: StagePlay): Won[] {
  if (terms.is === 'keys') return play.is === 'keys' ? wonByKey(terms, play.game) : []
  return play.is === 'play-down' ? wonByChips(terms, play.game) : []
}

function wonByKey(terms: Extract<StageTerms, { is: 'keys' }>, game: KeysGame): Won[] {
  const result = settleKeys(keysRules(terms), game)
  if (result === undefined || result.won === 'nothing') return []
  const { who, tried, by } = result
  const card = game.drawn.find((one) => one.who === who)!.card
  const evidence = message('key started the car', {
    callup: who,
    card: signOf(card),
    envelope: game.tried.at(-1)!.envelope,
    tried,
  })
  return [{ who, line: terms.wins.line, by, evidence }]
}

function wonByChips(terms: Extract<StageTerms, { is: 'play-down' }>, game: PlayDown): Won[] {
  return settlePlayDown(playDownRules(terms), game).map(({ who, won, table, place, by }) => {
    const at = game.tables.find((one) => one.table === table)!
    const chips = placesAt(at).find((one) => one.who === who)?.chips ?? 0
    const isPlayedOff = at.counts.slice(1).some((count) => count.some((one) => one.who === who))
    const evidence = message('placed in the play-down', {
      callup: who,
      table,
      place,
      chips,
      ...(isPlayedOff ? { playedOff: true as const } : {}),
    })
    return { who, line: terms[won].line, by, evidence }
  })
}
