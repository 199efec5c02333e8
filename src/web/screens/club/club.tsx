/** The club desk: a member is found, the form filled in, a card made, credits handed in against identification. */
import './club.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { MemberView } from '../../../server/club/members.ts'
import { post } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Desk, openScreen } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { clueOf } from './clue.ts'
import { FormPane } from './form.tsx'
import { look, looked, refused } from './looked.ts'
import { Member } from './member.tsx'
import { ClubTiles } from './tiles.tsx'
import { Tonight } from './tonight.tsx'

function ClubPage() {
  const say = words().club
  const isNew = useSignal(false)
  const here = looked.value
  // Whoever signs in next sees nobody whom somebody else has looked at.
  useEffect(
    () => () => {
      looked.value = undefined
      refused.value = undefined
    },
    [],
  )
  if (!isAllowed('SetClubForm'))
    return (
      <Desk screen="club">
        <main>
          <p class="pane soft">{say.notYours}</p>
        </main>
      </Desk>
    )
  return (
    <Desk screen="club">
      {here === undefined && !isNew.value && <ClubTiles />}
      <main class="desk club">
        <section class="no-print">
          <Find
            onFound={(person) => {
              isNew.value = false
              void look(person)
            }}
          />
          <p class="actions">
            <Button
              onClick={() => {
                looked.value = undefined
                refused.value = undefined
                isNew.value = true
              }}
            >
              {say.newMember}
            </Button>
          </p>
          <p class="soft">{say.audited}</p>
        </section>
        <section>
          <div class="no-print">
            <Refusal refused={refused.value} />
          </div>
          {here !== undefined && <Member key={here.person} of={here} />}
          {here === undefined && isNew.value && <FormPane />}
          {here === undefined && !isNew.value && <Tonight />}
        </section>
      </main>
    </Desk>
  )
}

function Find({ onFound }: { onFound: (person: string) => void }) {
  const say = words().club
  const found = useSignal<readonly MemberView[] | undefined>(undefined)
  const find = async (form: HTMLFormElement) => {
    const text = String(new FormData(form).get('clue') ?? '').trim()
    if (text === '') return
    const answer = await post('/api/club/find', clueOf(text))
    refused.value = answer.ok ? undefined : answer
    found.value = answer.ok ? answer.found : undefined
    // A card is one person's: nobody has to be chosen.
    if (answer.ok && answer.found.length === 1) onFound(answer.found[0]!.person)
  }
  return (
    <>
      <Form autocomplete="off" onSend={find}>
        <Field label={say.find}>
          <Input name="clue" required maxLength={120} autocomplete="off" />
        </Field>
        <Button type="submit" look="primary">
          {say.look}
        </Button>
      </Form>
      <div role="status" class="club-found">
        {found.value !== undefined && (
          <List
            name="members-found"
            title={words().listed.members}
            rows={found.value}
            keyOf={({ person }) => person}
            empty={say.nobody}
            quietUpTo={5}
            opens={{ isOpen: ({ person }) => looked.value?.person === person, open: ({ person }) => onFound(person) }}
            columns={[
              {
                key: 'name',
                says: words().listed.member,
                value: ({ name }) => name,
                cell: ({ name }) => <strong>{name}</strong>,
              },
              { key: 'person', says: words().listed.register, value: ({ person }) => person, isUnlabelled: true },
              {
                key: 'form',
                says: words().listed.form,
                value: ({ form }) => (form === 'complete' ? say.complete : say.notComplete),
                cell: ({ form }) => <FormBadge of={form} />,
                isUnlabelled: true,
              },
            ]}
          />
        )}
      </div>
    </>
  )
}

const FormBadge = ({ of }: { of: MemberView['form'] }) => (
  <Badge tone={of === 'complete' ? 'good' : 'due'}>
    {of === 'complete' ? words().club.complete : words().club.notComplete}
  </Badge>
)

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'club', views: ['drawings', 'contests'] }, page, <ClubPage />)
