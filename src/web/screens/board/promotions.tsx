/** Activities with fixed prizes only, several on a page. */
import type { MeterSign } from '../../../views/signs/meter.ts'
import { Signed } from '../../ui/sentence.tsx'
import { EmblemSign } from '../../ui/stage/emblem.tsx'
import { StageHead } from '../../ui/stage/head.tsx'
import { words } from '../../words.ts'
import { NextUp } from './next.tsx'
import { terms } from './sign.tsx'

const PRIZES_SHOWN = 4

export function Promotions({ signs }: { signs: readonly MeterSign[] }) {
  const say = words().board
  return (
    <section class="plain-page promotions" aria-label={say.promotions}>
      <StageHead name={say.promotions} next={<NextUp />} />
      <ul class="promotion-list">
        {signs.map((sign) => (
          <li key={sign.activity} data-activity={sign.activity} data-pair={sign.emblem.pair}>
            <EmblemSign of={sign.emblem.motif} />
            <p class="promotion-head">
              <strong>{sign.name}</strong>
              <span>{sign.id}</span>
            </p>
            <dl>
              {sign.hands.slice(0, PRIZES_SHOWN).map((hand) => (
                <div key={hand.line}>
                  <dt>
                    <Signed hand={hand} isAlone />
                  </dt>
                  <dd>{words().prize(hand.prize)}</dd>
                </div>
              ))}
            </dl>
            <p class="promotion-more">
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
