import { useSignal } from '@preact/signals'
import { fourColours } from '../preferences.ts'
import { Button, Toggle } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { Options } from '../ui/options.tsx'
import { LanguageChoice, ThemeChoice } from '../ui/shell/display.tsx'
import { words } from '../words.ts'
import { TABLE_GAMES } from './games.ts'
import { playGame, table } from './session.ts'

/** Which game, in which words, in which light. */
export function Bar() {
  const say = words().hands
  return (
    <header class="bar">
      <h1>
        Gamekeeper <span class="bar-title">{say.title}</span>
      </h1>
      <Field label={say.game} isInline>
        <Select value={table.value.game.name} onChange={(event) => playGame(event.currentTarget.value)}>
          <Options of={TABLE_GAMES.map(({ name }) => [name, say.games[name]])} />
        </Select>
      </Field>
    </header>
  )
}

export function Choices() {
  const say = words().hands
  return (
    <footer class="bar-choices">
      <CopyAddress />
      <Toggle
        isOn={fourColours.value}
        onClick={() => {
          fourColours.value = !fourColours.value
        }}
      >
        {say.fourColours}
      </Toggle>
      <ThemeChoice />
      <LanguageChoice />
    </footer>
  )
}

function CopyAddress() {
  const say = words().hands
  const isCopied = useSignal(false)
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    isCopied.value = true
  }
  // Browsers give the clipboard to secure pages only; elsewhere the address bar has it anyway.
  if (!('clipboard' in navigator)) return null
  return (
    <>
      <Button onClick={copy} onBlur={() => (isCopied.value = false)}>
        {say.copy}
      </Button>
      <span class="unseen" role="status">
        {isCopied.value ? say.copied : ''}
      </span>
    </>
  )
}
