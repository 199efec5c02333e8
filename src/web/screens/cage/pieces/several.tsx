/** Several wagers of one table that wait for the cage, paid for to its player-dealer at one time: ticked off, one sum, one drawer. */
import { useSignal } from '@preact/signals'
import { add, formatMoney, parseMoney, ZERO } from '../../../../base/money.ts'
import { drawerPlace } from '../../../../ledger/name.ts'
import type { OwedView } from '../../../../views/pieces.ts'
import { type Refused, send } from '../../../stream/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Check } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../../ui/secondperson.tsx'
import { words } from '../../../words.ts'
import { PayAsk } from '../payask.tsx'
import { DrawerField } from './drawerfield.tsx'
import type { Asked } from './redeeming.tsx'

/** Those that one redemption can take together: of one promotion and one table, two of them or more. */
export const together = (owed: readonly OwedView[]): OwedView[][] =>
  [
    ...Map.groupBy(
      owed.filter(({ status }) => status === 'to redeem'),
      ({ name, table }) => `${name} ${table}`,
    ).values(),
  ].filter((group) => group.length > 1)

export function Several({ owed }: { owed: readonly OwedView[] }) {
  const say = words().pieces
  const refused = useSignal<Refused | undefined>(undefined)
  const asked = useSignal<Asked | undefined>(undefined)
  /** What is taken out again; whatever comes meanwhile is not ticked by itself. */
  const ticked = useSignal<ReadonlySet<string>>(new Set())
  const chosen = owed.filter(({ use }) => ticked.value.has(use))
  const sum = formatMoney(add(ZERO, ...chosen.map(({ cage }) => parseMoney(cage)!)))
  const [{ name, table, carried }] = owed as [OwedView]
  const pay = async ({ drawer, second }: Asked) => {
    asked.value = undefined
    const uses = chosen.map(({ use }) => use)
    const answer = await send({ do: 'RedeemPieces', uses, drawer }, second)
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    ticked.value = new Set()
    tell(say.redeemed(sum))
  }
  return (
    <section data-several={table}>
      <h3>
        {say.several} · {words().table.title(table)}
      </h3>
      <p>{name}</p>
      <Refusal refused={refused.value} />
      <Form
        onSend={(sent) => {
          const filled = new FormData(sent)
          asked.value = { drawer: String(filled.get('drawer') ?? '').trim(), second: secondIn(filled) }
        }}
      >
        {owed.map(({ use, kind, cage }) => (
          <Check
            key={use}
            name={use}
            label={`${use} · ${say.kinds[kind] ?? kind} · ${cage}`}
            checked={ticked.value.has(use)}
            onChange={({ currentTarget: { checked } }) => {
              const next = new Set(ticked.value)
              if (checked) next.add(use)
              else next.delete(use)
              ticked.value = next
            }}
          />
        ))}
        <p class="soft">{say.carried[carried]}</p>
        <DrawerField />
        {carried === 'representative' && <SecondPerson act="RedeemPieces" />}
        <p class="acts">
          <Button type="submit" look="primary" disabled={chosen.length === 0}>
            {say.payTogether(chosen.length, sum)}
          </Button>
        </p>
      </Form>
      {asked.value !== undefined && (
        <PayAsk
          amount={sum}
          title={say.payAsk(sum, table)}
          to={say.playerDealerOf(table)}
          from={words().account(drawerPlace(asked.value.drawer))}
          label={say.payTogether(chosen.length, sum)}
          onYes={() => void pay(asked.value!)}
          onNo={() => {
            asked.value = undefined
          }}
        />
      )}
    </section>
  )
}
