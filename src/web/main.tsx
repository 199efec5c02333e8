import '@fontsource/barlow-condensed/latin-600.css'
import './fonts.css'
import './tokens.css'
import './page.css'
import { render } from 'preact'
import { Bar } from './bar.tsx'
import { Felt } from './felt.tsx'
import { Picker, RefusalLine } from './picker.tsx'
import { keepPreferences } from './preferences.ts'
import { followAddress } from './session.ts'
import { Verdict } from './verdict.tsx'

function HandsPage() {
  return (
    <>
      <Bar />
      <main>
        <Felt />
        <RefusalLine />
        <Verdict />
        <Picker />
      </main>
    </>
  )
}

keepPreferences()
followAddress()
render(<HandsPage />, document.getElementById('page')!)
