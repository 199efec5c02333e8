/** A round as it is locked, as a line of English: who put down what, and who is signed in. */
import { formatMoney } from '../../../base/money.ts'
import type { SpotPlace } from '../../../base/spot.ts'
import type { RoundText } from '../file/seattext.ts'

export function roundInWords({ table, ...round }: RoundText & { table?: string | undefined }): string {
  const { fees } = round
  const parts = [
    ...(table === undefined ? [] : [` at table ${table}`]),
    ...(fees === undefined ? [] : [`, fees at ${spotsInWords(fees)}`]),
    ...roundFacts(round).map((fact) => `, ${fact}`),
  ]
  return parts.join('')
}

/** All but the fees, which are told when the round is locked. */
export function roundFacts(round: RoundText): string[] {
  const { wagers, feeOnly, marked, proposition, action, persons, playerDealer, dealtIn, activities } = round
  const bySpot = Object.entries(action ?? {}).map(([spot, amount]) => `${formatMoney(amount)} at ${spot}`)
  const signedIn = Object.entries(persons ?? {}).map(([spot, person]) => `${person} at ${spot}`)
  return [
    wagers === undefined ? '' : `wagers alone at ${spotsInWords(wagers)}`,
    feeOnly === undefined ? '' : `a fee without a wager at ${spotsInWords(feeOnly)}`,
    marked === undefined ? '' : `a dark sensor at ${spotsInWords(marked)}`,
    bySpot.length === 0 ? '' : `in action ${bySpot.join(', ')}`,
    proposition === undefined ? '' : `a proposition player at ${spotsInWords(proposition)}`,
    signedIn.length === 0 ? '' : `signed in ${signedIn.join(', ')}`,
    playerDealer === undefined ? '' : dealerInWords(playerDealer),
    dealtIn === undefined ? '' : `${dealtIn} dealt in`,
    activities === undefined ? '' : `for ${activities.join(' and ')} alone`,
  ].filter((part) => part !== '')
}

function dealerInWords({ fee, seat, person, proposition }: NonNullable<RoundText['playerDealer']>): string {
  const known = [
    person === undefined ? '' : ` (person ${person})`,
    proposition === undefined ? '' : proposition ? ' (proposition player)' : ' (no proposition player)',
    fee === false ? ' without the fee' : ' with the fee',
  ]
  return `the player-dealer${seat === undefined ? '' : ` on seat ${seat}`}${known.join('')}`
}

const spotsInWords = (spots: readonly SpotPlace[]): string =>
  spots
    .map(({ seat, backline, onDealer }) => {
      const behind = backline === undefined ? '' : ` backline ${backline}`
      return `${seat}${behind}${onDealer ? ' on the player-dealer hand' : ''}`
    })
    .join(', ')
