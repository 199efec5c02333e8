import { effect } from '@preact/signals'
import { render } from 'preact'
import { keepPreferences } from '../preferences.ts'
import { isMarkedPractice, PracticeMark } from '../ui/shell/practicemark.tsx'
import { words } from '../words.ts'
import { Bar, Choices } from './bar.tsx'
import { Felt } from './felt.tsx'
import { Picker } from './picker.tsx'
import { followAddress } from './session.ts'
import { Details, Verdict } from './verdict.tsx'

function HandsPage() {
  return (
    <>
      {isMarkedPractice() && <PracticeMark />}
      <Bar />
      <main class="hands">
        <Felt />
        <Verdict />
        <Picker />
        <Details />
      </main>
      <Choices />
    </>
  )
}

export function open(page: HTMLElement): void {
  keepPreferences()
  effect(() => {
    document.title = `${words().hands.title} · Gamekeeper`
  })
  followAddress()
  render(<HandsPage />, page)
}
