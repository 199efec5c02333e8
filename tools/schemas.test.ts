import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCHEMAS_FILE, schemasNow, schemasText } from './schemas.ts'

const fresh = schemasNow()

test('the schemas of the answers are those of the types; npm run schemas writes them', () => {
  const kept = readFileSync(SCHEMAS_FILE, 'utf8')
  const differs = schemasText(fresh)
    .split('\n')
    .filter((line) => !kept.includes(line))
  expect(differs.map((line) => line.slice(0, 60))).toEqual([])
  expect(kept).toBe(schemasText(fresh))
})

test('a schema names what may be missing, closes what is closed, and says what the type says', () => {
  const { answers, schemas } = fresh
  expect(answers['post /session/here']).toEqual({
    type: 'object',
    properties: { isSignedIn: { type: 'boolean' } },
    required: ['isSignedIn'],
    additionalProperties: false,
  })
  expect(schemas.DeviceView?.required).not.toContain('since')
  expect(schemas.DeviceView?.properties?.link).toEqual({ type: 'string', enum: ['disabled', 'lost', 'up'] })
  expect(schemas.HouseView?.additionalProperties).toBe(false)
  expect(schemas.DeviceView?.properties?.waiting?.description).toContain('while the link was lost')
  expect(schemas.RoundEndedEvent?.properties?.type).toEqual({ const: 'RoundEnded' })
})
