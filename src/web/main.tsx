import '@fontsource/barlow-condensed/latin-600.css'
import './fonts.css'
import './tokens.css'
import './page.css'
import { render } from 'preact'
import { Bar, Choices } from './bar.tsx'
import { Felt } from './felt.tsx'
import { Picker } from './picker.tsx'
import { keepPreferences } from './preferences.ts'
import { followAddress } from './session.ts'
import { Details, Verdict } from './verdict.tsx'

function HandsPage() {
  return (
    <>
      <Bar />
      <main>
        <Felt />
        <Verdict />
        <Picker />
        <Details />
      </main>
      <Choices />
    </>
  )
}

keepPreferences()
followAddress()
render(<HandsPage />, document.getElementById('page')!)
