/**
 * A form being filled in: by thumb, or by keyboard from one game to the next. A bracket shows one round at a time; what a change has
 * cleared is said. The page keeps the draft, so that it can be sent, printed or thrown away.
 */
import { minuteOf } from '../shell/clock.tsx'
import './picks.css'
import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { weekdayOf } from '../../../base/moment.ts'
import { type Pick, roundsOf } from '../../../games/contest/bracket.ts'
import { changed, type Draft, type Guess, type Picks, teamsIn } from '../../../games/contest/form.ts'
import type { Slate } from '../../../games/contest/slate.ts'
import { words } from '../../words.ts'
import { Button, Choices, Press, Toggle } from '../button.tsx'
import { Field, Input } from '../field.tsx'
import { Notice } from '../notice.tsx'
import { Pad } from '../pad/pad.tsx'

type Of = {
  readonly slate: Slate
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** Digits to press, where there is no keyboard. */
  readonly hasPad?: boolean
  /** Games that a change has cleared, where the page says so itself, in sight. */
  readonly onCleared?: (games: readonly string[]) => void
}

export function Picker({ slate, draft, onDraft, hasPad = false, onCleared }: Of) {
  const say = words().picks
  const cleared = useSignal<readonly string[]>([])
  const choose = (game: string, pick: Pick) => {
    const next = changed(slate, draft.picks, game, pick)
    if (!('picks' in next)) return
    if (onCleared === undefined) cleared.value = next.cleared
    else onCleared(next.cleared)
    onDraft({ ...draft, picks: next.picks })
  }
  const lacks = draft.picks.filter((pick) => pick === undefined).length
  return (
    <div class="picks-form">
      {slate.kind === 'bracket' ? (
        <Rounds slate={slate} picks={draft.picks} onChoose={choose} />
      ) : (
        <Days slate={slate} picks={draft.picks} onChoose={choose} />
      )}
      <GuessFields slate={slate} draft={draft} onDraft={onDraft} hasPad={hasPad} />
      <div class="picker-says" role="status">
        {cleared.value.length > 0 && <Notice tone="due">{say.cleared(cleared.value.map(say.game).join(', '))}</Notice>}
        <p class={lacks === 0 ? '' : 'soft'}>{lacks === 0 ? say.complete : say.lacks(lacks)}</p>
      </div>
    </div>
  )
}

type Choosing = {
  readonly slate: Slate
  readonly picks: Picks
  readonly onChoose: (game: string, pick: Pick) => void
}

function Rounds({ slate, picks, onChoose }: Choosing) {
  const say = words().picks
  const rounds = roundsOf(slate)
  const isOpen = (round: readonly number[]) => round.some((game) => picks[game] === undefined)
  const shown = useSignal(Math.max(0, rounds.findIndex(isOpen)))
  const round = rounds[shown.value]!
  const isDone = !isOpen(round)
  const top = useRef<HTMLDivElement>(null)
  const goTo = (nth: number) => {
    shown.value = nth
    // The button that was pressed is gone; whoever uses a keyboard goes on where the round begins.
    requestAnimationFrame(() => top.current?.querySelector<HTMLButtonElement>('.picker-team')?.focus())
  }
  return (
    <div ref={top}>
      <Choices label={say.rounds} class="picker-rounds">
        {rounds.map((games, nth) => (
          <Toggle key={nth} isOn={nth === shown.value} onClick={() => (shown.value = nth)}>
            {say.round(games.length)}{' '}
            <small>{say.done(games.filter((game) => picks[game] !== undefined).length, games.length)}</small>
          </Toggle>
        ))}
      </Choices>
      {groupsOf(round, (game) => slate.games[game]!.region ?? '').map(([region, games]) => (
        <section key={region} aria-label={region === '' ? say.round(round.length) : region}>
          {region !== '' && <h3>{region}</h3>}
          <Games slate={slate} picks={picks} games={games} onChoose={onChoose} />
        </section>
      ))}
      {isDone && shown.value < rounds.length - 1 && (
        <Button size="touch" onClick={() => goTo(shown.value + 1)}>
          {say.nextRound}
        </Button>
      )}
    </div>
  )
}

function Days({ slate, picks, onChoose }: Choosing) {
  const say = words().picks
  const dayOf = (game: number) => weekdayOf(slate.games[game]!.starts)
  return (
    <>
      {groupsOf([...slate.games.keys()], dayOf).map(([day, games]) => (
        <section key={day} aria-label={say.days[day]}>
          <h3>{say.days[day]}</h3>
          <Games slate={slate} picks={picks} games={games} onChoose={onChoose} />
        </section>
      ))}
    </>
  )
}

