/** One person who would be two: by typing for others, by a second proof, by paying what they verified. */

import type { Attack, Scene } from '../attack.ts'
import { proofOf } from '../badges.ts'
import { entriesAfter } from '../entries.ts'
import {
  CAGE,
  claimOf,
  DEALER,
  eventsOf,
  FLOOR,
  hitOf,
  OTHER_CAGE,
  OTHER_FLOOR,
  pay,
  peopleOf,
  round,
  twoSevens,
} from '../play.ts'
import type { Answer, Desk, Running, Target } from '../target.ts'

/** Some minutes ago, as the house writes it. */
const earlier = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000)
    .toLocaleString('sv-SE', { timeZone: 'America/Los_Angeles' })
    .slice(0, 16)
    .replace(' ', 'T')

const typesOf = ({ body }: Answer): string[] => ((body.events ?? []) as { type: string }[]).map(({ type }) => type)
const slipOf = ({ body }: Answer): string => ((body.events ?? []) as { slip?: string }[])[0]?.slip ?? ''

async function refused(scene: Scene, what: string, answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer
  scene.tried()
  scene.expect(status === 403 || status === 409, `${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
}

const paidLines = (target: Target) =>
  entriesAfter(target.folder, 0).flatMap(({ events }) => events.filter(({ type }) => type === 'ClaimPaid'))

export const typistAsTwo: Attack = {
  name: 'a typist as two',
  tries:
    'late paper in the name of others: a hit declared and verified by its typist, a payment from the drawer of another, an entry confirmed by its typist',
  holds: 'nothing happens until the person who is named confirms it; then the typist still counts as one who acted',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const people = await peopleOf(running)
    const { floor, cage } = people
    const other = await running.at('floor', OTHER_FLOOR)
    const claim = await claimOf(people)
    const before = paidLines(target).length
    const typed = await cage.order({ ...pay(claim, '2'), paper: { by: OTHER_CAGE, at: earlier(0) } })
    scene.tried()
    scene.expect(paidLines(target).length === before, 'a payment was typed in for another cashier, and paid')
    if (typed.status === 200)
      await refused(scene, 'its typist confirms a payment', cage.order({ do: 'ConfirmPaper', slip: slipOf(typed) }))
    await refused(
      scene,
      'a payment typed in for oneself',
      cage.order({ ...pay(claim), paper: { by: CAGE, at: earlier(0) } }),
    )
    const proof = { badge: `D${OTHER_CAGE}`, pin: '9999' }
    const guessed = cage.post('/orders', {
      order: { ...pay(claim, '2'), paper: { by: OTHER_CAGE, at: earlier(0) } },
      actor: proof,
    })
    await refused(scene, 'the person named by a wrong PIN', guessed)
    scene.expect(paidLines(target).length === before, 'a payment was made without the person who is named')
    eventsOf(await (await running.at('cage', OTHER_CAGE)).order(pay(claim, '2')))
    await declaredOnPaper(scene, running, people.dealer, floor, other)
  },
}

/** Declared by paper in the name of the other floor person: it waits, and its typist cannot be the one who verifies. */
async function declaredOnPaper(scene: Scene, running: Running, dealer: Desk, floor: Desk, other: Desk): Promise<void> {
  eventsOf(await dealer.order(round()))
  const typed = await floor.order({ ...twoSevens(), paper: { by: OTHER_FLOOR, at: earlier(0) } })
  scene.tried()
  scene.expect(!typesOf(typed).includes('HitReported'), `a hit was declared in the name of another: ${typesOf(typed)}`)
  const slip = slipOf(typed)
  await refused(scene, 'its typist confirms a hit', floor.order({ do: 'ConfirmPaper', slip }))
  await refused(scene, 'the cage confirms a hit', (await running.at('paper', CAGE)).order({ do: 'ConfirmPaper', slip }))
  const hit = hitOf(await other.order({ do: 'ConfirmPaper', slip }))
  await refused(scene, 'its typist verifies a hit', floor.order({ do: 'VerifyHit', hit }))
  await refused(scene, 'the person who is named verifies a hit', other.order({ do: 'VerifyHit', hit }))
  // At the tablet of the dealer, with the badge of either.
  for (const id of [FLOOR, OTHER_FLOOR]) {
    const second = dealer.post('/orders', { order: { do: 'VerifyHit', hit }, actor: proofOf(id) })
    await refused(scene, `${id} verifies it at another screen`, second)
  }
}

export const borrowedSession: Attack = {
  name: 'a second proof at one screen',
  tries:
    'a floor person shows badge and PIN at the tablet of a dealer, for one act; the dealer goes on as that person; PINs are guessed there',
  holds: 'the proof counts for one act, the session stays whose it was, and a wrong proof is told and does nothing',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const { dealer, cage } = await peopleOf(running)
    eventsOf(await dealer.order(round()))
    const hit = hitOf(await dealer.order(twoSevens()))
    const verify = { do: 'VerifyHit', hit }
    await refused(scene, 'a dealer verifies alone', dealer.order(verify))
    await refused(
      scene,
      'a dealer proves to be a dealer',
      dealer.post('/orders', { order: verify, actor: proofOf(DEALER) }),
    )
    await refused(
      scene,
      'a wrong PIN',
      dealer.post('/orders', { order: verify, actor: { badge: `D${FLOOR}`, pin: '1111' } }),
    )
    await refused(scene, 'somebody of the cage', dealer.post('/orders', { order: verify, actor: proofOf(CAGE) }))
    const done = await dealer.post('/orders', { order: verify, actor: proofOf(FLOOR) })
    scene.tried()
    scene.expect(
      done.status === 200,
      `the floor person at the tablet: ${done.status} ${JSON.stringify(done.body).slice(0, 200)}`,
    )
    const session = await dealer.get('/session')
    scene.expect(
      (session.body.person as { id?: string } | undefined)?.id === DEALER,
      'the session is not the dealer’s any more',
    )
    await refused(scene, 'the dealer goes on as the floor person', dealer.order({ do: 'CloseTable', table: '1' }))
    const [claim = ''] = ((done.body.events ?? []) as { claims?: { claim: string }[] }[]).flatMap(({ claims = [] }) =>
      claims.map((one) => one.claim),
    )
    const byTray = { do: 'PayClaim', claim, form: 'chips', tray: '1' }
    await refused(scene, 'who verified pays from the tray', (await running.at('floor', FLOOR)).order(byTray))
    eventsOf(await cage.order(pay(claim)))
    eventsOf(await dealer.order({ do: 'EndRound', table: '1' }))
  },
}
