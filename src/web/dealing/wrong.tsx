/** What goes wrong at the table, where it may: what the document has done about it is told when it is entered. */
import { type Signal, useSignal } from '@preact/signals'
import { formatMoney, times, ZERO } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { type Action, IRREGULARITIES, type IrregularityName } from '../../games/table/action.ts'
import type { Term } from '../../games/table/rules.ts'
import { toSettle } from '../../games/table/settle.ts'
import { fromLeft, type GameTable, type Phase } from '../../games/table/table.ts'
import { SecondPerson, secondIn } from '../live/second.tsx'
import { words } from '../words/words.ts'
import { Recut } from './deck.tsx'
import { Foreseen, foresee } from './foreseen.tsx'
import * as live from './live.ts'
import { Count } from './pick.tsx'

/** The rule behind it, when it may happen, and the device that it is about. */
const ABOUT: Record<IrregularityName, { term: Term; in: readonly Phase[]; device?: 'shuffler' | 'shoe' }> = {
  'face up card': { term: 'face up card', in: ['deal', 'decisions', 'reveal'] },
  'drawn in error': { term: 'drawn in error', in: ['deal', 'decisions'] },
  'wrong number of cards': { term: 'card count', in: ['deal', 'decisions', 'reveal', 'settle'] },
  'dealer card exposed': { term: 'dealer exposed', in: ['deal', 'decisions', 'reveal'] },
  'shuffler jam': { term: 'shuffler jam', in: ['bets', 'deal', 'decisions', 'reveal', 'settle'], device: 'shuffler' },
  'shoe jam': { term: 'shoe jam', in: ['deal', 'decisions', 'reveal'], device: 'shoe' },
  'shuffler out of order': {
    term: 'out of order',
    in: ['closed', 'bets', 'deal', 'decisions', 'reveal', 'settle'],
    device: 'shuffler',
  },
  'shoe out of order': {
    term: 'out of order',
    in: ['closed', 'bets', 'deal', 'decisions', 'reveal', 'settle'],
    device: 'shoe',
  },
}

function mayHappen({ rules, game }: live.Props, what: IrregularityName): boolean {
  const about = ABOUT[what]
  if (rules.by[about.term] === undefined || !about.in.includes(game.phase)) return false
  if (about.device === 'shuffler') return rules.deck?.shuffling !== 'by hand' && game.out?.shuffler === undefined
  if (about.device === 'shoe') return rules.deck?.dealing === 'automated shoe' && game.out?.shoe === undefined
  return true
}

/** A page of its own: what happened, then what the document makes of it, and only then is it done. */
export function Wrong(props: live.Props) {
  const { table, rules, game } = props
  const say = words().dealing
  const chosen = useSignal<Chosen | 'decision' | undefined>(undefined)
  const close = () => {
    live.refused.value = undefined
    live.isWrong.value = false
  }
  const found = IRREGULARITIES.filter((what) => mayHappen(props, what))
  const { phase, deck } = game
  const isDealt = ['decisions', 'reveal', 'settle'].includes(phase)
  const choose = (action: Told, label: string) => {
    chosen.value = { action, label }
  }
  const back = () => {
    live.refused.value = undefined
    chosen.value = undefined
  }
  if (chosen.value === 'decision') return <Decided {...props} onBack={back} onDone={close} />
  if (chosen.value !== undefined) return <Sure {...props} {...chosen.value} onBack={back} onDone={close} />
  return (
    <>
      <h2 tabIndex={-1} class="dealing-first">
        {say.wrongSays}
      </h2>
      <fieldset class="seat-group" aria-label={say.wrongSays}>
        {found.map((what) => (
          <button
            key={what}
            type="button"
            class="toggle"
            onClick={() => choose({ do: 'irregularity', what }, say.irregularities[what])}
          >
            {say.irregularities[what]}
          </button>
        ))}
        {found.includes('face up card') && (
          <button
            type="button"
            class="toggle"
            onClick={() => choose({ do: 'irregularity', what: 'face up card', cards: 2 }, say.severalFaceUp)}
          >
            {say.severalFaceUp}
          </button>
        )}
      </fieldset>
      {deck !== undefined && isDealt && <Stub {...props} onChoose={choose} />}
      {phase === 'deal' && deck?.isCut === true && <Recut table={table} least={rules.deck?.cutMin ?? 0} />}
      {isDealt && <Leaves {...props} onChoose={choose} />}
      {phase === 'decisions' && decidedIn(game).length > 0 && (
        <p class="seat-group">
          <button
            type="button"
            class="toggle"
            onClick={() => {
              chosen.value = 'decision'
            }}
          >
            {say.decidedWrongly}
          </button>
        </p>
      )}
      <footer class="steps dealing-foot">
        <span class="steps-why" />
        <button type="button" class="act next" onClick={close}>
          {say.backToGame}
        </button>
      </footer>
    </>
  )
}

