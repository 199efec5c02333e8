import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MESSAGES } from './en/messages.ts'

/** Of two rooms that word the same id the last would be told, and nobody would notice. */
test.each(['en', 'es'])('no message of %s is worded in two rooms', async (language) => {
  const folder = join(import.meta.dirname, language, 'messages')
  const rooms = new Map<string, Set<string>>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  for (const file of files) {
    const exported: Readonly<Record<string, object>> = await import(join(folder, file))
    for (const id of Object.values(exported).flatMap((sentences) => Object.keys(sentences)))
      if (id in MESSAGES) rooms.set(id, (rooms.get(id) ?? new Set()).add(file))
  }
  expect(rooms.size).toBe(Object.keys(MESSAGES).length)
  expect([...rooms].filter(([, worded]) => worded.size > 1)).toEqual([])
})
