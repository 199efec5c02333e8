/** Signing in at a screen: by badge and PIN, by password, on from another screen, or as somebody of the demo. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import './signin.css'
import type { SessionView } from '../../../server/access/sessionview.ts'
import { PLACES, placesOf } from '../../../server/door/places.ts'
import { lazily } from '../../lazily.tsx'
import { signIn, type Told } from '../../stream/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BadgeFields, proofIn } from '../../ui/proof.tsx'
import { Row } from '../../ui/row.tsx'
import { words } from '../../words.ts'
import { ChangePin, Factor, StartCode } from './ownpin.tsx'
import { NoStation } from './station.tsx'

/** A house begins once. */
const FirstStart = lazily(async () => (await import('./first.tsx')).FirstStart)

export function SignIn({ view }: { view: SessionView }) {
  const say = words()
  const [why, setWhy] = useState<Told | undefined>(undefined)
  const [old, setOld] = useState<Readonly<Record<string, string>>>({})
  const enter = async (proof: Parameters<typeof signIn>[0]) => {
    setOld(proof as Record<string, string>)
    setWhy(await signIn(proof))
  }
  if (view.first !== undefined)
    return <FirstStart needsCode={view.first.needsCode} needsProperty={view.first.needsProperty === true} />
  if (view.needsStation === true) return <NoStation station={view.station} />
  const isFactorAsked = why?.id === 'second factor asked' || why?.id === 'wrong factor'
  const submit = (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const text = (name: string) => String(form.get(name) ?? '')
    const factor = text('factor').replaceAll(' ', '')
    const proof = proofIn(form) ?? { login: text('login'), password: text('password') }
    void enter({ ...proof, ...(factor === '' ? {} : { factor }) })
  }
  const demo = view.demo?.filter(({ roles }) => placesOf(roles).includes(view.place))
  return (
    <main class="signin">
      <div role="alert">
        {why !== undefined && <Notice tone={why.id === 'second factor asked' ? 'due' : 'stop'}>{why.says}</Notice>}
      </div>
      <Ended view={view} />
      <NotYours view={view} />
      {view.others.map(({ id, name, place }) => (
        <Button key={id} look="primary" size="next" onClick={() => void enter({ from: place })}>
          {say.signin.goOn(name, screenName(place))}
        </Button>
      ))}
      {demo !== undefined && (
        <section class="signin-demo" aria-labelledby="demo-title">
          <h2 id="demo-title">{say.signin.demoTitle}</h2>
          <p class="soft">{demo.length === 0 ? say.signin.demoOther : say.signin.demoSays}</p>
          <ul>
            {demo.map(({ id, name, roles, badge, pin }) => (
              <li key={id}>
                <Row onClick={() => void enter({ badge, pin })}>
                  <strong>{`${name}, ${roles.map((role) => say.roles[role]).join(', ')}`}</strong>
                  <span class="soft">{say.signin.demoPerson(badge, pin)}</span>
                </Row>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Form onSend={submit}>
        <p class="soft">{say.signin.withBadge}</p>
        <BadgeFields />
        {isFactorAsked && 'badge' in old && <Factor />}
        <Button type="submit" look={view.others.length === 0 ? 'primary' : 'plain'} size="next">
          {say.signin.enter}
        </Button>
      </Form>
      <details class="fold">
        <summary>{say.signin.withPassword}</summary>
        <Form onSend={submit}>
          <Field label={say.signin.login}>
            <Input name="login" required maxLength={80} autocomplete="username" autocapitalize="none" />
          </Field>
          <Field label={say.signin.password}>
            <Input name="password" type="password" required maxLength={200} autocomplete="current-password" />
          </Field>
          {isFactorAsked && 'login' in old && <Factor />}
          <Button type="submit" look="primary" size="next">
            {say.signin.enter}
          </Button>
        </Form>
      </details>
      <Later summary={say.signin.withStart}>{() => <StartCode />}</Later>
      <Later summary={say.signin.changePin}>{() => <ChangePin />}</Later>
    </main>
  )
}

/** Who is signed out is told why, and that nothing of theirs is gone. */
function Ended({ view: { ended } }: { view: SessionView }) {
  const say = words().signin
  if (ended === undefined) return null
  return (
    <Notice tone="due" role="status">
      <strong>{say.ended[ended.why](ended.name ?? say.somebody)}</strong> {say.stands}
    </Notice>
  )
}

/** Signed in elsewhere in this browser, and this screen is not theirs: that is said, with the way back. */
function NotYours({ view: { strangers = [], others, place } }: { view: SessionView }) {
  const say = words()
  const screen = screenName(place)
  if (strangers.length === 0 || others.length > 0) return null
  const roles = PLACES[place].roles.map((role) => say.roles[role]).join(', ')
  return (
    <>
      {strangers.map(({ id, name, place: own }) => (
        <Notice key={id} tone="stop">
          <strong>{say.signin.notYours(name, screen)}.</strong> {say.signin.notYoursSays(roles, screen)}{' '}
          <ButtonLink href={`/${own}`}>{say.signin.backTo(screenName(own))}</ButtonLink>
        </Notice>
      ))}
      <p class="soft">{say.signin.orAnother}</p>
    </>
  )
}

/** What is inside is there once it is open: a page asks for one badge at a time. */
function Later({ summary, children }: { summary: string; children: () => VNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  )
}

const screenName = (place: string): string => (words().screens as Record<string, string>)[place] ?? place