type Told = Extract<Action, { do: 'irregularity' | 'count stub' | 'leave' }>
type Chosen = { readonly action: Told; readonly label: string }
type Choose = { readonly onChoose: (action: Told, label: string) => void }

function Sure({
  table,
  rules,
  game,
  action,
  label,
  onBack,
  onDone,
}: live.Props & Chosen & { onBack: () => void; onDone: () => void }) {
  const say = words().dealing
  const seen = foresee({ rules, game }, action)
  const isVoid = !isRefusal(seen) && seen.table.phase === 'bets' && game.phase !== 'bets'
  return (
    <>
      <h2 tabIndex={-1} class="dealing-first">
        {label}
      </h2>
      <p>{isVoid ? say.becomesVoid : say.becomes}</p>
      <Foreseen stepped={seen} />
      <footer class="steps dealing-foot">
        <button type="button" class="act plain" onClick={onBack}>
          {say.notThat}
        </button>
        <span class="steps-why" />
        <button
          type="button"
          class={isVoid ? 'act stop next' : 'act next'}
          disabled={isRefusal(seen)}
          onClick={() => void live.play(table, [action]).then((isDone) => isDone && onDone())}
        >
          {isVoid ? say.voidNow : say.sure}
        </button>
      </footer>
    </>
  )
}

const decidedIn = (game: GameTable): string[] =>
  fromLeft(game).filter((name) => game.seats[name]?.decision !== undefined)

/** Until everybody has decided the floor sets right what was entered wrongly. */
function Decided({ table, rules, game, onBack, onDone }: live.Props & { onBack: () => void; onDone: () => void }) {
  const say = words()
  const decided = decidedIn(game)
  const seat = useSignal(decided.at(-1))
  const factor = useSignal(0)
  const ante = game.seats[seat.value ?? '']?.wagers.ante ?? ZERO
  return (
    <form
      class="form dealing-whole"
      onSubmit={(event) => {
        event.preventDefault()
        const play = factor.value === 0 ? {} : { play: formatMoney(times(ante, factor.value)) }
        void live
          .play(table, [{ do: 'decide', seat: seat.value ?? '', ...play }], secondIn(new FormData(event.currentTarget)))
          .then((isDone) => isDone && onDone())
      }}
    >
      <h2>{say.dealing.decidedWrongly}</h2>
      <fieldset class="seat-group" aria-label={say.table.seats}>
        <SeatChoice
          seats={decided}
          chosen={seat}
          label={(name) => `${say.table.seat(name)} ${say.practice.decisions[game.seats[name]?.decision ?? 'fold']}`}
        />
      </fieldset>
      <fieldset class="seat-group" aria-label={say.dealing.phases.decisions}>
        {Array.from({ length: rules.playMax + 1 }, (_, count) => (
          <button
            key={count}
            type="button"
            class="toggle"
            aria-pressed={factor.value === count}
            onClick={() => {
              factor.value = count
            }}
          >
            {count === 0 ? say.practice.fold : `${say.practice.play(count)} ${formatMoney(times(ante, count))}`}
          </button>
        ))}
      </fieldset>
      <SecondPerson act="PlayTable" />
      <footer class="steps dealing-foot">
        <button type="button" class="act plain" onClick={onBack}>
          {say.dealing.notThat}
        </button>
        <span class="steps-why" />
        <button type="submit" class="act next">
          {say.dealing.setRight}
        </button>
      </footer>
    </form>
  )
}

