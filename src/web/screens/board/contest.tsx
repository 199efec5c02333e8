/** A contest on the wall: the time to the lock, then who is ahead by card number; the games of the week, or the bracket. */
import './contest.css'
import type { ComponentChildren } from 'preact'
import { type Meeting, meetings } from '../../../games/contest/results.ts'
import type { Slate } from '../../../games/contest/slate.ts'
import type { ContestSign } from '../../../views/contests/sign.ts'
import { beat, view } from '../../stream/feed.ts'
import { Tree, type TreeGame } from '../../ui/picks/tree.tsx'
import { clockOf, dayOf } from '../../ui/shell/clock.tsx'
import { StageHead } from '../../ui/stage/head.tsx'
import { words } from '../../words.ts'
import { NextUp } from './next.tsx'
import { Floor } from './sign.tsx'
import { leftWords, secondsTo } from './times.ts'

export const ContestPage = ({ sign }: { sign: ContestSign }) =>
  sign.digest === undefined ? (
    <ToLock sign={sign} />
  ) : (
    <Page sign={sign}>
      <Leaders sign={sign} />
    </Page>
  )

/** What the foot of every page says, in the words of the documents. */
const AT_THE_FOOT = 'No Purchase Necessary'

/** As its offering has it. */
export const motifOf = (of: string) => meterOf(of)?.emblem.motif
const meterOf = (of: string) => view('meters').value?.find(({ activity }) => activity === of)

const Page = ({ sign, children }: { sign: ContestSign; children: ComponentChildren }) => (
  <section class="sign stage-page contest-sign" aria-label={sign.name} data-activity={sign.activity} data-pair="azure">
    <Head sign={sign} />
    {children}
    {sign.digest !== undefined && (
      <p class="contest-digest">
        {words().contestBoard.digest(sign.forms)} <code>{sign.digest}</code>
      </p>
    )}
    <p class="sign-terms">{sign.words.filter((one) => one !== AT_THE_FOOT).join(' · ')}</p>
  </section>
)

const Head = ({ sign: { activity, name, offered } }: { sign: ContestSign }) => (
  <>
    <StageHead motif={motifOf(activity)} name={name} next={<NextUp />} />
    {offered !== 'running' && <strong class="pending-mark">{words().status[offered] ?? offered}</strong>}
  </>
)

/** Until it locks everybody may still enter: how long that is, and below it for which prizes. */
function ToLock({ sign }: { sign: ContestSign }) {
  const say = words().contestBoard
  const { activity, name, locks, forms } = sign
  const local = beat.value?.local
  const meter = meterOf(activity)
  return (
    <section
      class="sign stage-page promotion contest-sign"
      aria-label={name}
      data-activity={activity}
      data-pair="azure"
      data-floor="true"
    >
      <div class="promotion-top">
        <Head sign={sign} />
        <div class="contest-lock">
          <p class="promotion-says">{say.toLock}</p>
          {local !== undefined && (
            <p class="promotion-left" role="timer">
              {leftWords(secondsTo(locks, local))}
            </p>
          )}
          <p class="promotion-says">{say.locksAt(`${dayOf(locks)}, ${clockOf(locks)}`)}</p>
          <p class="contest-forms-in">{say.formsIn(forms)}</p>
        </div>
      </div>
      {meter !== undefined && <Floor sign={meter} />}
    </section>
  )
}

/** Of those without a prize, as many are named beside the winners. */
const BEHIND = 6

function Leaders({ sign: { leaders, status, results, slate, claiming } }: { sign: ContestSign }) {
  const say = words().contestBoard
  if (results.length === 0)
    return (
      <div class="contest-lock">
        <p class="promotion-held">{say.lockedNow}</p>
        <p class="promotion-says">{say.waits}</p>
      </div>
    )
  const isFinal = status === 'awarded'
  return (
    <div class="contest-leaders">
      <h3>
        {isFinal ? say.final : say.ifNow}
        <small class="contest-played">{say.played(results.length, slate.games.length)}</small>
      </h3>
      {isFinal && <p class="contest-claim">{say.claimSays(claiming)}</p>}
      <ol>
        {leaders
          .filter(({ prize }, nth) => !isFinal || prize !== undefined || nth < BEHIND)
          .map(({ place, to, person, right, off, prize }) => (
            <li key={person} data-prize={prize !== undefined}>
              <span class="leader-place">{to === undefined ? place : `${place}–${to}`}</span>
              <strong>{say.card(person)}</strong>
              <span>{say.right(right)}</span>
              <span>{off === undefined ? '' : say.off(off)}</span>
              <span class="leader-prize">{prize}</span>
            </li>
          ))}
      </ol>
    </div>
  )
}

export function GamesPage({ sign, root, from }: { sign: ContestSign; root: number | undefined; from: number }) {
  const { slate, results } = sign
  const met = meetings(slate, results)
  if (root === undefined) return <Page sign={sign}>{<Week slate={slate} met={met} />}</Page>
  const { region, id } = slate.games[root]!
  return (
    <Page sign={sign}>
      <h3 class="contest-part">{region ?? words().picks.game(id)}</h3>
      <div class="contest-tree">
        <Tree
          slate={slate}
          root={root}
          from={from}
          label={region ?? words().picks.game(id)}
          gameOf={(game) => drawn(slate, met, game)}
        />
      </div>
    </Page>
  )
}

function drawn(slate: Slate, met: readonly Meeting[], game: number): TreeGame {
  const { teams, result } = met[game]!
  const { sides } = slate.games[game]!
  const out = result === undefined ? undefined : 'winner' in result ? result.winner : result.goesOn
  const side = (nth: 0 | 1) => {
    const named = sides[nth]
    return {
      team: teams[nth],
      seed: 'team' in named ? named.seed : undefined,
      points: result?.score?.[nth],
      is:
        out === undefined
          ? undefined
          : isTeam(named, out) || teams[nth] === out
            ? ('through' as const)
            : ('out' as const),
    }
  }
  const note = result !== undefined && 'none' in result ? words().picks.none[result.none] : undefined
  return { sides: [side(0), side(1)], note }
}

/** A team of a play-in may still be called by the name of its place. */
const isTeam = (side: Slate['games'][number]['sides'][number], name: string): boolean =>
  'team' in side && (side.team === name || side.was === name)

function Week({ slate, met }: { slate: Slate; met: readonly Meeting[] }) {
  const say = words()
  return (
    <ol class="contest-week">
      {slate.games.map(({ id, starts }, game) => {
        const { sides, note } = drawn(slate, met, game)
        return (
          <li key={id} data-over={met[game]!.result !== undefined}>
            <span class="contest-when">
              {dayOf(starts)}, {clockOf(starts)}
            </span>
            {sides.map(({ team, points, is }, nth) => (
              <span key={nth} class="contest-team" data-is={is}>
                {team} {points !== undefined && <b>{points}</b>}
              </span>
            ))}
            <small class="contest-note">
              {note === undefined
                ? id === slate.totalOf
                  ? totalWords(met[game]!)
                  : ''
                : `${note}, ${say.contestBoard.none}`}
            </small>
          </li>
        )
      })}
    </ol>
  )
}

/** Of the game whose total was guessed. */
function totalWords({ result }: Meeting): string {
  const score = result?.score
  return score === undefined ? words().picks.total : `${words().picks.total} ${score[0] + score[1]}`
}
