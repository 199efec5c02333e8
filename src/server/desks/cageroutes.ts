/** What the cage and the count room ask beside orders and live views: payments, drawers, winners of the register. */
import { Hono } from 'hono'
import { z } from 'zod'
import { businessDay } from '../../base/moment.ts'
import { isRefusal, refuseOrder } from '../../base/refusal.ts'
import { rolesOf } from '../../engine/house/staff.ts'
import { told } from '../../words/sentence.ts'
import { countCall, paperCountCall } from '../api/countcalls.ts'
import { fault, faultFor } from '../api/fault.ts'
import { actsOf } from '../api/guarded.ts'
import { isPaper, paperNote } from '../api/papernote.ts'
import type { HolderOf } from '../club/holders.ts'
import type { Door } from '../door/door.ts'
import { mayDo } from '../door/permissions.ts'
import type { Permit } from '../door/permit.ts'
import { personCall, personClue, personsOf } from '../door/persons.ts'
import type { BlindCounts } from '../house/blindcounts.ts'
import { claimHistory, drawerRows, paymentsView, printsOf, settledView } from './cage.ts'
import { boxesView } from './countroom.ts'
import { PERIOD, receivedView } from './paidtotals.ts'

export const tableCall = z.strictObject({ table: z.string().trim().min(1).max(20) })
const noPeriod = (text: string) => told('not a day or year', { text: text.slice(0, 40) })

export function cageRoutes(door: Door, permit: Permit, counts: BlindCounts, holderOf: HolderOf): Hono {
  const { house, audit } = door
  const today = () => house.now().local.slice(0, 10)
  const thisDay = () => businessDay(house.now().local, house.state.property?.dayStart ?? '00:00')
  const persons = personsOf(door.register, today, holderOf)
  const act = actsOf(door, permit)
  const app = new Hono()

  app.get('/views/settled', async (call) => {
    const claim = call.req.query('claim') ?? ''
    const settled = await settledView(house, claim)
    return settled === undefined
      ? fault(call, 404, 'no such claim paid', { claim: claim.slice(0, 40) })
      : call.json(settled)
  })

  app.get('/views/claimlog', async (call) => {
    const claim = call.req.query('claim') ?? ''
    const history = await claimHistory(house, claim)
    return history === undefined ? fault(call, 404, 'no such claim', { claim: claim.slice(0, 40) }) : call.json(history)
  })

  app.get('/views/payments', async (call) => {
    const { period = thisDay(), by, person } = call.req.query()
    return PERIOD.test(period)
      ? call.json(await paymentsView(house, period, { by, person }))
      : faultFor(call, 400, noPeriod(period))
  })

  app.get('/views/received', async (call) => {
    const { period = thisDay() } = call.req.query()
    return PERIOD.test(period) ? call.json(await receivedView(house, period)) : faultFor(call, 400, noPeriod(period))
  })

  app.get('/views/boxes', async (call) => {
    const { from, to, only, before, all, ...asked } = call.req.query()
    const strange = [from, to].find((day) => day !== undefined && (day.length !== 10 || !PERIOD.test(day)))
    if (strange !== undefined) return fault(call, 400, 'not a day', { text: strange.slice(0, 40) })
    const page = /^\d{1,12}$/.test(before ?? '') ? { before: Number(before) } : {}
    return call.json(
      await boxesView(house, {
        ...asked,
        from,
        to,
        hasVariance: only === 'variance',
        isWhole: all !== undefined,
        ...page,
      }),
    )
  })

  app.get('/views/drawerlog', async (call) => call.json({ rows: await drawerRows(house) }))

  app.get('/views/prints', async (call) => {
    const { sheet = '', of = '' } = call.req.query()
    return call.json({ n: await printsOf(house, sheet, of) })
  })

  app.post(
    '/counts',
    act('CountBox', countCall, (asked, here) => counts.count({ ...asked, by: here.person })),
  )

  app.post(
    '/counts/paper',
    act('CountBox paper', paperCountCall, async (asked, here) => {
      const strange = asked.counters.find((person) => !mayDo('CountBox', rolesOf(house.state, person)))
      if (strange !== undefined) return refuseOrder('count team lacks person', { person: strange })
      const outcome = await counts.fromPaper({ ...asked, by: here.person })
      if (!isRefusal(outcome))
        for (const event of outcome.events) if (isPaper(event)) audit.note('late paper', paperNote(event))
      return outcome
    }),
  )

  app.post(
    '/counts/withdraw',
    act('CountBox', tableCall, async ({ table }, here) => (await counts.forget(table, here.person)) ?? { table }),
  )

  app.post(
    '/persons/find',
    act('EnrolPerson', personClue, (clue, here) => {
      const found = persons.find(clue)
      const count = isRefusal(found) ? 0 : found.length
      audit.note('register read', { person: here.person, by: Object.keys(clue)[0] ?? '', found: count })
      return isRefusal(found) ? found : { found }
    }),
  )

  app.post(
    '/persons',
    act('EnrolPerson', personCall, (asked, here) => {
      const enrolled = persons.enrol(asked)
      if (isRefusal(enrolled)) return enrolled
      audit.note('register changed', { person: here.person, of: enrolled.person, what: 'winner enrolled' })
      return enrolled
    }),
  )

  app.get('/persons/:person', (call) => {
    const here = permit.toDo(call, 'EnrolPerson')
    if (here instanceof Response) return here
    const of = call.req.param('person')
    const found = persons.read(of)
    audit.note('register read', { person: here.person, of: of.slice(0, 20) })
    return found === undefined
      ? fault(call, 404, 'nobody in the register', { person: of.slice(0, 20) })
      : call.json(found)
  })
  return app
}
