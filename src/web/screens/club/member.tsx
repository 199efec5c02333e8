/** One member: what the form says and lacks, the picture, the card and the PIN; then what they have. */
import { useSignal } from '@preact/signals'
import type { ClubLook } from '../../../server/club/clubroutes.ts'
import { view } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pad } from '../../ui/pad/pad.tsx'
import { Barcode } from '../../ui/paper/barcode.tsx'
import { Paper } from '../../ui/paper/sheet.tsx'
import { OnBoard } from '../../ui/stage/onboard.tsx'
import { words } from '../../words.ts'
import { Aside, Credits, Others } from './credits.tsx'
import { FormPane } from './form.tsx'
import { look, write } from './looked.ts'

const PIN_LEAST = 4
const PIN_MOST = 12

export function Member({ of }: { of: ClubLook }) {
  const say = words().club
  const { person, name, card, form, lacks, address, born, documents, has } = of
  return (
    <>
      <article class="pane no-print" data-member={person}>
        <h2>
          {name}{' '}
          <Badge tone={form === 'complete' ? 'good' : 'due'}>
            {form === 'complete' ? say.complete : say.notComplete}
          </Badge>
        </h2>
        {lacks.length > 0 && (
          <Notice tone="due">{say.lacks(lacks.map((field) => say.fields[field]).join(', '))}</Notice>
        )}
        <div class="club-facts">
          <Facts
            rows={[
              [say.number, person],
              [say.cardNumber, card ?? say.noCard],
              [say.born, born ?? ''],
              [say.address, address ?? ''],
              [say.documents, documents.map(({ kind, ends }) => say.document(kind, ends)).join(', ')],
            ]}
          />
          {of.hasPicture && <Picture of={of} />}
        </div>
        <OnBoard person={person} isNamed={of.isNamed} onDone={() => void look(person)} />
      </article>
      <Aside of={of} />
      {has.credits.length === 0 && <p class="pane soft no-print">{say.noCredits}</p>}
      {has.credits.map((one) => (
        <Credits key={one.activity} person={person} of={one} />
      ))}
      <Others of={has} />
      <CardPane of={of} />
      <PinPane person={person} />
      <FormPane key={`${person} ${lacks.join()}`} of={of} />
    </>
  )
}

function Picture({ of: { person, name } }: { of: ClubLook }) {
  const picture = useView(`/api/club/picture/${person}`).view?.picture
  return picture === undefined ? null : <img class="club-picture" src={picture} alt={words().club.pictureOf(name)} />
}

function CardPane({ of }: { of: ClubLook }) {
  const say = words().club
  const { person, card } = of
  const property = view('house').value?.property
  const make = () => void write('card', { person }, (made) => say.issued(made.card ?? ''))
  return (
    <article class="pane">
      <h2 class="no-print">{say.card}</h2>
      {card === undefined ? (
        <p class="actions no-print">
          <Button look="primary" onClick={make}>
            {say.issue}
          </Button>
        </p>
      ) : (
        <>
          {/* No card leaves without the name of the house. */}
          {property !== undefined && (
            <Paper sheet="club card" of={card} print={say.printCard}>
              {(mark) => <Card of={of} card={card} property={property} mark={mark} />}
            </Paper>
          )}
          <p class="actions no-print">
            <Button look="stop" onClick={make}>
              {say.replace}
            </Button>
            <span class="soft">{say.replaceSays}</span>
          </p>
        </>
      )}
    </article>
  )
}

type CardOf = { of: ClubLook; card: string; property: string; mark: string | undefined }

/** As large as a bank card: the house, its logo, picture and name of the member, and the barcode. */
function Card({ of, card, property, mark }: CardOf) {
  return (
    <div class="club-card">
      <header>
        <Logo property={property} />
        <strong>{property}</strong>
        {mark !== undefined && <span class="club-copy">{mark}</span>}
      </header>
      {of.hasPicture && <Picture of={of} />}
      <span class="club-name">{of.name}</span>
      <Barcode of={card} />
      <small>{words().club.personal}</small>
    </div>
  )
}

/** A house that has put down none has the first letters of its name. */
function Logo({ property }: { property: string }) {
  const isMissing = useSignal(false)
  if (!isMissing.value)
    return (
      <img
        class="club-logo"
        src="/logo"
        alt=""
        onError={() => {
          isMissing.value = true
        }}
      />
    )
  const letters = property.split(/\s+/).map((word) => word.slice(0, 1).toUpperCase())
  return (
    <span class="club-logo" aria-hidden="true">
      {letters.slice(0, 3).join('')}
    </span>
  )
}

/** The member presses it, not the desk. */
function PinPane({ person }: { person: string }) {
  const say = words().club
  const pin = useSignal('')
  const set = async () => {
    const now = pin.value
    pin.value = ''
    await write('pin', { person, pin: now }, () => say.pinSet)
  }
  return (
    <article class="pane no-print">
      <h2>{say.pin}</h2>
      <p class="soft">{say.pinSays}</p>
      <Form autocomplete="off" onSend={set}>
        <Field label={say.pin}>
          <Input
            type="password"
            value={pin.value}
            inputMode="none"
            autocomplete="new-password"
            required
            minLength={PIN_LEAST}
            maxLength={PIN_MOST}
            onInput={({ currentTarget }) => {
              pin.value = currentTarget.value
            }}
          />
        </Field>
        <Pad
          label={words().kiosk.pad.title}
          value={pin.value}
          most={PIN_MOST}
          onChange={(value) => {
            pin.value = value
          }}
        />
        <p class="actions">
          <Button type="submit">{say.setPin}</Button>
        </p>
      </Form>
    </article>
  )
}
