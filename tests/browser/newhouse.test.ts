/** From an empty folder to a house that could open: by the real command, in a real browser. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { isAccessible, launchBrowser, newContext, SIZES } from './harness.ts'

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
    await page.getByLabel('Name', { exact: true }).fill('Ruth')
    await page.getByLabel('Sign-in name').fill('ruth')
    await page.getByLabel('Password').fill('ruth and ruth again')
    await page.getByLabel('Badge').fill('R1')
    await page.getByLabel('PIN').fill('1234')
    await page.getByRole('button', { name: 'Open the house' }).click()
    await page.getByText('a PIN of equal or consecutive digits').waitFor()
    await page.getByLabel('PIN').fill('7193')
    await page.getByRole('button', { name: 'Open the house' }).click()
    await page.getByText('a password does not hold the name').waitFor()
    await page.getByLabel('Password').fill('nine quiet corner tables')
    await page.getByRole('button', { name: 'Open the house' }).click()
    await page.locator('.acting', { hasText: 'Ruth, administrator' }).waitFor()

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
