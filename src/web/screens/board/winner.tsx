/** A win that stops the room: the whole screen in gold, how much, with which cards, who and where. Then the pages go on. */
import './winner.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { partyKey } from '../../../base/party.ts'
import type { Card } from '../../../cards/card.ts'
import { laidIn } from '../../../cards/showncards.ts'
import type { WinnerView } from '../../../server/desks/winners.ts'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { view } from '../../stream/feed.ts'
import { Cards } from '../../ui/cards.tsx'
import { Ruled, Signed } from '../../ui/sentence.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { EmblemSign } from '../../ui/stage/emblem.tsx'
import { StageFigure } from '../../ui/stage/figure.tsx'
import { centsIn } from '../../ui/stage/moving.ts'
import { Glints, Rays } from '../../ui/stage/rays.tsx'
import { shape } from '../../ui/stage/shape.ts'
import { fanfare } from '../../ui/stage/sound.ts'
import { words } from '../../words.ts'
import { type Playlist, showsActivity } from './playlist.ts'

/** Long enough to turn around, read it and clap. */
const WON_MS = 45_000
/** While another win waits for its turn. */
const NEXT_MS = 20_000
/** In cents; what is paid every few minutes does not interrupt. */
const STOPS_THE_ROOM = 100_000
const WINNERS_SHOWN = 3
const CARDS_SHOWN = 7

const totalOf = (awards: readonly WinnerView[]): number => awards.reduce((sum, { amount }) => sum + centsIn(amount), 0)

/** The awards of a hit that was verified while this board hung here; nothing after a while, or as soon as it is taken back. */
export function useWin(playlist: Playlist): readonly WinnerView[] | undefined {
  const winners = view('winners').value
  const known = useRef<ReadonlySet<string> | undefined>(undefined)
  const [told, tell] = useState<readonly string[]>([])
  useEffect(() => {
    if (winners === undefined) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...winners.map(({ hit }) => hit)])
    // What was won before the board was turned on is told among the largest wins.
    if (before === undefined || playlist.wins === 'none') return
    const fresh = winners.filter(
      ({ hit, activity }) => !before.has(hit) && (playlist.wins === 'all' || showsActivity(playlist, activity)),
    )
    const big = [...Map.groupBy(fresh, ({ hit }) => hit)]
      .map(([hit, awards]) => ({ hit, total: totalOf(awards) }))
      .filter(({ total }) => total >= STOPS_THE_ROOM)
      // The largest first; of two alike the earlier, and the house tells the latest first.
      .toReversed()
      .toSorted((a, b) => b.total - a.total)
    // One after the other: each of them has its moment.
    if (big.length > 0) tell((those) => [...those, ...big.map(({ hit }) => hit)])
  }, [winners])
  const standing = told.filter((hit) => winners?.some((one) => one.hit === hit))
  const [hit] = standing
  const isLast = standing.length < 2
  useEffect(() => {
    if (hit !== undefined) fanfare()
  }, [hit])
  useEffect(() => {
    if (hit === undefined) return
    const timer = setTimeout(() => tell((those) => those.filter((one) => one !== hit)), isLast ? WON_MS : NEXT_MS)
    return () => clearTimeout(timer)
  }, [hit, isLast])
  // As they are now: a name may be allowed, or taken back, while it stands there.
  return hit === undefined ? undefined : winners?.filter((one) => one.hit === hit)
}

const amountOf = (cents: number): string => `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

export function Won({ awards }: { awards: readonly WinnerView[] }) {
  const say = words().board
  const first = awards[0]!
  const sign = view('meters').value?.find(({ activity }) => activity === first.activity)
  const cards = cardsOf(first)
  const lines = awards.slice(0, WINNERS_SHOWN)
  return (
    <section class="won" aria-label={say.won} data-activity={first.activity} data-hit={first.hit} data-pair="gold">
      <Rays />
      <Glints />
      <header class="won-head">
        {sign !== undefined && <EmblemSign of={sign.emblem.motif} />}
        <h2>{first.name}</h2>
      </header>
      <p class="sign-figure">
        <StageFigure amount={amountOf(totalOf(awards))} most={shape.value === 'upright' ? 330 : 476} share={0.97} />
      </p>
      <div class="won-below" data-cards={cards.length}>
        <p class="won-mark" style={{ '--signs': say.won.length }}>
          {say.won}
        </p>
        {cards.length > 0 && <Cards cards={cards} />}
        <ul class="won-who" data-several={awards.length > 1}>
          {lines.map((award) => (
            <WonBy
              key={`${partyKey(award.to)} ${award.line} ${award.share}`}
              award={award}
              sign={sign}
              isOne={awards.length === 1}
            />
          ))}
          {awards.length > WINNERS_SHOWN && <li>{say.moreWinners(awards.length - WINNERS_SHOWN)}</li>}
        </ul>
      </div>
      <p class="won-foot">
        <strong>{words().noPurchase}</strong>
        {sign !== undefined && <span>{sign.id}</span>}
        <span>
          {[...(first.place === undefined ? [] : [say.placeOfYear(first.place)]), clockOf(first.local)].join(' · ')}
        </span>
      </p>
    </section>
  )
}

function WonBy({
  award: { to, line, share, amount, who },
  sign,
  isOne,
}: {
  award: WinnerView
  sign: MeterSign | undefined
  isOne: boolean
}) {
  const say = words()
  const hand = sign?.hands.find(({ name }) => name.is === 'line' && name.line === line)
  // As the wall names it before it is won, with the suit that is posted.
  const full = hand === undefined ? <Ruled text={line} isAlone /> : <Signed hand={hand} isAlone />
  const what = share === 'full' ? full : (say.shareOf[share] ?? share)
  return isOne ? (
    <li>
      <strong data-long={(who ?? say.party(to)).length > 12}>{who ?? say.party(to)}</strong>
      {who !== undefined && <span>{say.party(to)}</span>}
      <em>{what}</em>
    </li>
  ) : (
    <li>
      <strong>{amount}</strong>
      <span>{who ?? say.party(to)}</span>
      <em>{what}</em>
    </li>
  )
}

/** The winning hand and what lay on the table with it, where that is a picture and no deck. */
function cardsOf({ cards, to }: WinnerView): readonly Card[] {
  const seat = 'seat' in to ? to.seat : undefined
  const own = laidIn(cards).filter(({ hand }) => hand === undefined || hand.seat === seat || hand.seat === undefined)
  const all = own.flatMap(({ cards: some }) => some)
  return all.length <= CARDS_SHOWN ? all : []
}
