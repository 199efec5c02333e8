/** From an empty folder to a house that could open: by the real command, in a real browser. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { codeOf } from '../staffed.ts'
import { isAccessible, launchBrowser, newContext, picture, SIZES } from './harness.ts'

const main = join(resolve(import.meta.dirname, '..', '..'), 'src', 'cli', 'main.ts')

test('named, with an administrator, people and a table; every page and print of a practice house says that it is one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-own-'))
  const child = spawn(process.execPath, [main, 'start', '--house', folder, '--practice', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((done) => child.on('close', done))
  const browser = await launchBrowser()
  try {
    const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const address = /(http\S+)/.exec((await said.next()).value ?? '')?.[1] ?? ''
    const page = await (await newContext(browser, { viewport: SIZES.desk })).newPage()
    await page.goto(`${address}signin`)
    await page.getByLabel('Name of the house').fill('Lucky Lodge')
    await page.getByText('PRACTICE: no money').waitFor()
    await isAccessible(page)
    await page.getByLabel('Time zone').selectOption('America/Chicago')
    const ruth = page.getByRole('group', { name: 'Its administrator' })
    const cora = page.getByRole('group', { name: 'The second person' })
    await ruth.getByLabel('Name', { exact: true }).fill('Ruth')
    await ruth.getByLabel('Sign-in name').fill('ruth')
    await ruth.getByLabel('Password').fill('ruth and ruth again')
    await ruth.getByLabel('Badge').fill('R1')
    await ruth.getByLabel('PIN').fill('1234')
    await cora.getByLabel('Name').fill('Cora')
    await cora.getByLabel('Badge').fill('C1')
    await cora.getByLabel('PIN').fill('8305')
    await picture(page, 'founders')
    await page.setViewportSize(SIZES.phone)
    await picture(page, 'founders on a phone')
    await page.setViewportSize(SIZES.desk)
    await page.getByRole('button', { name: 'Open the house' }).click()
    await page.getByText('a PIN of repeated or consecutive digits').waitFor()
    await ruth.getByLabel('PIN').fill('7193')
    await page.getByRole('button', { name: 'Open the house' }).click()
    await page.getByText('a password must not contain the name').waitFor()
    await ruth.getByLabel('Password').fill('nine quiet corner tables')
    await page.getByRole('button', { name: 'Open the house' }).click()
    await page.locator('.acting', { hasText: 'Ruth, administrator' }).waitFor()

    // Nothing is administered before the phone has read the code.
    await page.getByRole('button', { name: 'Set it up now' }).click()
    await isAccessible(page)
    await picture(page, 'second factor')
    await page.setViewportSize(SIZES.phone)
    await picture(page, 'second factor on a phone')
    await page.setViewportSize(SIZES.desk)
    const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('Digits of the app').fill('000000')
    await page.getByRole('button', { name: 'Use it from now on' }).click()
    await page.getByText('not the digits of this moment').waitFor()
    await page.getByLabel('Digits of the app').fill(codeOf(secret, Date.now()))
    await page.getByRole('button', { name: 'Use it from now on' }).click()
    await page.locator('.factor').waitFor({ state: 'detached' })

    // Another browser is no station: it gets a code from the two.
    await page.getByRole('link', { name: 'Stations', exact: true }).click()
    await page.getByText('The staff signs in at these stations only').waitFor()
    await page.getByLabel('Station', { exact: true }).first().fill('cage 1')
    await page.getByLabel('Cage').check()
    const second = page.locator('.second-person').first()
    await second.getByLabel('Badge').fill('C1')
    await second.getByLabel('PIN').fill('8305')
    await page.getByRole('button', { name: 'Enroll a station' }).click()
    await page.getByText('Code of cage 1').waitFor()
    await isAccessible(page)
    await picture(page, 'stations')
    await page.setViewportSize(SIZES.phone)
    await picture(page, 'stations on a phone')
    await page.setViewportSize(SIZES.desk)
    const code = (await page.locator('.start-code').textContent()) ?? ''
    const window = await (await newContext(browser, { viewport: SIZES.tablet })).newPage()
    await window.goto(`${address}cage`)
    await window.getByText('This browser is not a station').waitFor()
    await isAccessible(window)
    await picture(window, 'no station')
    await window.getByLabel('Code of the station').fill('AAAAA-AAAAA')
    await window.getByRole('button', { name: 'This browser is that station' }).click()
    await window.getByText('not the code of a station').waitFor()
    await window.getByLabel('Code of the station').fill(code)
    await window.getByRole('button', { name: 'This browser is that station' }).click()
    await window.getByRole('heading', { name: 'Sign in: Cage' }).waitFor()
    await window.getByLabel('Badge').waitFor()
    await window.goto(`${address}floor`)
    await window.getByText('This browser is cage 1; this screen opens at other stations').waitFor()

    await page.getByRole('link', { name: 'Tables', exact: true }).click()
    await page.getByLabel('Table', { exact: true }).fill('1')
    await page.getByRole('combobox', { name: 'Game' }).selectOption('holdem')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Table 1 is set up.').waitFor()
    await page.getByText('PRACTICE: no money').waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByText('PRACTICE: no money').isVisible()).toBe(true)
    for (const path of ['', 'board', 'hands', 'practice', 'floor', 'cage']) {
      await page.goto(`${address}${path}`)
      await page.getByText('PRACTICE: no money').waitFor()
    }
    // Nobody of a real house is named on the sign-in page.
    await page.getByRole('heading', { name: 'Sign in: Cage' }).waitFor()
    await expect.poll(() => page.locator('.signin-demo').count()).toBe(0)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  } finally {
    child.kill('SIGKILL')
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
