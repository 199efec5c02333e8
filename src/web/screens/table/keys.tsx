/** The hand buttons of the keypad: one press lays the cards where they are certain, another opens the page to lay them. */
import type { TableView } from '../../../views/table.ts'
import { view } from '../../stream/feed.ts'
import { Button } from '../../ui/button.tsx'
import { Signed } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import * as desk from './desk.ts'

export function HandButtons({ table }: { table: TableView }) {
  const say = words().table
  const signs = view('meters').value ?? []
  const keyed = table.activities.filter(({ takesFees, paysDealer }) => takesFees || paysDealer)
  return (
    <>
      {keyed.map(({ activity, name }) => {
        const hands = (signs.find((sign) => sign.activity === activity)?.hands ?? []).filter(
          ({ games }) => games === undefined || games.includes(table.game),
        )
        return (
          <section key={activity} class="hand-keys" aria-label={say.handButtons(name)}>
            <h2>{name}</h2>
            {hands.map((hand) => {
              const { line, exact = [] } = hand
              const prize = words().prize(hand.prize)
              const [first, ...more] = exact
              return (
                <div class="hand-key" key={`${line} ${prize}`}>
                  <Button onClick={() => desk.pressHand(line, more.length === 0 ? first : undefined)}>
                    <span>
                      <Signed hand={hand} />
                    </span>{' '}
                    <span class="soft">{prize}</span>
                  </Button>
                  {more.length > 0 &&
                    exact.map((hand) => <Suit key={suitIn(hand)} line={line} suit={suitIn(hand)} hand={hand} />)}
                </div>
              )
            })}
          </section>
        )
      })}
    </>
  )
}

const SIGNS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' }
/** Every card of a certain hand that comes once a suit is of that suit. */
const suitIn = (hand: Readonly<Record<string, string>>): string => Object.values(hand)[0]?.at(1) ?? ''

function Suit({ line, suit, hand }: { line: string; suit: string; hand: Readonly<Record<string, string>> }) {
  const say = words().table
  return (
    <Button
      class="suit-key"
      data-suit={suit}
      aria-label={`${line}, ${say.suits[suit as 'c'] ?? suit}`}
      onClick={() => desk.pressHand(line, hand)}
    >
      {SIGNS[suit]}
    </Button>
  )
}