const groupsOf = (games: readonly number[], name: (game: number) => string): [string, number[]][] => [
  ...Map.groupBy(games, name),
]

const Games = ({ slate, picks, games, onChoose }: Choosing & { games: readonly number[] }) => (
  <ol class="picker-games">
    {games.map((game) => (
      <li key={game}>
        <Game slate={slate} picks={picks} game={game} onChoose={onChoose} />
      </li>
    ))}
  </ol>
)

function Game({ slate, picks, game, onChoose }: Choosing & { game: number }) {
  const say = words().picks
  const { id, starts, sides } = slate.games[game]!
  const teams = teamsIn(slate, picks, game)
  return (
    <fieldset class="picker-game" data-picked={picks[game] !== undefined}>
      <legend>
        {say.game(id)} <small>{minuteOf(starts)}</small>
      </legend>
      {([0, 1] as const).map((pick) => {
        const side = sides[pick]
        const seed = 'team' in side ? side.seed : undefined
        return (
          <Press
            key={pick}
            class="picker-team"
            aria-pressed={picks[game] === pick}
            disabled={teams[pick] === undefined}
            onClick={() => onChoose(id, pick)}
          >
            {seed !== undefined && <small title={say.seed(seed)}>{seed}</small>}
            <span>{teams[pick] ?? say.waits}</span>
          </Press>
        )
      })}
    </fieldset>
  )
}

/** Both scores or the total; what is typed of both scores is the guess. */
function GuessFields({ slate, draft, onDraft, hasPad = false }: Of) {
  const say = words().picks
  const typed = useSignal(textsOf(draft.guess))
  const pressed = useSignal<keyof Typed>('first')
  const at = slate.games.findIndex(({ id }) => id === slate.totalOf)
  if (at < 0) return null
  const [one = '', other = ''] = teamsIn(slate, draft.picks, at)
  const set = (part: Partial<Typed>) => {
    typed.value = { ...typed.value, ...part }
    const guess = guessOf(typed.value)
    const { guess: _, ...rest } = draft
    onDraft(guess === undefined ? rest : { ...rest, guess })
  }
  const { first, second, total } = typed.value
  const isBoth = first !== '' || second !== ''
  const labels: Readonly<Record<keyof Typed, string>> = { first: one, second: other, total: say.total }
  const isPressed = (name: keyof Typed) => hasPad && pressed.value === name
  const field = (label: string, value: string, name: keyof Typed, isOff = false) => (
    <Field label={label} class={isPressed(name) ? 'picks-pressed' : undefined}>
      <Input
        inputMode={hasPad ? 'none' : 'numeric'}
        autocomplete="off"
        maxLength={DIGITS_MOST}
        value={value}
        disabled={isOff}
        onFocus={() => (pressed.value = name)}
        onInput={({ currentTarget }) => set({ [name]: currentTarget.value.trim() })}
      />
    </Field>
  )
  return (
    <fieldset class="picker-guess">
      <legend>{say.guess(one, other)}</legend>
      {field(one, first, 'first')}
      {field(other, second, 'second')}
      {field(say.total, isBoth ? sumOf(typed.value) : total, 'total', isBoth)}
      {hasPad && (
        <Pad
          label={labels[pressed.value]}
          value={typed.value[pressed.value]}
          most={DIGITS_MOST}
          onChange={(value) => set({ [pressed.value]: value })}
        />
      )}
      <p class="soft">{say.guessSays}</p>
    </fieldset>
  )
}

const DIGITS_MOST = 4

type Typed = { first: string; second: string; total: string }

const textsOf = (guess: Guess | undefined): Typed => {
  if (guess === undefined) return { first: '', second: '', total: '' }
  if ('total' in guess) return { first: '', second: '', total: String(guess.total) }
  return { first: String(guess.score[0]), second: String(guess.score[1]), total: '' }
}

const isNumber = (text: string): boolean => /^\d{1,4}$/.test(text)

function guessOf({ first, second, total }: Typed): Guess | undefined {
  if (isNumber(first) && isNumber(second)) return { score: [Number(first), Number(second)] }
  return first === '' && second === '' && isNumber(total) ? { total: Number(total) } : undefined
}

const sumOf = ({ first, second }: Typed): string =>
  isNumber(first) && isNumber(second) ? String(Number(first) + Number(second)) : ''
