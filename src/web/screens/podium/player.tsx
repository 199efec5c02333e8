/** Who it is: found in the register by card or name, written down as a guest, or nobody that is known. */
import { useSignal } from '@preact/signals'
import type { PlayerView } from '../../../server/door/players.ts'
import { view } from '../../stream/feed.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { meet } from './naming.ts'

type FinderProps = {
  readonly label: string
  readonly onChoose: (player: PlayerView) => void
}

export function PlayerFinder({ label, onChoose }: FinderProps) {
  const say = words().podium
  const text = useSignal('')
  const found = useSignal<{ of: string; players: readonly PlayerView[] } | undefined>(undefined)
  const number = useSignal('')
  const refused = useSignal<Refused | undefined>(undefined)
  const find = async () => {
    const of = text.value.trim()
    if (of === '') return
    const answer = await post('/api/players/find', /^\d+$/.test(of) ? { card: of } : { name: of })
    refused.value = answer.ok ? undefined : answer
    found.value = answer.ok ? { of, players: answer.found } : undefined
    const [only] = answer.ok ? answer.found : []
    // A card is one person: nothing is left to choose.
    if (only !== undefined && /^\d+$/.test(of)) choose(only)
  }
  const choose = (player: PlayerView) => {
    meet(player)
    text.value = ''
    number.value = ''
    found.value = undefined
    onChoose(player)
  }
  const addGuest = async (name: string) => {
    const phone = number.value.trim()
    const answer = await post('/api/guests', { name, ...(phone === '' ? {} : { phone }) })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) choose(answer)
  }
  const of = found.value?.of ?? ''
  const mayAdd = !/^\d+$/.test(of) && isAllowed('AddGuest')
  return (
    <Form class="player-finder" onSend={find}>
      <Field label={label}>
        <Input
          value={text.value}
          placeholder={say.find.look}
          autocomplete="off"
          maxLength={120}
          onInput={({ currentTarget: { value } }) => {
            text.value = value
            found.value = undefined
          }}
        />
      </Field>
      <Button type="submit">{say.find.find}</Button>
      {found.value !== undefined && (
        <div class="players-found" role="status">
          {found.value.players.length === 0 && <p>{say.find.nobody(of)}</p>}
          {found.value.players.map((player) => (
            <Button key={player.person} onClick={() => choose(player)}>
              {say.find.choose(player.name, player.person)}
              {player.isGuest && ` · ${say.guest}`}
            </Button>
          ))}
          {mayAdd && view('podium').value?.texts === true && (
            <Field label={say.find.phone} hint={say.find.phoneHint}>
              <Input
                value={number.value}
                maxLength={24}
                inputMode="tel"
                autocomplete="off"
                onInput={({ currentTarget: { value } }) => {
                  number.value = value
                }}
              />
            </Field>
          )}
          {mayAdd && (
            <Button look={found.value.players.length === 0 ? 'plain' : 'quiet'} onClick={() => void addGuest(of)}>
              {say.find.asGuest(of)}
            </Button>
          )}
        </div>
      )}
      <Refusal refused={refused.value} />
    </Form>
  )
}
