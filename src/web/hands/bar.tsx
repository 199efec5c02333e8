import { useSignal } from '@preact/signals'
import { fourColours, language, ROOMS, room, texts } from '../preferences.ts'
import { Options } from '../ui/options.tsx'
import { TABLE_GAMES } from './games.ts'
import { playGame, table } from './session.ts'
import { LANGUAGES, TEXTS } from './texts.ts'

/** Which game, in which words, in which light. */
export function Bar() {
  const say = texts()
  return (
    <header class="bar">
      <h1>
        Gamekeeper <span class="bar-title">{say.title}</span>
      </h1>
      <label class="field">
        <span class="field-name">{say.game}</span>
        <select value={table.value.game.name} onChange={(event) => playGame(event.currentTarget.value)}>
          <Options of={TABLE_GAMES.map(({ name }) => [name, say.games[name]])} />
        </select>
      </label>
    </header>
  )
}

export function Choices() {
  const say = texts()
  return (
    <footer class="bar-choices">
      <CopyAddress />
      <button
        type="button"
        class="toggle"
        aria-pressed={fourColours.value}
        onClick={() => {
          fourColours.value = !fourColours.value
        }}
      >
        {say.fourColours}
      </button>
      <fieldset class="pair" aria-label={say.look.label}>
        {ROOMS.map((name) => (
          <button
            key={name}
            type="button"
            class="toggle"
            aria-pressed={room.value === name}
            onClick={() => {
              room.value = name
            }}
          >
            {say.look[name]}
          </button>
        ))}
      </fieldset>
      <fieldset class="pair" aria-label="Language / Idioma">
        {LANGUAGES.map((name) => (
          <button
            key={name}
            type="button"
            class="toggle"
            lang={name}
            aria-pressed={language.value === name}
            onClick={() => {
              language.value = name
            }}
          >
            {TEXTS[name].language}
          </button>
        ))}
      </fieldset>
    </footer>
  )
}

function CopyAddress() {
  const say = texts()
  const isCopied = useSignal(false)
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    isCopied.value = true
  }
  // Browsers give the clipboard to secure pages only; elsewhere the address bar has it anyway.
  if (!('clipboard' in navigator)) return null
  return (
    <>
      <button type="button" class="toggle" onClick={copy} onBlur={() => (isCopied.value = false)}>
        {say.copy}
      </button>
      <span class="unseen" role="status">
        {isCopied.value ? say.copied : ''}
      </span>
    </>
  )
}
