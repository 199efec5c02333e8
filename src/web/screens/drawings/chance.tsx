/** The room's own chance: digits called, dice thrown or cards cut; joined until there is enough in them. */
import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { type Card, signOf } from '../../../cards/card.ts'
import { parseCards } from '../../../cards/notation.ts'
import { CHANCES, type Chance, type ChanceKind, partOf, sizeOf, waysOf, withPart } from '../../../views/chance.ts'
import { Button, Press, Toggle } from '../../ui/button.tsx'
import { CardDeck, Cards } from '../../ui/cards.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { words } from '../../words.ts'
import { Die } from './die.tsx'

type Entered = { readonly chance: Chance; readonly onChange: (chance: Chance) => void }

export const isEnough = (chance: Chance, waysMin: string): boolean => waysOf(chance) >= BigInt(waysMin)

export function RoomChance({ chance, onChange, waysMin }: Entered & { waysMin: string }) {
  const say = words().games
  const kind = useSignal<ChanceKind>('digits')
  const ways = chance.length === 0 ? 0n : waysOf(chance)
  return (
    <fieldset class="chance">
      <legend>{say.roomChance}</legend>
      <div class="chance-kinds">
        {CHANCES.map((one) => {
          const part = partOf(chance, one)
          return (
            <Toggle
              key={one}
              isOn={kind.value === one}
              onClick={() => {
                kind.value = one
              }}
            >
              {say.chanceKinds[one]}
              {part !== undefined && ` · ${sizeOf(part)}`}
            </Toggle>
          )
        })}
      </div>
      {kind.value === 'digits' && <Digits chance={chance} onChange={onChange} />}
      {kind.value === 'dice' && <Dice chance={chance} onChange={onChange} />}
      {kind.value === 'cards' && <Cut chance={chance} onChange={onChange} />}
      <p class="soft" role="status">
        {say.chanceWays(ways.toLocaleString(), BigInt(waysMin).toLocaleString(), isEnough(chance, waysMin))}
      </p>
    </fieldset>
  )
}

function Digits({ chance, onChange }: Entered) {
  const say = words().games
  return (
    <Field label={say.chance} hint={say.chanceHint}>
      <Input
        name="digits"
        inputMode="numeric"
        autocomplete="off"
        maxLength={40}
        value={partOf(chance, 'digits')?.digits ?? ''}
        onInput={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, '')
          currentTarget.value = digits
          onChange(withPart(chance, { kind: 'digits', digits }))
        }}
      />
    </Field>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const
const DICE_MAX = 40

/** One stop of the tab key; inside, arrows move, and 1 to 6 is a die. */
function Dice({ chance, onChange }: Entered) {
  const say = words().games
  const faces = partOf(chance, 'dice')?.faces ?? []
  const put = (all: readonly number[]) => onChange(withPart(chance, { kind: 'dice', faces: all }))
  const add = (face: number) => {
    if (faces.length < DICE_MAX) put([...faces, face])
  }
  const undo = () => put(faces.slice(0, -1))
  const focused = useSignal(1)
  const group = useRef<HTMLDivElement>(null)
  const moveTo = (face: number) => {
    focused.value = Math.min(6, Math.max(1, face))
    group.current?.querySelector<HTMLElement>(`[data-face="${focused.value}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^[1-6]$/.test(event.key)) add(Number(event.key))
    else if (event.key === 'Backspace') undo()
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') moveTo(focused.value + 1)
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') moveTo(focused.value - 1)
    else return
    event.preventDefault()
  }
  return (
    <>
      <p class="soft" id="dice-hint">
        {say.diceHint}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons in a fieldset already */}
      <div
        ref={group}
        class="dice"
        role="group"
        aria-label={say.chanceKinds.dice}
        aria-describedby="dice-hint"
        onKeyDown={onKeyDown}
      >
        {FACES.map((face) => (
          <Press
            key={face}
            class="die-choice"
            data-face={face}
            tabIndex={focused.value === face ? 0 : -1}
            onFocus={() => {
              focused.value = face
            }}
            onClick={() => add(face)}
          >
            <span class="unseen">{say.die(face)}</span>
            <Die face={face} />
          </Press>
        ))}
      </div>
      {faces.length > 0 && (
        <p class="thrown">
          <span class="dice-lying" role="img" aria-label={say.thrown(faces.join(', '))}>
            {faces.map((face, place) => (
              // Dice are only added and taken back at the end, so the place is the key.
              <Die key={place} face={face} />
            ))}
          </span>
          <Button onClick={undo}>{say.undoDie}</Button>
        </p>
      )}
    </>
  )
}

function Cut({ chance, onChange }: Entered) {
  const say = words().games
  const read = parseCards((partOf(chance, 'cards')?.cards ?? []).join(' '))
  const cards = read.ok ? read.value : []
  const put = (all: readonly Card[]) => onChange(withPart(chance, { kind: 'cards', cards: all.map(signOf) }))
  return (
    <>
      <p class="soft">{say.cutHint}</p>
      {cards.length > 0 && (
        <p class="thrown">
          <Cards cards={cards} />
          <Button onClick={() => put(cards.slice(0, -1))}>{say.undo}</Button>
        </p>
      )}
      <CardDeck
        left={(card) => (cards.includes(card) ? 0 : 1)}
        onPick={(card) => put([...cards, card])}
        onUndo={() => put(cards.slice(0, -1))}
      />
    </>
  )
}