/** A failed device gets its cover or sign before another way is used; then it may be repaired. */
export function Devices({ table, game: { out, phase } }: { table: string; game: GameTable }) {
  const say = words().dealing
  if (out === undefined) return null
  const act = (action: live.Action) => void live.play(table, [action])
  return (
    <fieldset class="seat-group dealing-out">
      <legend>{say.outOfOrder}</legend>
      {out.shuffler === 'uncovered' && (
        <button
          type="button"
          class="toggle"
          onClick={() => act({ do: 'irregularity', what: 'shuffler out of order', covered: true })}
        >
          {say.covered.shuffler}
        </button>
      )}
      {out.shoe === 'uncovered' &&
        (['manual shoe', 'hand'] as const).map((instead) => (
          <button
            key={instead}
            type="button"
            class="toggle"
            onClick={() => act({ do: 'irregularity', what: 'shoe out of order', covered: true, instead })}
          >
            {`${say.covered.shoe}: ${say.dealtFrom[instead]}`}
          </button>
        ))}
      {(phase === 'bets' || phase === 'closed') &&
        (['shuffler', 'shoe'] as const)
          .filter((device) => out[device] !== undefined)
          .map((device) => (
            <button key={device} type="button" class="toggle" onClick={() => act({ do: 'repair', device })}>
              {say.repaired[device]}
            </button>
          ))}
    </fieldset>
  )
}

function Stub({ rules, game, onChoose }: live.Props & Choose) {
  const say = words().dealing
  const dealt = 5 * fromLeft(game).length + rules.dealerCards + (game.faceUpFound ?? 0)
  const misdealt = useSignal(false)
  return (
    <div class="seat-group">
      <button
        type="button"
        class="toggle"
        aria-pressed={misdealt.value}
        onClick={() => {
          misdealt.value = !misdealt.value
        }}
      >
        {say.misdealt}
      </button>
      <Count
        label={say.stub}
        start={52 - dealt}
        max={52}
        send={say.countStub}
        onSend={(cards) =>
          onChoose({ do: 'count stub', cards, ...(misdealt.value ? { misdealt: true } : {}) }, `${say.stub}: ${cards}`)
        }
      />
    </div>
  )
}

function SeatChoice({
  seats,
  chosen,
  label,
}: {
  seats: readonly string[]
  chosen: Signal<string | undefined>
  label: (seat: string) => string
}) {
  return (
    <>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="toggle"
          aria-pressed={chosen.value === seat}
          onClick={() => {
            chosen.value = seat
          }}
        >
          {label(seat)}
        </button>
      ))}
    </>
  )
}

/** Somebody walks away during the round. */
function Leaves({ rules, game, onChoose }: live.Props & Choose) {
  const say = words()
  const seats = game.phase === 'settle' ? toSettle(game) : fromLeft(game)
  const seat = useSignal(seats[0])
  if (seats.length === 0) return null
  const ways = rules.by.leaving === undefined ? (['kept'] as const) : (['lost', 'kept'] as const)
  return (
    <fieldset class="seat-group">
      <legend>{say.dealing.leavesTitle}</legend>
      <SeatChoice seats={seats} chosen={seat} label={say.table.seat} />
      {ways.map((treatedAs) => (
        <button
          key={treatedAs}
          type="button"
          class="toggle"
          disabled={seat.value === undefined}
          onClick={() => {
            const name = seat.value ?? ''
            onChoose(
              { do: 'leave', seat: name, treatedAs },
              `${say.table.seat(name)} · ${say.dealing.leaves[treatedAs]}`,
            )
          }}
        >
          {say.dealing.leaves[treatedAs]}
        </button>
      ))}
    </fieldset>
  )
}
