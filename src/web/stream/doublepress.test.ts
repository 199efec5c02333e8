import { expect, test } from 'vitest'
import { once } from './doublepress.ts'

const asking = (answers: boolean[]) => {
  let asked = 0
  let time = 0
  const ask = once<{ ok: boolean }>(() => time)
  return {
    press: (text: string) => ask(text, async () => ({ ok: answers[asked++] ?? true })),
    wait: (ms: number) => {
      time += ms
    },
    asked: () => asked,
  }
}

test('pressed twice while the answer is under way, or right after it: sent once, answered both times', async () => {
  const { press, wait, asked } = asking([true])
  expect(await Promise.all([press('start'), press('start')])).toEqual([{ ok: true }, { ok: true }])
  wait(300)
  expect(await press('start')).toEqual({ ok: true })
  expect(asked()).toBe(1)
})

test('who presses again later, or after something else, means it', async () => {
  const { press, wait, asked } = asking([])
  await press('yes')
  await press('no')
  await press('yes')
  wait(601)
  await press('yes')
  expect(asked()).toBe(4)
})

test('what was refused is asked again', async () => {
  const { press, asked } = asking([false, true])
  expect(await press('pay')).toEqual({ ok: false })
  expect(await press('pay')).toEqual({ ok: true })
  expect(asked()).toBe(2)
})
