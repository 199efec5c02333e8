/** The kiosk: a club card and its PIN, what belongs to that member, a prize put aside; it forgets after twenty seconds without a touch. */
import './kiosk.css'
import { view } from '../../stream/feed.ts'
import { Notice } from '../../ui/notice.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { LanguageChoice, ThemeChoice } from '../../ui/shell/display.tsx'
import { openScreen, Stale } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { Card } from './card.tsx'
import { sheet } from './forms.ts'
import { member, refused, touch } from './member.ts'
import { Mine } from './mine.tsx'

function KioskPage() {
  const say = words().kiosk
  const house = view('house').value
  const here = member.value
  return (
    // Every touch and key says that somebody is still there.
    <main class={sheet.value === undefined ? 'kiosk' : 'kiosk kiosk-wide'} onPointerDown={touch} onKeyDown={touch}>
      <header class="kiosk-head">
        <div>
          <h1>{here === undefined ? say.title : say.hello(here.name)}</h1>
          <p class="soft">{house?.property}</p>
        </div>
        <span class="top-display">
          <ThemeChoice />
          <LanguageChoice />
        </span>
      </header>
      <Stale />
      <div role="alert">
        {refused.value !== undefined && (
          <Notice tone="stop">
            <Reasons reasons={refused.value.reasons} />
          </Notice>
        )}
      </div>
      {here === undefined ? <Card /> : <Mine of={here} />}
    </main>
  )
}

export function open(page: HTMLElement): void {
  openScreen({ screen: 'kiosk', views: [] }, page, <KioskPage />)
}
