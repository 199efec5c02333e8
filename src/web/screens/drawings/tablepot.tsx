/** A table that was called: chips carried to its pot, who won it, a card that picks a seat, a prize for each seat, or cards spread. */
import { useSignal } from '@preact/signals'
import type { CalledTable } from '../../../views/promotions/tabledraw.ts'
import { type OrderText, type Refused, send } from '../../stream/orders.ts'
import type { Proof } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import { SeatPick } from './seatpick.tsx'
import type { Give } from './step.ts'
import { DealtIn } from './tables.tsx'
import { EachSeat, Spread } from './tableseats.tsx'

export function TablePot({ called }: { called: CalledTable }) {
  const say = words().games.tables
  const refused = useSignal<Refused | undefined>(undefined)
  const give: Give = async (what: OrderText, second?: Proof) => {
    const answer = await send(what, second)
    refused.value = answer.ok ? undefined : answer
    return answer.ok
  }
  const { step, table, prize, thing } = called
  return (
    <article class="pane called">
      <h2>{say.called(table)}</h2>
      {step !== 'spread' && <p class="given">{thing === undefined ? prize : `${thing} (${prize})`}</p>}
      <p class="ask" role="status">
        {say.next[step]}
      </p>
      {step === 'splash' && <Splash called={called} give={give} />}
      {step === 'pot won' && <PotWon called={called} give={give} />}
      {step === 'card picks seat' && <PickedSeat called={called} give={give} />}
      {step === 'each seat' && <EachSeat called={called} give={give} />}
      {step === 'spread' && <Spread called={called} give={give} />}
      <Refusal refused={refused.value} />
      {step === 'pot won' ? <TakeBack called={called} give={give} /> : <Pass called={called} give={give} />}
    </article>
  )
}

type Of = { readonly called: CalledTable; readonly give: Give }

const told = (filled: FormData, name: string): string => String(filled.get(name) ?? '').trim()

function Splash({ called: { callup, thing, isDealtInAsked }, give }: Of) {
  const say = words().games.tables
  return (
    <Form
      onSend={(sent) => {
        const filled = new FormData(sent)
        const [drawer, dealtIn] = [told(filled, 'drawer'), told(filled, 'dealtIn')]
        void give(
          {
            do: 'SplashPot',
            callup,
            ...(drawer === '' ? {} : { drawer }),
            ...(dealtIn === '' ? {} : { dealtIn: Number(dealtIn) }),
          },
          secondIn(filled),
        )
      }}
    >
      {thing === undefined && <Drawer />}
      {isDealtInAsked && <DealtIn />}
      <SecondPerson act="SplashPot" />
      <p class="acts">
        <Button type="submit" look="primary" size="next">
          {say.splashDo}
        </Button>
      </p>
    </Form>
  )
}

function Drawer() {
  const say = words().games.tables
  return (
    <Field label={say.drawer} hint={say.drawerHint}>
      <Input name="drawer" required maxLength={10} autocomplete="off" />
    </Field>
  )
}

function PotWon({ called: { callup, seats }, give }: Of) {
  const say = words().games.tables
  const picked = useSignal<readonly string[]>([])
  return (
    <>
      <p class="soft">{say.wonHint}</p>
      <SeatPick seats={seats} picked={picked} />
      <p class="acts">
        <Button
          look="primary"
          size="next"
          disabled={picked.value.length === 0}
          onClick={() => void give({ do: 'AwardPot', callup, seats: picked.value.map((seat) => ({ seat })) })}
        >
          {picked.value.length === 0 ? say.wonDo : say.wonBy(picked.value.join(', '))}
        </Button>
      </p>
    </>
  )
}

function PickedSeat({ called: { callup, cards = 0, players }, give }: Of) {
  const say = words().games.tables
  const isEmpty = useSignal(false)
  return (
    <>
      {players.length === 0 && (
        <Check
          label={say.emptySeat}
          checked={isEmpty.value}
          onChange={(event) => {
            isEmpty.value = event.currentTarget.checked
          }}
        />
      )}
      <div class="seat-pick">
        {Array.from({ length: cards }, (_, nth) => nth + 1).map((card) => (
          <Button
            key={card}
            onClick={() => void give({ do: 'AwardPot', callup, card, ...(isEmpty.value ? { isEmpty: true } : {}) })}
          >
            {say.card(card)}
          </Button>
        ))}
      </div>
    </>
  )
}

function TakeBack({ called: { callup, thing }, give }: Of) {
  const say = words().games.tables
  return (
    <details>
      <summary>{say.takeBack}</summary>
      <Form
        onSend={(sent) => {
          const filled = new FormData(sent)
          const drawer = told(filled, 'drawer')
          const reason = told(filled, 'reason')
          void give({ do: 'TakeBackPot', callup, reason, ...(drawer === '' ? {} : { drawer }) }, secondIn(filled))
        }}
      >
        {thing === undefined && <Drawer />}
        <Field label={say.why}>
          <Input name="reason" required maxLength={200} />
        </Field>
        <SecondPerson act="TakeBackPot" />
        <p class="acts">
          <Button type="submit" look="stop">
            {say.takeBackDo}
          </Button>
        </p>
      </Form>
    </details>
  )
}

function Pass({ called: { callup }, give }: Of) {
  const say = words().games
  return (
    <details>
      <summary>{say.tables.broken}</summary>
      <Form
        onSend={(sent) => {
          const filled = new FormData(sent)
          void give({ do: 'PassOver', callup, reason: told(filled, 'reason') }, secondIn(filled))
        }}
      >
        <Field label={say.tables.why}>
          <Input name="reason" required maxLength={200} />
        </Field>
        <SecondPerson act="PassOver" />
        <p class="acts">
          <Button type="submit" look="stop">
            {say.tables.brokenDo}
          </Button>
        </p>
      </Form>
    </details>
  )
}
