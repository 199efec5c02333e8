/** A deal among those who are left: proposals side by side from the chips that were counted, consents, and the record of it. */

import { useSignal } from '@preact/signals'
import { add, type Cents, formatMoney, parseMoney, subtract, toWire, ZERO } from '../../../base/money.ts'
import {
  chipDeal,
  chipDealAboveLeast,
  DEALS,
  type DealMethod,
  type DealShare,
  evenDeal,
} from '../../../games/tournament/deal.ts'
import { CLOCKS_MAX, icmDeal } from '../../../games/tournament/icm.ts'
import type { DealRow, EntryRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Choices, Toggle } from '../../ui/button.tsx'
import { Check, Field, Input } from '../../ui/field.tsx'
import { useSending } from '../../ui/form.tsx'
import { chipsText, nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { minuteOf } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { useKept } from '../../ui/typed.ts'
import { words } from '../../words.ts'

/** More than a final few do not stand around a table and agree. */
const MOST = 20

export function DealPart({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments.deal
  const left = desk.entries.filter(({ status }) => status === 'in')
  const isOpen =
    desk.status === 'running' &&
    desk.there !== undefined &&
    left.length >= 2 &&
    left.length <= MOST &&
    isAllowed('AgreeDeal')
  if (!isOpen) return null
  const there = parseMoney(desk.there ?? '') ?? ZERO
  return (
    <article class="pane">
      <details>
        <summary>
          <h2>{say.title}</h2>
        </summary>
        <p>{say.says(formatMoney(there), left.length)}</p>
        <Proposals key={left.map(({ entry }) => entry).join()} desk={desk} left={left} there={there} />
      </details>
    </article>
  )
}

type Of = { readonly desk: TournamentDesk; readonly left: readonly EntryRow[]; readonly there: Cents }

function Proposals({ desk, left, there }: Of) {
  const say = words().tournaments.deal
  const of = `deal ${desk.activity}`
  const chips = useKept<Readonly<Record<string, string>>>(`${of} chips`, {})
  const own = useKept<Readonly<Record<string, string>>>(`${of} own`, {})
  const method = useKept<DealMethod>(`${of} method`, 'even')
  const consents = useSignal<{ readonly to: string; readonly of: readonly string[] }>({ to: '', of: [] })
  const { refused, order } = useSending()
  const stacks = left.map(({ entry }) => ({ who: entry, chips: Number(chips.value[entry] ?? 0) }))
  const isCounted = stacks.every((stack) => stack.chips > 0)
  const prizes = prizesLeft(desk, left.length)
  const proposals = new Map<DealMethod, readonly DealShare<string>[]>(
    DEALS.flatMap((one) => {
      const shares = proposed(one, there, prizes, stacks, isCounted, own.value)
      return shares === undefined ? [] : [[one, shares] as const]
    }),
  )
  const shares = proposals.get(method.value) ?? proposals.get('even')!
  const sum = add(ZERO, ...shares.map(({ amount }) => amount))
  // A yes is to these parts: with the first cent that moves everybody is asked again.
  const to = shares.map(({ who, amount }) => `${who} ${amount}`).join()
  const agreed = consents.value.to === to ? consents.value.of : []
  const counted = stacks.reduce((total, one) => total + one.chips, 0)
  const amountOf = (by: DealMethod, entry: string) => proposals.get(by)?.find(({ who }) => who === entry)?.amount
  return (
    <>
      <div class="deal-chips">
        {left.map(({ entry, name }) => (
          <Field key={entry} label={say.chipsOf(name)}>
            <Input
              type="number"
              min={1}
              step={1}
              autocomplete="off"
              value={chips.value[entry] ?? ''}
              onInput={({ currentTarget }) => {
                chips.value = { ...chips.value, [entry]: currentTarget.value }
              }}
            />
          </Field>
        ))}
      </div>
      <p class="soft">
        {counted > 0 && desk.chipsInPlay !== undefined
          ? say.inPlay(chipsText(counted), chipsText(desk.chipsInPlay))
          : say.chipsHint}
      </p>
      <Table
        label={say.compare}
        columns={[
          '',
          ...DEALS.filter((one) => proposals.has(one)).map((one) => ({
            says: say.methods[one],
            isMoney: true as const,
          })),
        ]}
      >
        {left.map(({ entry, name }) => (
          <tr key={entry}>
            <th scope="row">{name}</th>
            {DEALS.filter((one) => proposals.has(one)).map((one) => (
              <td key={one} class="money">
                {one === 'custom' ? (
                  <Input
                    isMoney
                    aria-label={say.share(name)}
                    value={own.value[entry] ?? ''}
                    onInput={({ currentTarget }) => {
                      own.value = { ...own.value, [entry]: currentTarget.value }
                      method.value = 'custom'
                    }}
                  />
                ) : (
                  formatMoney(amountOf(one, entry) ?? ZERO)
                )}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <Choices label={say.title}>
        {DEALS.filter((one) => proposals.has(one)).map((one) => (
          <Toggle
            key={one}
            isOn={method.value === one}
            onClick={() => {
              method.value = one
            }}
          >
            {say.methods[one]}
          </Toggle>
        ))}
      </Choices>
      <p class="soft">{say.methodSays[method.value]}</p>
      <Notice tone={sum === there ? 'good' : 'stop'}>
        {`${say.sum(formatMoney(sum), formatMoney(there))}. `}
        {sum === there
          ? say.exact
          : sum < there
            ? say.notAll(formatMoney(subtract(there, sum)))
            : say.tooMuch(formatMoney(subtract(sum, there)))}
      </Notice>
      <fieldset class="deal-consents">
        <legend>{say.consents}</legend>
        {left.map(({ entry, name }) => (
          <Check
            key={entry}
            label={`${say.consent(name)} · ${formatMoney(shares.find(({ who }) => who === entry)?.amount ?? ZERO)}`}
            checked={agreed.includes(entry)}
            onChange={({ currentTarget }) => {
              const others = agreed.filter((one) => one !== entry)
              consents.value = { to, of: currentTarget.checked ? [...others, entry] : others }
            }}
          />
        ))}
      </fieldset>
      <ReasonByTwo
        act="AgreeDeal"
        label={say.note}
        deed={say.agree}
        look="primary"
        onSend={(note, second) =>
          order(
            {
              do: 'AgreeDeal',
              activity: desk.activity,
              method: method.value,
              shares: shares.map(({ who, amount }) => ({ entry: who, amount: toWire(amount) })),
              consents: [...agreed],
              note,
            },
            say.agreed,
            second,
          )
        }
      />
      <Refusal refused={refused.value} />
    </>
  )
}

/** What the places that nobody has yet are worth, the first first. */
const prizesLeft = ({ prizes }: TournamentDesk, players: number): Cents[] =>
  prizes.filter(({ place }) => place <= players).map(({ prize }) => parseMoney(prize) ?? ZERO)

type Stacks = readonly { readonly who: string; readonly chips: number }[]

function proposed(
  method: DealMethod,
  there: Cents,
  prizes: readonly Cents[],
  stacks: Stacks,
  isCounted: boolean,
  own: Readonly<Record<string, string>>,
): readonly DealShare<string>[] | undefined {
  const least = prizes.length < stacks.length ? ZERO : (prizes.at(-1) ?? ZERO)
  switch (method) {
    case 'even':
      return evenDeal(there, stacks)
    case 'custom':
      return stacks.map(({ who }) => ({ who, amount: parseMoney(own[who] ?? '') ?? ZERO }))
    case 'chips':
      return isCounted ? chipDeal(there, stacks) : undefined
    case 'chips above the least':
      return isCounted ? chipDealAboveLeast(there, least, stacks) : undefined
    case 'icm':
      return isCounted && stacks.length <= CLOCKS_MAX ? icmDeal(there, prizes, stacks) : undefined
  }
}

/** A deal that stands, and the way back from it. */
export function Dealt({ desk: { activity, status }, deal }: { desk: TournamentDesk; deal: DealRow }) {
  const say = words().tournaments.deal
  const { refused, order } = useSending()
  return (
    <article class="pane">
      <h2>{say.isAgreed(say.methods[deal.method])}</h2>
      <p class="soft">
        {[minuteOf(deal.local), ...deal.by.map(nameOf), deal.note].filter((part) => part !== '').join(' · ')}
      </p>
      <Table label={say.title} columns={['', { says: deal.there, isMoney: true }]}>
        {deal.shares.map(({ entry, name, amount }) => (
          <tr key={entry}>
            <th scope="row">{name}</th>
            <td class="money">{amount}</td>
          </tr>
        ))}
      </Table>
      {status !== 'awarded' && isAllowed('UndoDeal') && (
        <details class="fold">
          <summary>{say.undo}</summary>
          <ReasonByTwo
            act="UndoDeal"
            label={words().tournaments.out.reason}
            deed={say.undo}
            onSend={(reason, second) => order({ do: 'UndoDeal', activity, reason }, say.undone, second)}
          />
          <Refusal refused={refused.value} />
        </details>
      )}
    </article>
  )
}
