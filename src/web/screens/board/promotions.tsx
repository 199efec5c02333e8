/** Activities with fixed prizes only, several on a page. */
import type { MeterSign } from '../../../views/signs/meter.ts'
import { Signed } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { terms } from './sign.tsx'

const PRIZES_SHOWN = 4

export function Promotions({ signs }: { signs: readonly MeterSign[] }) {
  const say = words().board
  return (
    <section class="sign promotions" aria-label={say.promotions}>
      <header>
        <h2>{say.promotions}</h2>
      </header>
      <ul class="promotion-list">
        {signs.map((sign) => (
          <li key={sign.activity} data-activity={sign.activity}>
            <p class="promotion-head">
              <strong>{sign.name}</strong>
              <span class="soft">{sign.id}</span>
            </p>
            <dl>
              {sign.hands.slice(0, PRIZES_SHOWN).map((hand) => (
                <div key={hand.line}>
                  <dt>
                    <Signed hand={hand} isAlone />
                  </dt>
                  <dd>{words().prize(hand.prize, true)}</dd>
                </div>
              ))}
            </dl>
            <p class="soft">
              {[
                ...(sign.hands.length > PRIZES_SHOWN ? [say.moreHands(sign.hands.length - PRIZES_SHOWN)] : []),
                ...terms(sign),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
