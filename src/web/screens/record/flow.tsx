/** The money of a hit as a picture; below it every movement stands by itself. */
import './flow.css'
import { readName } from '../../../ledger/name.ts'
import { type FlowChain, type FlowStop, moneyFlow } from '../../../views/record/moneyflow.ts'
import type { HitRecord, MoneyRow } from '../../../views/record/record.ts'
import { words } from '../../words.ts'
import { tookText } from './took.ts'

export function MoneyPicture({ rows, prizes }: { rows: readonly MoneyRow[]; prizes: HitRecord['prizes'] }) {
  const say = words().record
  const { prize, again } = moneyFlow(rows)
  if (prize.length < 2) return null
  return (
    <div class="flow-room">
      <Chain label={say.flow.prize} chain={prize} prizes={prizes} />
      {again.length > 1 && <Chain label={say.flow.again} chain={again} prizes={prizes} isSaid />}
    </div>
  )
}

type ChainProps = {
  readonly label: string
  readonly chain: FlowChain
  readonly prizes: HitRecord['prizes']
  readonly isSaid?: boolean
}

const Chain = ({ label, chain, prizes, isSaid = false }: ChainProps) => (
  <>
    {isSaid && <p class="flow-says">{label}</p>}
    <ol class="flow" aria-label={label}>
      {chain.map((stops, n) => (
        <li key={n}>
          {stops.map((stop) => (
            <span key={stop.key} class="flow-stop" data-promised={stop.isPromised}>
              <span>{nameOf(stop, prizes)}</span>
              <b>{stop.amount}</b>
            </span>
          ))}
        </li>
      ))}
    </ol>
  </>
)

function nameOf(stop: FlowStop, prizes: HitRecord['prizes']): string {
  const say = words()
  const { account, claim, place, others, since, until } = stop
  if (others !== undefined) return say.record.flow.others(others)
  if (claim !== undefined) {
    const named = readName(claim)
    const prize = named.kind === 'claim' ? prizes.find((one) => one.claim?.claim === named.claim) : undefined
    const who = prize === undefined ? say.account(account ?? claim) : say.party(prize.to)
    return place === undefined ? who : say.record.flow.outOf(who, say.account(place))
  }
  if (account === undefined) return ''
  const name = say.account(account)
  return since === undefined || until === undefined ? name : `${name}, ${tookText(since, until)}`
}
