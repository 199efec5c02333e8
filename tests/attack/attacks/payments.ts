/** The same prize, more than once: by two cashiers at the same moment, by the same key, after a restart. */
import type { Attack, Scene } from '../attack.ts'
import { CAGE, claimOf, eventsOf, OTHER_CAGE, pay, peopleOf } from '../play.ts'
import { type Answer, newKey } from '../target.ts'

const isPaid = ({ status, body }: Answer) => status === 200 && body.isAgain === false

export const doublePayments: Attack = {
  name: 'double payments',
  tries:
    'two cashiers in four browsers pay the same claim at the same moment, from two drawers, each try with a key of its own',
  holds: 'it is paid once; every other try is refused and moves no money',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const people = await peopleOf(running)
    const cages = await Promise.all([CAGE, CAGE, OTHER_CAGE, OTHER_CAGE].map((id) => running.at('cage', id)))
    for (let n = 0; n < scene.times({ tests: 3, all: 50 }); n += 1) {
      const claim = await claimOf(people)
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, at) => cages[at % 4]!.order(pay(claim, at % 4 < 2 ? '1' : '2'))),
      )
      scene.tried(answers.length)
      const paid = answers.filter(isPaid).length
      scene.expect(paid === 1, `${claim} was paid ${paid} times`)
      const others = answers.filter((answer) => !isPaid(answer))
      scene.expect(
        others.every(({ status }) => status === 409),
        `other answers: ${others.map(({ status }) => status).join(' ')}`,
      )
    }
  },
}

export const sameKey: Attack = {
  name: 'same key again',
  tries: 'a payment is sent twenty times under its key, also by somebody else, for another claim, and after a kill',
  holds: 'the same key has the same answer for whoever gave the order, and is refused for anything else',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const people = await peopleOf(running)
    const [claim, other, key] = [await claimOf(people), await claimOf(people), newKey()]
    const same = await Promise.all(Array.from({ length: 20 }, () => people.cage.order(pay(claim), { key })))
    scene.tried(same.length)
    scene.expect(same.filter(isPaid).length === 1, 'the payment took effect more than once, or never')
    scene.expect(new Set(same.map(({ body }) => body.seq)).size === 1, 'one key, several lines')
    await refused(scene, 'the key of a payment pays another claim', people.cage.order(pay(other), { key }))
    const stranger = await running.at('cage', OTHER_CAGE)
    const byOther = await stranger.post('/orders', { order: pay(claim), key })
    scene.tried()
    scene.expect(!isPaid(byOther), 'somebody else paid it again under the same key')
    await target.end('SIGKILL')
    const again = await (await target.open()).at('cage', CAGE)
    const later = await again.order(pay(claim), { key })
    scene.tried()
    eventsOf(later)
    scene.expect(
      later.body.isAgain === true && later.body.seq === same[0]?.body.seq,
      'after the kill it is another line',
    )
    await refused(scene, 'after the kill the key pays another claim', again.order(pay(other), { key }))
  },
}

async function refused(scene: Scene, says: string, answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer
  scene.tried()
  scene.expect(status >= 400 && status < 500, `${says}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
}
