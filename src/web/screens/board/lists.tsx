/** Waiting lists as rooms hang them: a column for each game, whoever is called on top of it. */
import './lists.css'
import type { WaitingShown, WaitingSign } from '../../../views/signs/waitingsign.ts'
import { houseNow } from '../../stream/feed.ts'
import { shortGame } from '../../stream/shortgame.ts'
import { shape } from '../../ui/stage/shape.ts'
import { words } from '../../words.ts'

/** As many people as fit under each other, beside each other twice; a call takes a row for itself. On its side two lists stand under each other. */
const ROWS = { wall: 8, upright: 7, phone: 8 } as const
/** Long enough to look up and find oneself. */
const FRESH_MS = 30_000

export const isFresh = ({ page }: WaitingShown, now: number): boolean => page !== undefined && now - page.at < FRESH_MS

export function Lists({ signs }: { signs: readonly WaitingSign[] }) {
  return (
    <section class="plain-page sign lists" aria-label={words().lists.title} data-columns={signs.length}>
      {signs.map((sign) => (
        <List key={sign.list} sign={sign} />
      ))}
    </section>
  )
}

function List({ sign }: { sign: WaitingSign }) {
  const say = words().lists
  const [where, ...how] = stateOf(sign)
  const called = sign.waiting.filter(({ page }) => page !== undefined)
  const others = sign.waiting.flatMap((one, at) => (one.page === undefined ? [{ ...one, at }] : []))
  const all = ROWS[shape.value]
  // One row is left for those who wait.
  const calls = called.slice(0, all - 1)
  const rows = all - calls.length
  const room = 2 * rows
  // What does not fit is counted, and the count needs a place itself.
  const shown = others.length <= room ? others : others.slice(0, room - 1)
  return (
    <section class="list" data-list={sign.list} aria-label={sign.list}>
      <header>
        <h2>
          <span>{shortGame(sign.game)}</span> <span class="list-limit">{sign.limit}</span>
        </h2>
        <p class="list-state">
          <span>{where}</span> <span>{how.join(' · ')}</span>
        </p>
      </header>
      <ol class="list-called">
        {calls.map((one) => (
          <Called key={`${one.as} ${one.since}`} one={one} />
        ))}
      </ol>
      {sign.waiting.length === 0 && <p class="list-nobody">{say.nobody}</p>}
      <ol class="list-waiting" style={{ gridTemplateRows: `repeat(${rows}, auto)` }}>
        {shown.map(({ as, since, isHere, at }) => (
          <li key={`${as} ${since}`} data-here={isHere}>
            <span class="list-place">{at + 1}</span> <strong>{as}</strong>
            {!isHere && <span class="unseen">{say.outside}</span>}
          </li>
        ))}
        {others.length > shown.length && <li class="list-more">{say.more(others.length - shown.length)}</li>}
      </ol>
    </section>
  )
}

/** A sign, a word and where to go; colour comes on top of that. */
function Called({ one }: { one: WaitingShown }) {
  const say = words().lists
  const { table, seat, answer } = one.page!
  return (
    <li data-fresh={isFresh(one, houseNow.value)} role="status">
      <span class="list-arrow" aria-hidden="true" />
      <strong>{one.as}</strong>
      <span class="list-to">
        <span class="list-word">{answer === undefined ? say.called : say[answer]}</span>
        {say.place(table, seat)}
      </span>
    </li>
  )
}

export function stateOf({ isGoing, isLocked, tables, open, waiting }: WaitingSign): string[] {
  const say = words().lists
  return [
    isGoing ? (tables.length === 1 ? say.table(tables[0]!) : say.tables(tables.join(', '))) : say.interest,
    ...(open > 0 ? [say.open(open)] : []),
    ...(waiting.length > 0 ? [say.waiting(waiting.length)] : []),
    ...(isLocked ? [say.locked] : []),
  ]
}
