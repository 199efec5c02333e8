/** A week of games: the slate by two, paper typed in, the lock, results from a file by two, places, and the wall all the while. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packed } from '../../src/games/contest/packed.ts'
import { anyForm, chanceOf, seasonResults } from '../../src/games/contest/season.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { toldByKeys } from './keyboard/toldbykeys.ts'
import { button, press } from './people.ts'
import { openRoom, type Room } from './room.ts'

const WEEK = 'hawaiian-gardens/pro-football.second'
const MINUTES_A_DAY = 24 * 60
toldByKeys()

let room: Room
beforeAll(async () => {
  // Noon of a Friday in California.
  room = await openRoom(Date.parse('2026-11-20T20:00:00Z'))
  const text = readFileSync('demo/offerings/pro-football.yaml', 'utf8')
    .replace(/^from: .*$/m, "from: '2026-11-17'")
    .replace(/^to: .*$/m, "to: '2026-11-23'")
    .replace(/^(activity: .*)$/m, '$1\noccasion: second')
  await room.does({ do: 'DraftOffering', text }, '61')
  await room.does({ do: 'ApproveOffering', activity: WEEK, version: 1 }, '71')
  await room.does({ do: 'PostOffering', activity: WEEK, places: ['board'] }, '71')
})
afterAll(() => room.close())

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const at = (part: string) => `contests?contest=${WEEK}&part=${part}`
const contest = () => room.kernel.state.contests.get(WEEK)!

test('slate, forms, lock, results, places', async () => {
  const host = await room.enter(at('slate'), { viewport: SIZES.tablet }, 'Jonas')
  await press(host, 'Put in a template')
  await says(host, '13 games can be read.')
  await picture(host, 'contest-draft')
  await isAccessible(host)
  await press(host, /^Draft the slate$/)
  await says(host, /^Drafted by Jonas/)
  // Whoever wrote it does not approve it.
  expect(await button(host, 'Approve the slate').count()).toBe(0)

  const floor = await room.enter(at('slate'), { viewport: SIZES.tablet })
  await press(floor, 'Approve the slate')
  await expect.poll(() => contest().locks).toBe('2026-11-22T09:30')
  await picture(floor, 'contest-slate')

  const members = ['3001', '3002', '3003', '3004', '3005']
  for (const person of members)
    await room.does(
      { do: 'AdjustHours', activity: WEEK, person, hours: person === '3005' ? 4 : 5, reason: 'scanner', second: '71' },
      '21',
    )
  await floor.getByRole('link', { name: /^Forms/ }).click()
  await floor.getByLabel('Card or form number').fill('3005')
  await says(floor, 'No form can be handed in now:')
  await floor.getByLabel('Card or form number').fill('3001')
  await press(floor, 'Type in paper')
  await says(floor, '13 games have no pick yet.')
  for (const team of await floor.locator('.picker-game').all()) await team.getByRole('button').first().click()
  await floor.getByLabel('Total').fill('44')
  await picture(floor, 'contest-typing')
  await isAccessible(floor)
  await press(floor, 'Hand in the form')
  await expect.poll(() => contest().forms.size).toBe(1)
  await press(floor, /^Slip$/)
  await says(floor, 'Copy of your picks')
  await picture(floor, 'contest-slip')
  await isAccessible(floor)
  await floor.context().close()

  const slate = contest().slate!
  const chance = chanceOf('journey')
  for (const person of members.slice(1, 4)) {
    const picks = packed(slate, anyForm(slate, chance))
    await room.does({ do: 'EnterForm', activity: WEEK, person, picks, on: 'kiosk' }, '21')
  }
  const wall = await room.open(`board?only=${WEEK}`, { viewport: SIZES.tv })
  await says(wall, 'Forms are taken for')
  await says(wall, '4 forms are in')
  await picture(wall, 'contest-board-lock')
  await isAccessible(wall)

  room.wait(4 * MINUTES_A_DAY)
  // What fell due is done with the next order: the lock of Sunday.
  await room.does({ do: 'SetClubForm', person: '3004', club: 'complete' }, '21')
  await expect.poll(() => contest().locked?.forms).toBe(4)
  await room.leave()
  const results = seasonResults(slate, chance)
  const jonas = await room.enter(at('results'), { viewport: SIZES.tablet }, 'Jonas')
  const [first, ...rest] = results as { game: string; winner: string; score: readonly [number, number] }[]
  const byHand = jonas.locator('.result-form').first()
  await byHand.getByLabel('Winner').selectOption(first!.winner)
  await byHand
    .getByLabel(/^Points of/)
    .first()
    .fill(String(first!.score[1]))
  await byHand
    .getByLabel(/^Points of/)
    .last()
    .fill(String(first!.score[0]))
  await byHand.getByLabel('Where it was read').fill('league site, final')
  await press(byHand, 'Enter the result')
  await says(jonas, `by the score ${first!.winner} did not win game S1`)
  await byHand
    .getByLabel(/^Points of/)
    .first()
    .fill(String(first!.score[0]))
  await byHand
    .getByLabel(/^Points of/)
    .last()
    .fill(String(first!.score[1]))
  await press(byHand, 'Enter the result')
  await expect.poll(() => contest().results.size).toBe(1)
  await jonas.getByText('Results from a file').first().click()
  await jonas.getByLabel('Or paste them').fill('game,winer\nS1,A')
  await says(jonas, /there is no column “winer”/)
  await jonas.getByLabel('Or paste them').fill(JSON.stringify(rest))
  await says(jonas, '12 results are read.')
  await jonas.locator('details[open]').getByLabel('Where it was read').fill('league site, final')
  await press(jonas, 'Enter 12 results')
  await expect.poll(() => contest().results.size).toBe(13)
  expect(await button(jonas, /^Confirm \d/).count()).toBe(0)
  const ravi = await room.enter(at('results'), { viewport: SIZES.tablet })
  await button(ravi, 'Confirm 13 results').waitFor()
  await picture(ravi, 'contest-results')
  await isAccessible(ravi)
  // A result is found by its team; what corrects it stands in its details.
  const known = ravi.locator('[data-list="contest-results"]')
  await known.getByRole('searchbox').fill('S1 ')
  await press(known, 'Details of S1')
  const details = ravi.getByRole('dialog', { name: 'S1' })
  await details.getByText('league site, final').waitFor()
  await details.locator('summary').click()
  await button(details, 'Correct the result').waitFor()
  await isAccessible(ravi)
  await picture(ravi, 'contest-correct')
  await ravi.keyboard.press('Escape')
  await details.waitFor({ state: 'detached' })
  await press(ravi, 'Confirm 13 results')
  await ravi.getByRole('link', { name: /^Standing/ }).click()
  await says(ravi, 'If it ended now')
  await picture(ravi, 'contest-standing')
  await isAccessible(ravi)
  await ravi.locator('.second-demo button').first().click()
  await press(ravi, 'Award the places')
  await says(ravi, 'Final standing')
  expect(contest().awards.length).toBeGreaterThanOrEqual(3)
  await picture(ravi, 'contest-awards')
  await press(ravi, 'Winners’ list')
  await says(ravi, 'Posted by')
  await says(ravi, 'Prizes are paid at the cage against valid identification from Tuesday 12:00 PM on')
  await isAccessible(ravi)

  const after = await room.open(`board?only=${WEEK}`, { viewport: SIZES.tv })
  await says(after, 'The winners')
  await says(after, 'from Tuesday 12:00 PM on, and must be claimed before Saturday.')
  await says(after, /^Card 300\d$/)
  await picture(after, 'contest-board-winners')
  await isAccessible(after)
  await after.keyboard.press('ArrowRight')
  await after.locator('.contest-week').waitFor()
  await picture(after, 'contest-board-week')
  await room.leave()

  const phone = await room.enter(at('standing'), { viewport: SIZES.phone })
  await says(phone, 'Final standing')
  await picture(phone, 'contest-phone')
  await isAccessible(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES.phone.width)
})

test('a bracket: given out by the floor, typed in round by round, on a blank sheet and on the wall', async () => {
  const MARCH = 'hawaiian-gardens/march-madness'
  const floor = await room.enter(`contests?contest=${MARCH}&part=forms&find=3100`, { viewport: SIZES.tablet })
  await press(floor, 'Give out the form')
  await says(floor, 'has the form')
  await press(floor, 'Type in paper')
  const pick = (nth: number, side: number) =>
    floor.locator('.picker-game').nth(nth).getByRole('button').nth(side).click()
  await pick(0, 0)
  await pick(1, 0)
  await press(floor, /^Round of 32/)
  await pick(0, 0)
  await press(floor, /^Round of 64/)
  await pick(0, 1)
  await says(floor, /^The team is out: pick again in Game 33\.$/)
  await picture(floor, 'contest-bracket-typing')
  await isAccessible(floor)
  await press(floor, 'Blank form')
  await says(floor, 'Champion')
  await picture(floor, 'contest-blank')
  await isAccessible(floor)
  const wall = await room.open(`board?only=${MARCH}`, { viewport: SIZES.tv })
  await wall.keyboard.press('ArrowRight')
  await wall.locator('.contest-tree').waitFor()
  await picture(wall, 'contest-board-bracket')
  await isAccessible(wall)
})
