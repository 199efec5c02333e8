/** Before every payment, since no order takes one back: how much, to whom, in what, out of which drawer. Enter pays. */
import { Facts } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { Confirm } from '../../ui/overlay/confirm.tsx'
import { words } from '../../words.ts'

/** Letters of an amount that still fit a phone in the largest figures. */
const LONG = 10

type PayAskOf = {
  readonly amount: string
  /** The question itself names whom and what. */
  readonly title: string
  readonly to: string
  /** Chips, a check, a thing; nothing where it is always the same. */
  readonly form?: string
  /** The drawer or tray; none where it is a thing. */
  readonly from?: string | undefined
  /** What the drawer holds afterwards. */
  readonly after?: string | undefined
  /** What it means for the fund. */
  readonly says?: string
  readonly label: string
  readonly onYes: () => void
  readonly onNo: () => void
}

export function PayAsk({ amount, title, to, form, from, after, says, label, onYes, onNo }: PayAskOf) {
  const say = words().cage
  return (
    <Confirm
      class="pay-ask"
      isMeant
      asks={{
        title,
        says: (
          <>
            <p class="pay-ask-amount">
              <Money amount={amount} size={amount.length > LONG ? 40 : 64} />
            </p>
            <Facts
              rows={[
                [say.to, to],
                [say.form, form ?? ''],
                [say.paidFrom, from ?? ''],
                [say.leftAfter, after ?? ''],
              ]}
            />
            {says !== undefined && <p class="soft">{says}</p>}
            <p class="soft">{say.payForGood}</p>
          </>
        ),
      }}
      label={label}
      onYes={onYes}
      onNo={onNo}
    />
  )
}
