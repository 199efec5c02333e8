/** The printed copy: what was handed in and when, with the digest by which it can be told from every other. */

import { totalOf, winnersOf } from '../../../games/contest/form.ts'
import { unpacked } from '../../../games/contest/packed.ts'
import type { MemberSheet } from '../../../views/contests/member.ts'
import { view } from '../../stream/feed.ts'
import { Button } from '../../ui/button.tsx'
import { Barcode } from '../../ui/paper/barcode.tsx'
import { onPaper } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { touch } from './member.ts'

/** So much of the digest is in the barcode. */
const CODE_SIGNS = 16
const slipCode = ({ form, digest }: NonNullable<MemberSheet['form']>): string =>
  `${form}-${digest.slice(0, CODE_SIGNS).toUpperCase()}`

export function FormSlip({ of: { name, slate, form, locks, person } }: { of: MemberSheet }) {
  const say = words().kioskForms
  const known = form === undefined ? undefined : unpacked(slate, form.picks)
  if (form === undefined || known === undefined || !('picks' in known)) return null
  const winners = winnersOf(slate, known.picks)
  return (
    <div class="print-only form-slip">
      <p>{view('house').value?.property}</p>
      <h2 lang="en">{name}</h2>
      <p>
        <strong>{say.handedIn(form.form, onPaper(form.local))}</strong>
      </p>
      <p>{say.named(person)}</p>
      <p>{say.until(onPaper(locks))}</p>
      <ol class="form-slip-picks">
        {slate.games.map(({ id }, nth) => (
          <li key={id}>
            {id} <strong>{winners[nth]}</strong>
          </li>
        ))}
      </ol>
      {known.guess !== undefined && <p>{say.total(totalOf(known.guess))}</p>}
      <Barcode of={slipCode(form)} />
      <p>
        {say.digest} <code>{form.digest}</code>
      </p>
      <p>{say.slipSays}</p>
    </div>
  )
}

export const PrintSlip = () => (
  <Button
    size="touch"
    onClick={() => {
      window.print()
      touch()
    }}
  >
    {words().kioskForms.printSlip}
  </Button>
)
