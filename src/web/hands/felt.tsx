import type { Piece, ZoneName } from '../../words/hands.ts'
import { Press } from '../ui/button.tsx'
import { words } from '../words.ts'
import { CardFace } from './card.tsx'
import type { Zone } from './games.ts'
import type { Made } from './judgement.ts'
import { judged, pickZone, table, takePieceBack } from './session.ts'
import { TileFace } from './tile.tsx'

/** The zones of the game with what lies in them: what counts is lifted, the rest dimmed. */
export function Felt() {
  const { game } = table.value
  return (
    <section class="felt" aria-label={words().hands.yourHand} data-pieces={game.pieces}>
      {game.zones.map((zone) => (
        <ZonePlace key={zone.name} zone={zone} />
      ))}
    </section>
  )
}

function ZonePlace({ zone }: { zone: Zone }) {
  const { lying, active } = table.value
  const pieces = lying[zone.name] ?? []
  const isActive = active === zone.name
  const label = words().hands.zones[zone.name]
  return (
    <div class="zone" data-active={isActive} data-zone={zone.name}>
      <Press class="zone-name" aria-pressed={isActive} onClick={() => pickZone(zone.name)}>
        {label} <span class="zone-count">{`${pieces.length}/${zone.max}`}</span>
      </Press>
      <div class="slots">
        {Array.from({ length: slotsOf(zone, pieces.length) }, (_, index) => (
          // Places do not move, so the place is the key.
          <Slot
            key={index}
            zone={zone}
            index={index}
            piece={pieces[index]}
            isNext={isActive && index === pieces.length}
          />
        ))}
      </div>
    </div>
  )
}

/** Zones that may grow long show the next free place only. */
const slotsOf = (zone: Zone, lying: number) => (zone.max > 7 ? Math.min(zone.max, Math.max(2, lying + 1)) : zone.max)

function Slot({
  zone,
  index,
  piece,
  isNext,
}: {
  zone: Zone
  index: number
  piece: Piece | undefined
  isNext: boolean
}) {
  if (piece === undefined) return <span class="slot" data-next={isNext} />
  const { game } = table.value
  const say = words().hands
  const made = judged.value?.hands.find((hand) => isFrom(hand, zone.name))
  return (
    <Press
      class="slot piece"
      data-counts={made?.counts.includes(piece)}
      onClick={() => takePieceBack(zone.name, index)}
    >
      <span class="unseen">{say.takeBack(say.piece(game, piece))}</span>
      {game.pieces === 'tiles' ? <TileFace tile={piece} /> : <CardFace card={piece} />}
    </Press>
  )
}

const isFrom = ({ of, from }: Made, zone: ZoneName) => from?.includes(zone) ?? (of === undefined || of === zone)
