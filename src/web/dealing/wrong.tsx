/** What goes wrong at the table, where it may: what the document has done about it is told when it is entered. */
import { useSignal } from '@preact/signals'
import { type Action, IRREGULARITIES, type IrregularityName } from '../../games/table/action.ts'
import type { Term } from '../../games/table/rules.ts'
import { toSettle } from '../../games/table/settle.ts'
import { fromLeft, type GameTable, type Phase } from '../../games/table/table.ts'
import { words } from '../words/words.ts'
import { Recut } from './deck.tsx'
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

export function Wrong(props: live.Props) {
  const { table, rules, game } = props
  const say = words().dealing
  const report = (what: IrregularityName, more: Omit<Extract<Action, { do: 'irregularity' }>, 'do' | 'what'> = {}) =>
    void live.play(table, [{ do: 'irregularity', what, ...more }])
  const found = IRREGULARITIES.filter((what) => mayHappen(props, what))
  const { phase, deck } = game
  const hasStub = deck !== undefined && ['decisions', 'reveal', 'settle'].includes(phase)
  return (
    <>
      <Devices table={table} game={game} />
      <details class="fold dealing-wrong">
        <summary>{say.wrong}</summary>
        <fieldset class="seat-group">
          <legend>{say.wrongSays}</legend>
          {found.map((what) => (
            <button key={what} type="button" class="toggle" onClick={() => report(what)}>
              {say.irregularities[what]}
            </button>
          ))}
          {found.includes('face up card') && (
            <button type="button" class="toggle" onClick={() => report('face up card', { cards: 2 })}>
              {say.severalFaceUp}
            </button>
          )}
        </fieldset>
        {hasStub && <Stub {...props} />}
        {phase === 'deal' && deck?.isCut === true && <Recut table={table} least={rules.deck?.cutMin ?? 0} />}
        {['decisions', 'reveal', 'settle'].includes(phase) && <Leaves {...props} />}
      </details>
    </>
  )
}

/** A failed device gets its cover or sign before another way is used; then it may be repaired. */
function Devices({ table, game: { out, phase } }: { table: string; game: GameTable }) {
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

function Stub({ table, rules, game }: live.Props) {
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
          void live.play(table, [{ do: 'count stub', cards, ...(misdealt.value ? { misdealt: true } : {}) }])
        }
      />
    </div>
  )
}

/** Somebody walks away during the round. */
function Leaves({ table, rules, game }: live.Props) {
  const say = words()
  const seats = game.phase === 'settle' ? toSettle(game) : fromLeft(game)
  const seat = useSignal(seats[0])
  if (seats.length === 0) return null
  const ways = rules.by.leaving === undefined ? (['kept'] as const) : (['lost', 'kept'] as const)
  return (
    <fieldset class="seat-group">
      <legend>{say.dealing.leavesTitle}</legend>
      {seats.map((name) => (
        <button
          key={name}
          type="button"
          class="toggle"
          aria-pressed={seat.value === name}
          onClick={() => {
            seat.value = name
          }}
        >
          {say.table.seat(name)}
        </button>
      ))}
      {ways.map((treatedAs) => (
        <button
          key={treatedAs}
          type="button"
          class="toggle"
          disabled={seat.value === undefined}
          onClick={() => void live.play(table, [{ do: 'leave', seat: seat.value ?? '', treatedAs }])}
        >
          {say.dealing.leaves[treatedAs]}
        </button>
      ))}
    </fieldset>
  )
}
