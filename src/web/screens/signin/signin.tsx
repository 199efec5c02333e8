/** Signing in at a screen: by badge and PIN, by password, on from another screen, or as somebody of the demo. */
import { useState } from 'preact/hooks'
import './signin.css'
import { placesOf } from '../../../server/door/permissions.ts'
import type { SessionView } from '../../../server/door/sessionroutes.ts'
import { signIn } from '../../stream/session.ts'
import { BadgeFields, proofIn } from '../../ui/badge.tsx'
import { words } from '../../words.ts'
import { FirstStart } from './first.tsx'

export function SignIn({ view }: { view: SessionView }) {
  const say = words()
  const [why, setWhy] = useState('')
  const enter = async (proof: Parameters<typeof signIn>[0]) => setWhy((await signIn(proof)) ?? '')
  if (view.first !== undefined)
    return <FirstStart needsCode={view.first.needsCode} needsProperty={view.first.needsProperty === true} />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const text = (name: string) => String(form.get(name) ?? '')
    void enter(proofIn(form) ?? { login: text('login'), password: text('password') })
  }
  const demo = view.demo?.filter(({ roles }) => placesOf(roles).includes(view.place))
  return (
    <main class="signin">
      <h1>{say.signin.title(screenName(view.place))}</h1>
      <div role="alert">
        {why !== '' && (
          <p class="notice" data-tone="stop">
            {why}
          </p>
        )}
      </div>
      {view.others.map(({ id, name, place }) => (
        <button key={id} type="button" class="act next" onClick={() => void enter({ from: place })}>
          {say.signin.goOn(name, screenName(place))}
        </button>
      ))}
      {demo !== undefined && (
        <section class="signin-demo" aria-labelledby="demo-title">
          <h2 id="demo-title">{say.signin.demoTitle}</h2>
          <p class="soft">{demo.length === 0 ? say.signin.demoOther : say.signin.demoSays}</p>
          <ul>
            {demo.map(({ id, name, roles, badge, pin }) => (
              <li key={id}>
                <button type="button" class="row" onClick={() => void enter({ badge, pin })}>
                  <strong>{`${name}, ${roles.map((role) => say.roles[role]).join(', ')}`}</strong>
                  <span class="soft">{say.signin.demoPerson(badge, pin)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form class="form" onSubmit={submit}>
        <p class="soft">{say.signin.withBadge}</p>
        <BadgeFields />
        <button type="submit" class="act next">
          {say.signin.enter}
        </button>
      </form>
      <details class="fold">
        <summary>{say.signin.withPassword}</summary>
        <form class="form" onSubmit={submit}>
          <label>
            <span>{say.signin.login}</span>
            <input name="login" required maxLength={80} autocomplete="username" autocapitalize="none" />
          </label>
          <label>
            <span>{say.signin.password}</span>
            <input name="password" type="password" required maxLength={200} autocomplete="current-password" />
          </label>
          <button type="submit" class="act next">
            {say.signin.enter}
          </button>
        </form>
      </details>
    </main>
  )
}

const screenName = (place: string): string => (words().screens as Record<string, string>)[place] ?? place
