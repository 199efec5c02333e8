/** The dealer's screen of a game against the house: each step is asked for, and what to collect and pay is told in order. */
import './dealing.css'
import { useEffect } from 'preact/hooks'
import { formatMoney } from '../../base/money.ts'
import { toSettle } from '../../games/table/settle.ts'
import { Refusal } from '../live/frame.tsx'
import { Said } from '../live/said.tsx'
import { Why } from '../practice/clauses.tsx'
import { language } from '../preferences.ts'
import { words } from '../words/words.ts'
import { Bets } from './bets.tsx'
import { DeckLine, OpenCards, Shuffle } from './deck.tsx'
import * as live from './live.ts'
import { Reveal, Settle } from './settle.tsx'
import { Decide } from './turn.tsx'
import { Wrong } from './wrong.tsx'

export function Dealing({ table }: { table: string }) {
  const say = words()
  useEffect(() => void live.look(table), [table])
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
        <Refusal refused={live.refused.value} />
        <Step key={`${game.round} ${game.phase} ${toSettle(game)[0] ?? ''}`} {...props} />
        {game.phase !== 'bets' && game.phase !== 'closed' && <Shuffle {...props} />}
        {rules.deck !== undefined || (game.phase !== 'bets' && game.phase !== 'closed') ? <Wrong {...props} /> : null}
      </section>
      <section class="dealing-told" aria-live="polite">
        <h2>{say.practice.told}</h2>
        <ol>
          {live.told.value.map(({ does, says, by }, at) => (
            // The list only grows.
            <li key={at} data-does={does} ref={at === live.told.value.length - 1 ? intoView : null}>
              <strong>{say.practice.does[does as 'pay'] ?? does}</strong>{' '}
              <Said text={language.value === 'en' ? says.replace(`: ${does} `, ': ') : says} />{' '}
              <Why by={by} clauses={live.shown.value?.clauses ?? {}} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** The newest line is the one to read. */
const intoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

function Step(props: live.Props) {
  switch (props.game.phase) {
    case 'closed':
      return <OpenCards {...props} />
    case 'bets':
      return <Bets {...props} />
    case 'deal':
      return (
        <button type="button" class="act next" onClick={() => void live.play(props.table, [{ do: 'deal' }])}>
          {words().dealing.dealt(props.rules.dealerCards)}
        </button>
      )
    case 'decisions':
      return <Decide {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'settle':
      return <Settle {...props} />
  }
}
