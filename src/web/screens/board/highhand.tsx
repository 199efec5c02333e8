/** The hand to beat: whose it is, its cards, until when, and for how much. */
import { partyKey } from '../../../base/party.ts'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { ShownCards } from '../../ui/cards.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { short } from './sign.tsx'

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
        {high.hands.map(({ who, line, prize, cards }) => (
          <li key={`${partyKey(who)} ${line}`}>
            <p>
              <strong>{words().party(who)}</strong>{' '}
              <span class="soft">
                <Ruled text={line} isAlone />
              </span>{' '}
              <strong class="high-prize">{prize === '' ? '' : short(prize)}</strong>
            </p>
            <ShownCards cards={cards} />
          </li>
        ))}
      </ul>
    </section>
  )
}
