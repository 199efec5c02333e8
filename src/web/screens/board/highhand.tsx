/** The hand to beat: whose it is, its cards, until when, and for how much. */
import { partyKey } from '../../../base/party.ts'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { ShownCards } from '../../ui/cards.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { StageHead } from '../../ui/stage/head.tsx'
import { Light } from '../../ui/stage/light.tsx'
import { words } from '../../words.ts'
import { NextUp } from './next.tsx'

export function HighHand({ sign, high }: { sign: MeterSign; high: NonNullable<MeterSign['high']> }) {
  const say = words().board
  return (
    <section
      class="sign stage-page high"
      aria-label={say.highHand}
      data-activity={sign.activity}
      data-pair={sign.emblem.pair}
    >
      <Light of={sign.emblem} />
      <StageHead motif={sign.emblem.motif} name={sign.name} next={<NextUp />} />
      <p class="high-until">{say.highUntil(clockOf(high.until))}</p>
      <ul class="high-hands">
        {high.hands.map(({ who, line, prize, cards }) => (
          <li key={`${partyKey(who)} ${line}`}>
            <p>
              <strong>{words().party(who)}</strong>{' '}
              <span class="soft">
                <Ruled text={line} isAlone />
              </span>{' '}
              <strong class="high-prize">{prize}</strong>
            </p>
            <ShownCards cards={cards} />
          </li>
        ))}
      </ul>
    </section>
  )
}
