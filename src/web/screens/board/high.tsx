/** The hand to beat: whose it is, its cards, until when, and for how much. */
import type { MeterSign } from '../../../views/meter.ts'
import { LyingCards } from '../../ui/cards.tsx'
import { placeName } from '../../ui/names.ts'
import { Ruled } from '../../ui/said.tsx'
import { words } from '../../words.ts'
import { sentence, short } from './sign.tsx'

export function HighHand({ sign, high }: { sign: MeterSign; high: NonNullable<MeterSign['high']> }) {
  const say = words().board
  return (
    <section class="sign high" aria-label={say.highHand} data-activity={sign.activity}>
      <header>
        <h2>{sign.name}</h2>
        <p class="sign-id">{sign.id}</p>
      </header>
      <p class="high-until">{say.highUntil(high.until.slice(11, 16))}</p>
      <ul class="high-hands">
        {high.hands.map(({ who, line, prize, lying }) => (
          <li key={`${who} ${line}`}>
            <p>
              <strong>{placeName(who)}</strong>{' '}
              <span class="soft">
                <Ruled text={sentence(line)} />
              </span>{' '}
              <strong class="high-prize">{prize === '' ? '' : short(prize)}</strong>
            </p>
            <LyingCards lying={lying} />
          </li>
        ))}
      </ul>
    </section>
  )
}
