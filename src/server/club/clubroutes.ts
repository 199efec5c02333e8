/** The desk of the club: forms, pictures, cards and PINs of members. Every look and every change is in the audit. */
import { Hono } from 'hono'
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import { type KioskView, kioskView } from '../../views/kiosk.ts'
import { fault } from '../api/fault.ts'
import { actsOf } from '../api/guarded.ts'
import type { Door, Here } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import type { HolderOf } from './holders.ts'
import {
  cardCall,
  formCall,
  lookCall,
  type MemberForm,
  type Members,
  type MemberView,
  memberClue,
  pinCall,
} from './members.ts'

/** The form of a member, and what belongs to them. */
/** `isNamed`: boards may show the short name. */
export type ClubLook = MemberForm & { has: KioskView; isNamed: boolean }

export function clubRoutes(door: Door, permit: Permit, members: Members, holderOf: HolderOf): Hono {
  const { house, audit } = door
  const act = actsOf(door, permit)
  const app = new Hono()

  function cardHolder(text: string): MemberView[] | Refusal {
    const holder = holderOf(text)
    if (isRefusal(holder)) return holder
    const member = members.read(holder)
    return member === undefined ? [] : [member]
  }

  /** The house hears whether the form is complete, and no more. */
  async function changed(done: MemberView | Refusal, here: Here, what: string): Promise<MemberView | Refusal> {
    if (isRefusal(done)) return done
    audit.note('register changed', { person: here.person, of: done.person, what })
    if (house.state.persons.get(done.person)?.club !== done.form)
      await house.submit({ do: 'SetClubForm', person: done.person, club: done.form }, { by: here.person })
    return done
  }

  app.post(
    '/find',
    act('SetClubForm', memberClue, (clue, here) => {
      const found = 'card' in clue ? cardHolder(clue.card) : members.find(clue)
      const count = isRefusal(found) ? 0 : found.length
      audit.note('register read', { person: here.person, by: Object.keys(clue)[0] ?? '', found: count })
      return isRefusal(found) ? found : { found }
    }),
  )
  app.post(
    '/look',
    act('SetClubForm', lookCall, ({ person }, here): ClubLook | Refusal => {
      const form = members.form(person)
      audit.note('register read', { person: here.person, of: person })
      return isRefusal(form)
        ? form
        : {
            ...form,
            has: kioskView(house.state, person, house.now()),
            isNamed: house.state.named.has(person),
          }
    }),
  )

  app.post(
    '/members',
    act('SetClubForm', formCall, (asked, here) => changed(members.write(asked), here, 'club form')),
  )
  app.post(
    '/card',
    act('SetClubForm', cardCall, ({ person }, here) => changed(members.newCard(person), here, 'club card')),
  )
  app.post(
    '/pin',
    act('SetClubForm', pinCall, async ({ person, pin }, here) =>
      changed(await members.setPin(person, pin), here, 'club PIN'),
    ),
  )
  app.get('/picture/:person', (call) => {
    const here = permit.toDo(call, 'SetClubForm')
    if (here instanceof Response) return here
    const of = call.req.param('person').slice(0, 20)
    const picture = members.picture(of)
    audit.note('register read', { person: here.person, of })
    return picture === undefined ? fault(call, 404, 'nobody in the register', { person: of }) : call.json({ picture })
  })
  return app
}
