/** For the phones of the public, without a sign-in: live meters, what wins at my table, rules, winners, drawings, draws. */
import './players.css'
import type { ComponentChildren } from 'preact'
import { query, show } from '../../stream/address.ts'
import { beat, staleSince, view } from '../../stream/feed.ts'
import { Button } from '../../ui/button.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { LanguageChoice } from '../../ui/shell/display.tsx'
import { openScreen } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { Codes } from './codes.tsx'
import { DrawPage } from './draws.tsx'
import { HandPage } from './hand.tsx'
import { Home } from './home.tsx'
import { RulesPage } from './rules.tsx'

function PlayersPage() {
  const at = query.value
  const [hand, rules, draw] = [at.get('hand'), at.get('rules'), at.get('draw')]
  return (
    <main class="players stage-root" data-shape="phone" data-stale={staleSince.value !== undefined}>
      <Head />
      {at.has('codes') ? (
        <Codes />
      ) : hand !== null ? (
        <Part>
          <HandPage table={hand} />
        </Part>
      ) : rules !== null ? (
        <Part>
          <RulesPage activity={rules} />
        </Part>
      ) : draw !== null ? (
        <Part>
          <DrawPage draw={draw} />
        </Part>
      ) : (
        <Home />
      )}
    </main>
  )
}

function Head() {
  const say = words()
  const room = view('house').value
  const local = beat.value?.local
  const isOld = staleSince.value !== undefined
  return (
    <header class="players-head">
      <div>
        <h1>{room?.property ?? say.players.title}</h1>
        <p class="players-live" data-old={isOld} role={isOld ? 'alert' : undefined}>
          {local === undefined
            ? say.waitingForFeed
            : isOld
              ? say.players.old(clockOf(local))
              : say.players.live(clockOf(local))}
          {room?.isDemo === true && <span class="demo-mark">{say.demo}</span>}
        </p>
      </div>
      <LanguageChoice />
    </header>
  )
}

/** One thing alone, and the way back. */
const Part = ({ children }: { children: ComponentChildren }) => (
  <>
    <p class="players-back">
      <Button look="quiet" size="touch" onClick={() => show({ hand: undefined, rules: undefined, draw: undefined })}>
        <span aria-hidden="true">←</span> {words().players.back}
      </Button>
    </p>
    {children}
  </>
)

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'players', isStage: true, views: ['winners', 'meters'] }, page, <PlayersPage />)
