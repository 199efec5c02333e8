/** Screens are built from the kit: what is pressed, filled in or read in rows is written out nowhere else. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '..')
const RAW = /<(?:button|input|select|textarea|table|dialog|form)(?=[\s/>])/g
/** Classes that the kit's own parts wear. */
const WORN = /class="(?:button|toggle|row|rows|notice|badge|field|grid-table|toast|dialog|drawer)(?=[\s"])/g
const writtenOut = (text: string): string[] => [...(text.match(RAW) ?? []), ...(text.match(WORN) ?? [])]

const screens = globSync('{screens,hands}/**/*.tsx', { cwd: web })

test.each(screens)('%s', (file) => {
  expect(writtenOut(readFileSync(join(web, file), 'utf8'))).toEqual([])
})

/** The board is set in parts of its screen; figures on a card are part of its drawing. */
const styles = globSync('**/*.css', { cwd: web }).filter((file) => !/^tokens|^screens\/board\/|^hands\/felt/.test(file))

test.each(styles)('%s takes colours and sizes of type from the tokens', (file) => {
  const text = readFileSync(join(web, file), 'utf8')
  expect(text.match(/#[0-9a-f]{3,8}\b|\brgb\(|font(?:-size)?: [^;]*\d(?:rem|px)\b/gi) ?? []).toEqual([])
})

test.each([
  ['<button type="button">', ['<button']],
  ['<p class="notice" data-tone="due">', ['class="notice']],
  ['<Button look="primary"> <ul class="rows-of-chips">', []],
])('a planted one is found: %s', (text, found) => {
  expect(writtenOut(text)).toEqual(found)
})
