/** Passes, keys and play-downs, as a scenario tells them. */
import { partyKey } from '../../../base/party.ts'
import { isRefusal } from '../../../base/refusal.ts'
import { openStage } from '../../../engine/stages/passes.ts'
import type { Pass, StageAction } from '../../../engine/stages/vocabulary.ts'
import { nextOf } from '../../../games/keys/game.ts'
import { FINAL } from '../../../games/playdown/game.ts'
import type { StepText } from '../file/steps.ts'
import { settleHit } from '../hit.ts'
import { type Night, order, Undone } from '../night.ts'
import { activityOf } from '../reference.ts'
import type { Perform } from './steps.ts'

const HOST = 'club host'

export const STAGES = {
  startStage: (night, { activity, absent }, by = HOST) => void start(night, activityOf(night, activity), absent, by),
  keys: (night, { activity, ...written }, by = HOST) => playKeys(night, activityOf(night, activity), written, by),
  playDown: (night, { activity, ...written }, by = HOST) => playDown(night, activityOf(night, activity), written, by),
} satisfies Partial<Perform>

const isMeant = (name: string, { callup, person, who }: Pass): boolean =>
  name === callup || name === person || name === partyKey(who)

const passesIn = ({ state }: Night): Pass[] => [...state.stages.values()].flatMap(({ passes }) => passes)

function passNamed(passes: readonly Pass[], name: string): string {
  const found = passes.find((pass) => isMeant(name, pass))
  if (found === undefined) throw new Undone(`${name} has no pass`)
  return found.callup
}

/** Identification that was to follow. */
export function bringId(night: Night, pass: string, person: string | undefined, by: string): void {
  const callup = passNamed(passesIn(night).toReversed(), pass)
  order(night, { do: 'BringId', callup, ...(person === undefined ? {} : { person }) }, by)
}

/** Everybody with a pass is there, but for those named. */
function start(night: Night, activity: string, absent: readonly string[] = [], by: string): boolean {
  const passes = openStage(night.state, activity)?.passes ?? []
  const present = passes.filter((pass) => !absent.some((name) => isMeant(name, pass))).map(({ callup }) => callup)
  return !isRefusal(order(night, { do: 'StartStage', activity, present }, by))
}

function begin(night: Night, activity: string, absent: readonly string[] | undefined, by: string) {
  const isBegun = openStage(night.state, activity)?.status === 'running'
  if (!isBegun && !start(night, activity, absent, by)) return undefined
  const stage = openStage(night.state, activity)
  return stage === undefined ? undefined : { passes: stage.passes, known: new Set(night.state.hits.keys()) }
}

type Keys = Omit<StepText<'keys'>, 'activity'>

function playKeys(night: Night, activity: string, written: Keys, by: string): void {
  const begun = begin(night, activity, written.absent, by)
  if (begun === undefined) return
  const { passes, known } = begun
  const does = (action: StageAction) => !isRefusal(order(night, { do: 'StepStage', activity, action }, by))
  const game = () => {
    const play = openStage(night.state, activity)?.play
    return play?.is === 'keys' ? play.game : undefined
  }
  for (const [name, [card]] of Object.entries(written.cards ?? {}))
    if (!does({ do: 'draw card', who: passNamed(passes, name), card: card! })) return
  const wanted = new Map(Object.entries(written.envelopes ?? {}).map(([name, one]) => [passNamed(passes, name), one]))
  const { starts } = written
  const isRight = (who: string, envelope: number) =>
    starts !== undefined &&
    starts !== 'none' &&
    (/^\d+$/.test(starts) ? String(envelope) === starts : passNamed(passes, starts) === who)
  for (let now = game(); now !== undefined && starts !== undefined; now = game()) {
    const who = nextOf(now)
    if (who === undefined) return
    if (now.phase === 'to choose') {
      const taken = new Set([...now.chosen.map(({ envelope }) => envelope), ...wanted.values()])
      const free = Array.from({ length: now.envelopes }, (_, nth) => nth + 1).find((one) => !taken.has(one))
      const own = wanted.get(who)
      wanted.delete(who)
      if (!does({ do: 'choose', who, envelope: own ?? free ?? 0 })) return
    } else {
      const { envelope } = now.chosen[now.tried.length]!
      if (!does({ do: 'try', who, starts: isRight(who, envelope) })) return
    }
  }
  settleNew(night, known, written)
}

type Down = Omit<StepText<'playDown'>, 'activity'>

function playDown(night: Night, activity: string, written: Down, by: string): void {
  const begun = begin(night, activity, written.absent, by)
  if (begun === undefined) return
  const { passes, known } = begun
  const { tables = {}, final, off = [], with: second = 'floor', isAlone } = written
  const count = (table: string, chips: Readonly<Record<string, number>>) => {
    const counted = Object.entries(chips).map(([name, many]) => ({ who: passNamed(passes, name), chips: many }))
    const two = isAlone === true ? {} : { second }
    return !isRefusal(order(night, { do: 'CountChips', activity, table, chips: counted, ...two }, by))
  }
  const seats = Object.entries(tables).flatMap(([table, chips]) =>
    Object.keys(chips).map((name, nth) => ({ who: passNamed(passes, name), table, seat: nth + 1 })),
  )
  const play = openStage(night.state, activity)?.play
  const isToSeat = play?.is === 'play-down' && play.game.phase === 'to seat' && seats.length > 0
  if (isToSeat && isRefusal(order(night, { do: 'StepStage', activity, action: { do: 'seat', seats } }, by))) return
  for (const [table, chips] of Object.entries(tables)) if (!count(table, chips)) return
  for (const { table, chips } of off.filter((one) => one.table !== FINAL)) if (!count(table, chips)) return
  if (final !== undefined && !count(FINAL, final)) return
  for (const { table, chips } of off.filter((one) => one.table === FINAL)) if (!count(table, chips)) return
  settleNew(night, known, written)
}

function settleNew(night: Night, known: ReadonlySet<string>, written: Keys | Down): void {
  if (written.until === 'declared') return
  for (const hit of [...night.state.hits.keys()]) if (!known.has(hit)) settleHit(night, hit, written)
}
