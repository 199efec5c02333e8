/** The hand buttons of the keypad: one press lays the cards where they are certain, another opens the page to lay them. */
import './keys.css'
import type { HandSign } from '../../../views/signs/handsign.ts'
import type { TableView } from '../../../views/table.ts'
import { view } from '../../stream/feed.ts'
import { Button } from '../../ui/button.tsx'
import { Signed } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import * as desk from './desk.ts'

/** The hands of an activity that may be dealt here, as its sign lists them. */
function handsOf(activity: string, game: string): HandSign[] {
  const sign = (view('meters').value ?? []).find((one) => one.activity === activity)
  return (sign?.hands ?? []).filter(({ games }) => games === undefined || games.includes(game))
}

/** More would push the next thing to press out of sight. */
const LINES_MAX = 8

/** Before the deal: what players ask the dealer for, which hands have a prize here. */
export function WhatPays({ table }: { table: TableView }) {
  const say = words().table
  const most = Math.floor(LINES_MAX / Math.max(1, table.activities.length))
  return (
    <ul class="tablet-activities" aria-label={say.whatPays}>
      {table.activities.map(({ activity, name }) => {
        const hands = handsOf(activity, table.game)
        const more = hands.length - most
        return (
          <li key={activity}>
            {name}
            {most > 1 && hands.length > 0 && (
              <dl class="what-pays">
                {hands.slice(0, most).map((hand) => (
                  <div key={`${hand.line} ${words().prize(hand.prize)}`}>
                    <dt>
                      <Signed hand={hand} />
                    </dt>
                    <dd>{words().prize(hand.prize)}</dd>
                  </div>
                ))}
              </dl>
            )}
            {most > 1 && more > 0 && <span class="what-more">{say.whatMore(more)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

export function HandButtons({ table }: { table: TableView }) {
  const say = words().table
  const keyed = table.activities.filter(({ takesFees, paysDealer }) => takesFees || paysDealer)
  return (
    <>
      {keyed.map(({ activity, name }) => {
        const hands = handsOf(activity, table.game)
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
