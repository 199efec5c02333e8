/** A part of a meter that a table game pays: held for its hit, its cards stay until the papers are done; or taken back. */
import { citedIn } from '../../base/cited.ts'
import { message } from '../../base/message.ts'
import { toWire } from '../../base/money.ts'
import { type Party, partyKey } from '../../base/party.ts'
import { because, type Refusal, refuse } from '../../base/refusal.ts'
import { dealText, shownOf } from '../../cards/showncards.ts'
import type { ActionOf } from '../../games/table/action.ts'
import { backToShuffle } from '../../games/table/deck.ts'
import { clauseOf, type TableRules } from '../../games/table/rules.ts'
import type { Entry } from '../../games/table/table.ts'
import { balanceIn, type Draft, entitle } from '../../ledger/draft.ts'
import { isPool, type Pool, pendingAccount, poolAccount } from '../../ledger/name.ts'
import { tableIn } from '../hits/source.ts'
import type { Hit } from '../hits/vocabulary.ts'
import type { Award } from '../judging/judgement.ts'
import { entitled, type Posts } from '../posts.ts'
import { namedDealer } from '../rotation/dealer.ts'
import { DEVICE_WAGERS } from './gameaccount.ts'
import type { RunningGame } from './livegame.ts'
import type { CommandOf, Event, State } from './vocabulary.ts'

/** Out of the meter as it shows, and the reset amount onto it at once: the next player is paid of that. */
export function holdFromMeter(draft: Draft, rules: TableRules, { meter, win, resets, by }: Entry, hit: string): void {
  const pool = poolAccount(meter!)
  entitle(draft, pool, pendingAccount(hit), win, by)
  if (resets !== true) return
  const terms = rules.meters[meter!]!
  const clause = clauseOf(rules, 'meter turn')
  entitle(draft, 'promised:gift', pool, terms.reset, `${terms.by} ${clause}`)
  if (terms.hasReserve !== undefined) entitle(draft, 'reserve', pool, balanceIn(draft, 'reserve'), clause)
}

/** Meters that a full award at another table has started anew since the bets of this round were closed. */
export function wonElsewhere({ games, hits }: State, activity: string, table: string): ReadonlySet<Pool> {
  const since = games.get(table)?.locked?.hits
  if (since === undefined) return new Set()
  const others = [...hits.values()].filter(
    (hit) => hit.activity === activity && tableIn(hit.source) !== table && Number(hit.hit.slice(1)) > since,
  )
  return new Set(others.flatMap(({ posts }) => entitled(posts).flatMap(({ to: pool }) => (isPool(pool) ? [pool] : []))))
}

export function hitOf(
  state: State,
  { rule, rules, game }: RunningGame,
  entry: Entry,
  command: CommandOf<'PlayTable'>,
  hit: string,
  posts: Posts,
): Event {
  const { table, at, by } = command
  const who: Party = { kind: 'seat', table, seat: entry.seat }
  const given = command.action.do === 'settle' ? command.action.hands?.[entry.seat] : undefined
  const cards = entry.wager === 'dealer hand bonus' ? game.dealer : (given ?? game.seats[entry.seat]?.cards)
  const person = game.seats[entry.seat]?.player
  const award: Award = {
    to: who,
    ...(person === undefined ? {} : { person }),
    line: entry.hand ?? entry.wager,
    share: entry.wager,
    amount: toWire(entry.win),
    parts: { [poolAccount(entry.meter!)]: toWire(entry.win) },
    by: citedIn(entry.by),
  }
  const clause = entry.floor ?? clauseOf(rules, 'floor')
  return {
    type: 'HitDeclared',
    hit,
    activity: rule.activity,
    digest: state.offerings.get(rule.activity)!.running!.digest,
    source: { kind: 'table', table },
    at: at.at,
    local: at.local,
    declaredBy: by,
    ...namedDealer(state, table, at.at),
    cards: shownOf({}, [
      {
        ...(entry.wager === 'dealer hand bonus' ? { role: 'dealer' } : { seat: entry.seat, role: 'player' }),
        zones: dealText({ hand: cards ?? [] }),
      },
    ]),
    awards: [award],
    denied: [],
    questions: [
      {
        id: `${clause} ${partyKey(who)}`,
        clause,
        who,
        asks: message(DEVICE_WAGERS.includes(entry.wager) ? 'hand and papers' : 'hand, light and papers'),
      },
    ],
    total: toWire(entry.win),
    posts,
  }
}

/** Cards of a hand that took a part of the meter stay on the table until its papers are done: nobody shuffles them. */
export function whyNotDiscarded(
  state: State,
  running: RunningGame,
  table: string,
  { back, by }: ActionOf<'shuffle'>,
): Refusal | undefined {
  const { rules, game } = running
  const { deck } = game
  if (deck === undefined) return undefined
  const hit = holding(state, running, table, back ?? backToShuffle(deck, by, heldBacks(state, running, table)))
  if (hit === undefined) return undefined
  const clause = DEVICE_WAGERS.some((wager) => wager === hit.awards[0]?.share) ? 'bonus account' : 'tray'
  return refuse({ kind: 'cards' }, [
    because(clauseOf(rules, clause), 'cards stay for an award', { ...whoseCards(hit), hit: hit.hit }),
  ])
}

const whoseCards = ({ cards: { hands: [hand] = [] } }: Hit): { of: string; cards: string } => ({
  of: hand?.seat ?? 'dealer',
  cards: hand?.zones.hand ?? '',
})

/** Decks of which a hand has to stay where it lies. */
export const heldBacks = (state: State, running: RunningGame, table: string): string[] =>
  Object.keys(running.game.deck?.staying ?? {}).filter((back) => holding(state, running, table, back) !== undefined)

/** The award whose papers are open and whose hand is of that deck. */
function holding(state: State, { rule, game }: RunningGame, table: string, back: string): Hit | undefined {
  const hands = game.deck?.staying?.[back] ?? []
  return [...state.hits.values()].find(
    (one) =>
      one.activity === rule.activity &&
      tableIn(one.source) === table &&
      arePapersOpen(one) &&
      hands.some((cards) => one.cards.hands?.[0]?.zones.hand === cards),
  )
}

/** Neither verified nor declined; a dispute does not end that. */
const arePapersOpen = ({ status, before }: Hit): boolean =>
  status === 'declared' || (status === 'disputed' && (before ?? 'declared') === 'declared')
