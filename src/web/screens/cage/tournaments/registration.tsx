/** Somebody comes in: card or name, one press, the receipt. */
import { useSignal } from '@preact/signals'
import type { WayIn } from '../../../../engine/tournaments/records.ts'
import type { PlayerView } from '../../../../server/door/players.ts'
import type { EntryRow, TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { show } from '../../../stream/address.ts'
import { view } from '../../../stream/feed.ts'
import { eventOf, type OrderTextOf } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Button, Choices, Toggle } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Deed } from '../../../ui/outcome.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { words } from '../../../words.ts'
import { placeText } from '../../director/knockout.tsx'
import { PlayerFinder } from '../../podium/player.tsx'
import { ownDrawer } from '../drawers/drawerof.ts'

type Of = { readonly desk: TournamentDesk; readonly onBought: (receipt: string) => void }

export function Registration({ desk, onBought }: Of) {
  const say = words().tournamentCage
  const player = useSignal<PlayerView | undefined>(undefined)
  const { structure, name, isFree, status } = desk
  if (status === 'called off' || !isAllowed('Register')) return null
  return (
    <article class="pane no-print" data-registration={desk.activity}>
      <h2>{name}</h2>
      <p class="soft">
        {isFree ? say.free : say.price(structure.buyIn, structure.fee, structure.total)}
        {status === 'running' && structure.lateUntilLevel !== undefined && ` ${say.until(structure.lateUntilLevel)}`}
      </p>
      {player.value === undefined ? (
        <PlayerFinder label={say.who} onChoose={(found) => (player.value = found)} />
      ) : (
        <Chosen
          key={player.value.person}
          desk={desk}
          player={player.value}
          onBought={onBought}
          onAnother={() => (player.value = undefined)}
        />
      )}
    </article>
  )
}

type ChosenOf = Of & { readonly player: PlayerView; readonly onAnother: () => void }

function Chosen({ desk, player, onBought, onAnother }: ChosenOf) {
  const say = words().tournamentCage
  const { activity, isFree, structure } = desk
  const won = entryWonBy(player.person, activity)
  const way = useSignal<WayIn>(isFree ? 'free' : won?.into === undefined ? 'paid' : 'won')
  const claim = useSignal(won?.claim ?? '')
  const from = useSignal('')
  const drawer = ownDrawer()
  const before = desk.entries.findLast(({ person, status }) => person === player.person && status !== 'void')
  const isIn = before?.status === 'in'
  const needsDrawer = way.value === 'paid' || way.value === 'won'
  const order: OrderTextOf<'Register'> | undefined =
    (needsDrawer && drawer === undefined && !isIn) ||
    (way.value === 'won' && claim.value.trim() === '') ||
    (way.value === 'given' && from.value.trim() === '')
      ? undefined
      : {
          do: 'Register',
          activity,
          person: player.person,
          way: way.value,
          ...(needsDrawer && drawer !== undefined ? { drawer } : {}),
          ...(way.value === 'won' ? { claim: claim.value.trim().toUpperCase() } : {}),
          ...(way.value === 'given' ? { from: from.value.trim() } : {}),
        }
  const label =
    way.value !== 'paid'
      ? say.registerFree
      : before?.status === 'out'
        ? say.registerAgain(structure.total)
        : say.register(structure.total)
  return (
    <>
      <h3 class="register-who">
        {player.name} <span class="soft">{player.person}</span>
      </h3>
      <Known row={before} />
      {needsDrawer && drawer === undefined && <Notice tone="due">{say.noDrawer}</Notice>}
      {structure.ways.length > 1 && !isIn && (
        <Choices label={say.how}>
          {structure.ways.map((one) => (
            <Toggle key={one} isOn={way.value === one} onClick={() => (way.value = one)}>
              {say.ways[one]}
            </Toggle>
          ))}
        </Choices>
      )}
      {way.value === 'given' && (
        <Field label={say.from}>
          <Input
            value={from.value}
            maxLength={80}
            autocomplete="off"
            onInput={({ currentTarget }) => {
              from.value = currentTarget.value
            }}
          />
        </Field>
      )}
      {way.value === 'won' && (
        <Field label={say.claim}>
          <Input
            value={claim.value}
            maxLength={20}
            autocomplete="off"
            onInput={({ currentTarget }) => {
              claim.value = currentTarget.value
            }}
          />
        </Field>
      )}
      {way.value === 'won' && claim.value.trim() !== '' && (
        <p class="soft">
          {say.claimSays}{' '}
          <Button
            look="link"
            onClick={() => show({ part: undefined, tournament: undefined, claim: claim.value.trim().toUpperCase() })}
          >
            {say.claimOpen}
          </Button>
        </p>
      )}
      {/* Whoever is in already is refused by the house itself, with the clause. */}
      <Deed
        act="Register"
        order={order}
        label={label}
        since={`${desk.field} ${before?.status} ${hasShownId(claim.value)}`}
        onDone={({ events }) => {
          const event = eventOf(events, 'EntryRegistered')
          if (event === undefined) return
          tell(say.registered(player.name, event.entry))
          onBought(event.purchase.receipt)
        }}
      />
      <Button onClick={onAnother}>{say.another}</Button>
    </>
  )
}

/** Asked again once it was shown, at this window or another. */
const hasShownId = (claim: string): boolean =>
  view('claims').value?.some((one) => one.claim === claim.trim().toUpperCase() && one.idShown) === true

/** What that person has won and not taken yet: an entry into this tournament, else of several things the oldest. */
function entryWonBy(winner: string, activity: string) {
  const open = view('claims').value?.filter(
    ({ person, things, status, into }) =>
      person === winner && things.length > 0 && status === 'open' && (into ?? { activity }).activity === activity,
  )
  return open?.find(({ into }) => into !== undefined) ?? open?.[0]
}

function Known({ row }: { row: EntryRow | undefined }) {
  const say = words().tournamentCage
  if (row?.status === 'in') return <Notice tone="due">{say.isIn(row.entry)}</Notice>
  if (row?.status === 'out' && row.place !== undefined) return <p>{say.wasOut(placeText(row.place, row.to))}</p>
  return null
}
