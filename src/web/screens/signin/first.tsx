/** A house without an administrator asks for one; a house that is not there yet also for its name. */
import { useState } from 'preact/hooks'
import { language } from '../../preferences.ts'
import { enrolFirst, type First, opens } from '../../stream/session.ts'
import { BadgeFields } from '../../ui/badge.tsx'
import { Options } from '../../ui/options.tsx'
import { words } from '../../words.ts'

export function FirstStart({ needsCode, needsProperty }: { needsCode: boolean; needsProperty: boolean }) {
  const say = words().signin
  const [why, setWhy] = useState('')
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const given = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    const refused = await enrolFirst(given as First)
    setWhy(refused ?? '')
    if (refused !== undefined) return
    await opens()
    location.assign('/staff')
  }
  return (
    <main class="signin">
      <h1>{say.firstTitle}</h1>
      <p class="soft">{say.firstSays}</p>
      <div role="alert">
        {why !== '' && (
          <p class="notice" data-tone="stop">
            {why}
          </p>
        )}
      </div>
      <form class="form" onSubmit={(event) => void submit(event)}>
        {needsProperty && <Property />}
        <h2>{say.aboutYou}</h2>
        <label>
          <span>{say.name}</span>
          <input name="name" required maxLength={80} autocomplete="name" />
        </label>
        <label>
          <span>{say.login}</span>
          <input name="login" required maxLength={40} autocomplete="username" autocapitalize="none" />
        </label>
        <label>
          <span>{say.password}</span>
          <input name="password" type="password" required minLength={12} maxLength={200} autocomplete="new-password" />
          <small class="soft">{say.passwordSays}</small>
        </label>
        <p class="soft">{say.firstBadge}</p>
        <BadgeFields says={{ badge: say.badgeSays, pin: say.pinSays }} />
        {needsCode && (
          <label>
            <span>{say.code}</span>
            <input name="code" required maxLength={20} autocomplete="off" />
            <small class="soft">{say.codeSays}</small>
          </label>
        )}
        <button type="submit" class="act next">
          {needsProperty ? say.openHouse : say.firstDone}
        </button>
      </form>
    </main>
  )
}

function Property() {
  const say = words().signin
  const here = new Intl.DateTimeFormat(language.value).resolvedOptions().timeZone
  return (
    <>
      <h2>{say.aboutHouse}</h2>
      <label>
        <span>{say.property}</span>
        <input name="property" required maxLength={80} autocomplete="organization" />
      </label>
      <label>
        <span>{say.zone}</span>
        <select name="zone" required>
          <Options of={[...new Set([here, ...Intl.supportedValuesOf('timeZone')])]} />
        </select>
      </label>
      <label>
        <span>{say.dayStart}</span>
        <input name="dayStart" type="time" defaultValue="06:00" required />
      </label>
      <label>
        <span>{say.chip}</span>
        <input name="chip" defaultValue="$1.00" required maxLength={20} />
        <small class="soft">{say.chipSays}</small>
      </label>
    </>
  )
}
