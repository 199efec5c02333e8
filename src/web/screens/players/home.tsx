/** What a player opens ten times a night: the meters, what is drawn, who won; and the way to the own hand. */
import { useSignal } from '@preact/signals'
import { partyKey } from '../../../base/party.ts'
import { drawnTimes } from '../../../views/signs/drawntimes.ts'
import { largestPrizes } from '../../../views/signs/largest.ts'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { show } from '../../stream/address.ts'
import { beat, view } from '../../stream/feed.ts'
import { Button } from '../../ui/button.tsx'
import { Cards } from '../../ui/cards.tsx'
import { Signed } from '../../ui/sentence.tsx'
import { clockOf, dayOf } from '../../ui/shell/clock.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { GridTile } from '../board/grid.tsx'
import { gridPages } from '../board/pages.ts'
import { PhoneMeter } from '../board/phonemeter.tsx'
import { Draws } from './draws.tsx'
import { Inside } from './inside.tsx'
import { lastWinners } from './lastwinners.ts'

const METERS_FIRST = 5
/** Drawings after midnight belong to the night; the next day begins in the morning. */
const MORNING = '06:00'

export function Home() {
  const say = words()
  const signs = view('meters').value
  if (signs === undefined) return <Waiting />
  return (
    <>
      <nav class="players-parts" aria-label={say.players.title}>
        {(['meters', 'tonight', 'winners', 'draws'] as const).map((part) => (
          <a key={part} href={`#${part}`}>
            {say.players.sections[part]}
          </a>
        ))}
      </nav>
      <Meters signs={signs} />
      <Tonight signs={signs} />
      <Winners />
      <Draws />
      <p class="players-law">
        <strong>{say.noPurchase}.</strong> {say.players.rulesWithEach}
      </p>
      <p class="players-ask">
        <Button
          look="primary"
          size="next"
          onClick={() => {
            show({ hand: '' })
            scrollTo(0, 0)
          }}
        >
          <span class="ask-cards" aria-hidden="true">
            <Cards cards={[23, 22, 20]} />
          </span>
          {say.players.hand.title}
        </Button>
      </p>
    </>
  )
}

function Meters({ signs }: { signs: readonly MeterSign[] }) {
  const say = words()
  const isAll = useSignal(false)
  const meters = gridPages(signs.filter(({ pools }) => pools.length > 0)).flatMap((page) =>
    page.kind === 'grid' ? page.meters : [],
  )
  const fixed = signs.filter(({ pools, hands }) => pools.length === 0 && hands.length > 0)
  const shown = isAll.value ? meters : meters.slice(0, METERS_FIRST)
  return (
    <section id="meters" class="players-meters">
      <h2 class="unseen">{say.players.sections.meters}</h2>
      {shown.map((meter, at) => (
        <Inside key={`${meter.sign.activity} ${meter.pool.pool}`} to={{ rules: meter.sign.activity }}>
          {at === 0 ? <GridTile meter={meter} rank="phone" /> : <PhoneMeter meter={meter} />}
        </Inside>
      ))}
      {meters.length === 0 && <p>{say.board.nothing}</p>}
      {meters.length > METERS_FIRST && (
        <Button
          look="quiet"
          size="touch"
          aria-expanded={isAll.value}
          onClick={() => {
            isAll.value = !isAll.value
          }}
        >
          {isAll.value ? say.players.fewer : say.players.all(meters.length)}
        </Button>
      )}
      {isAll.value && fixed.length > 0 && (
        <>
          <h2>{say.players.fixed}</h2>
          <ul class="players-rows">
            {fixed.map((sign) => (
              <li key={sign.activity}>
                <Inside to={{ rules: sign.activity }}>{sign.name}</Inside>
                <span class="stage-soft">
                  <Signed hand={largestPrizes(sign)[0]!} isAlone />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Tonight({ signs }: { signs: readonly MeterSign[] }) {
  const say = words()
  const local = beat.value?.local ?? ''
  const drawn = drawnTimes(signs)
  const tonight = drawn.filter(({ at, until }) => until !== undefined || isTonight(at, local))
  const rows = tonight.length > 0 ? tonight : drawn.slice(0, 1)
  return (
    <section id="tonight" class="players-list">
      <h2>{say.players.drawingsTonight}</h2>
      {tonight.length === 0 && <p class="stage-soft">{say.players.noDrawings}</p>}
      <ul class="players-rows">
        {rows.map(({ sign, at, until }) => {
          const time = sign.drawing?.times.find(({ from }) => from === at.slice(11, 16))
          return (
            <li key={`${sign.activity} ${at}`}>
              <strong class="players-when">
                <time dateTime={at}>{clockOf(at)}</time>
              </strong>
              <Inside to={{ rules: sign.activity }}>{sign.name}</Inside>
              <span class="stage-soft">
                {[
                  until === undefined ? undefined : say.board.drawingNow(clockOf(at), clockOf(until)),
                  tonight.length > 0 ? undefined : say.players.nextOn(dayOf(at)),
                  time?.winners === undefined ? undefined : say.players.drawn(time.winners),
                  time?.prize === undefined ? undefined : say.prize(time.prize),
                ]
                  .filter((part) => part !== undefined)
                  .join(' · ')}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Until the morning after. */
function isTonight(at: string, local: string): boolean {
  const today = local.slice(0, 10)
  if (at.slice(0, 10) === today) return true
  const next = new Date(`${today}T00:00:00Z`)
  if (Number.isNaN(next.getTime())) return false
  next.setUTCDate(next.getUTCDate() + 1)
  return at.slice(0, 10) === next.toISOString().slice(0, 10) && at.slice(11, 16) < MORNING
}

function Winners() {
  const say = words()
  const winners = lastWinners(view('winners').value ?? [], beat.value?.local ?? '')
  return (
    <section id="winners" class="players-list">
      <h2>{say.players.lastWinners}</h2>
      {winners.length === 0 && <p class="stage-soft">{say.players.noWinners}</p>}
      <ul class="players-rows">
        {winners.map(({ hit, to, line, amount, name, who, local }) => (
          <li key={`${hit} ${partyKey(to)} ${line}`}>
            <strong class="phone-won">{amount}</strong>
            <span>{who ?? say.board.guest}</span>
            <span class="stage-soft">{`${name} · ${dayOf(local)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
