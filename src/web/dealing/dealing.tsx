/** The dealer's screen of a game against the house: each step is asked for, and what to collect and pay is told in order. */
import './dealing.css'
import { useEffect, useRef } from 'preact/hooks'
import { formatMoney } from '../../base/money.ts'
import { toSettle } from '../../games/table/settle.ts'
import { Refusal } from '../live/frame.tsx'
import { ToldLine } from '../practice/told.tsx'
import { words } from '../words/words.ts'
import { BackOut } from './backout.tsx'
import { Bets } from './bets.tsx'
import { Deal } from './deal.tsx'
import { DeckLine, OpenCards, Shuffle } from './deck.tsx'
import * as live from './live.ts'
import { Reveal, Settle } from './settle.tsx'
import { Decide } from './turn.tsx'
import { Wrong } from './wrong.tsx'

export function Dealing({ table }: { table: string }) {
  const say = words()
  const alert = useRef<HTMLDivElement>(null)
  const refused = live.refused.value
  useEffect(() => void live.look(table), [table])
  // Whoever pressed a button far down sees why nothing happened.
  useEffect(() => {
    if (refused !== undefined) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  const rules = live.rules.value
  const game = live.game.value
  if (rules === undefined || game === undefined) return <p class="soft">{say.waitingForFeed}</p>
  const props = { table, rules, game }
  return (
    <div class="dealing">
      <section class="dealing-now" aria-label={say.dealing.phases[game.phase]}>
        <p class="tablet-round">
          <strong>{say.dealing.phases[game.phase]}</strong>
          <span class="soft">
            {Object.entries(live.meters.value)
              .map(([meter, { shows }]) => `${say.practice.meter(meter)} ${formatMoney(shows)}`)
              .join(' · ')}
          </span>
        </p>
        <DeckLine rules={rules} game={game} />
        <div ref={alert}>
          <Refusal refused={refused} />
        </div>
        <Step key={`${game.round} ${game.phase} ${game.phase === 'settle' ? toSettle(game)[0] : ''}`} {...props} />
        {game.phase === 'bets' && rules.by['backed out'] !== undefined && <BackOut {...props} />}
        {game.phase !== 'bets' && game.phase !== 'closed' && <Shuffle {...props} />}
        {rules.deck !== undefined || (game.phase !== 'bets' && game.phase !== 'closed') ? (
          <Wrong key={game.phase} {...props} />
        ) : null}
      </section>
      <ToldList />
    </div>
  )
}

/** Everything of the round, and what came with the last step is marked and in view: the page itself stays where it is. */
function ToldList() {
  const list = useRef<HTMLElement>(null)
  const told = live.told.value
  const from = told.length - live.freshCount.value
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('li[data-new="true"]')
    if (line != null && list.current !== null) list.current.scrollTop = line.offsetTop - list.current.offsetTop
  }, [told.length, from])
  return (
    <section class="dealing-told" aria-live="polite" ref={list}>
      <h2>{words().practice.told}</h2>
      <ol>
        {told.map((line, at) => (
          // The list only grows.
          <li key={at} data-does={line.does} data-new={at >= from}>
            <ToldLine told={line} clauses={live.shown.value?.clauses ?? {}} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Step(props: live.Props) {
  switch (props.game.phase) {
    case 'closed':
      return <OpenCards {...props} />
    case 'bets':
      return <Bets {...props} />
    case 'deal':
      return <Deal {...props} />
    case 'decisions':
      return <Decide {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'settle':
      return <Settle {...props} />
  }
}
