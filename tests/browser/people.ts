/** What a person does at a page, counted: taps are what somebody with full hands minds. */
import type { Locator } from 'playwright-core'

/** Taps that were needed so far, over all the pages that share it. */
export type Taps = { count: number }

export const tapper =
  (taps: Taps) =>
  async (where: Locator): Promise<void> => {
    taps.count += 1
    await where.click()
  }

/** What a person reads there, once it is there. */
export const seen = async (where: Locator): Promise<string> => {
  await where.first().waitFor()
  return (await where.first().allInnerTexts())[0] ?? ''
}

/** Somebody else signs in the same form: in the demo one tap fills badge and PIN. */
export async function sign(form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}
