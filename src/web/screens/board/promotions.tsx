/** Activities with fixed prizes only, several on a page; one alone has its prizes across the room. */
import './fixed.css'
import { largestPrizes } from '../../../views/signs/largest.ts'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { Signed } from '../../ui/sentence.tsx'
import { EmblemSign } from '../../ui/stage/emblem.tsx'
import { StageHead } from '../../ui/stage/head.tsx'
import { Light } from '../../ui/stage/light.tsx'
import { words } from '../../words.ts'
import { NextUp } from './next.tsx'
import { PRIZES_SHOWN } from './pages.ts'
import { Scan } from './scan.tsx'
import { Prizes, terms, whereOf } from './sign.tsx'

/** As many have room for larger letters. */
const FEW = 4

export function Promotions({ signs }: { signs: readonly MeterSign[] }) {
  const say = words().board
  return (
    <section class="plain-page promotions" aria-label={say.promotions}>
      <StageHead name={say.promotions} next={<NextUp />} />
      <ul class="promotion-list" data-few={signs.length <= FEW}>
        {signs.map((sign) => (
          <li key={sign.activity} data-activity={sign.activity} data-pair={sign.emblem.pair}>
            <EmblemSign of={sign.emblem.motif} />
            <p class="promotion-head">
              <strong>{sign.name}</strong>
              <span>{sign.id}</span>
            </p>
            <dl>
              {largestPrizes(sign)
                .slice(0, PRIZES_SHOWN)
                .map((hand) => (
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

export const FixedSign = ({ sign }: { sign: MeterSign }) => (
  <section
    class="sign stage-page fixed-sign"
    aria-label={sign.name}
    data-activity={sign.activity}
    data-pair={sign.emblem.pair}
  >
    <Light of={sign.emblem} />
    <StageHead
      motif={sign.emblem.motif}
      name={sign.name}
      where={sign.hands.length === 0 ? '' : whereOf(sign).join(' · ')}
      next={<NextUp />}
    />
    <div class="sign-floor">
      {sign.hands.length > 0 ? (
        <Prizes sign={sign} />
      ) : (
        <p class="fixed-says">
          {whereOf(sign).map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      )}
      <Scan />
    </div>
  </section>
)
