/** A house without an administrator asks for one. */
import { useState } from 'preact/hooks'
import { enrolFirst } from '../live/session.ts'
import { words } from '../words/words.ts'

export function FirstStart({ needsCode }: { needsCode: boolean }) {
  const say = words().signin
  const [why, setWhy] = useState('')
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const text = (name: string) => String(form.get(name) ?? '')
    const first = { name: text('name'), login: text('login'), password: text('password') }
    const refused = await enrolFirst(needsCode ? { ...first, code: text('code') } : first)
    if (refused === undefined) location.assign('/staff')
    else setWhy(refused)
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
        {needsCode && (
          <label>
            <span>{say.code}</span>
            <input name="code" required maxLength={20} autocomplete="off" />
            <small class="soft">{say.codeSays}</small>
          </label>
        )}
        <button type="submit" class="act next">
          {say.firstDone}
        </button>
      </form>
    </main>
  )
}
