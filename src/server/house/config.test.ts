import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigFault, configFrom, flagOf, SETTINGS, variableOf } from './config.ts'

const from = (flags: Record<string, string | true>, env: Record<string, string> = {}, file = '') =>
  configFrom({ flags, env, readFile: () => file })
const fault = (...args: Parameters<typeof from>) => {
  try {
    from(...args)
  } catch (error) {
    if (error instanceof ConfigFault) return error.message
    throw error
  }
  return 'no fault'
}

test('nothing said: only this machine, warnings, metrics for this machine', () => {
  expect(from({})).toEqual({ host: '127.0.0.1', logLevel: 'warn', metrics: 'local' })
})

test('a flag goes before the environment, that before the file, that before what is usual', () => {
  const file = 'port: 1\nhost: file.example\nfolder: /file\nlogLevel: error\n'
  const env = { GAMEKEEPER_PORT: '2', GAMEKEEPER_HOST: 'env.example', GAMEKEEPER_CONFIG: 'room.yaml' }
  expect(from({ port: '3' }, env, file)).toEqual({
    port: 3,
    host: 'env.example',
    folder: '/file',
    logLevel: 'error',
    metrics: 'local',
  })
})

test('the file may be JSON, and an empty file or variable says nothing', () => {
  expect(from({ config: 'room.json' }, {}, '{ "port": 8080, "metrics": "off" }')).toMatchObject({
    port: 8080,
    metrics: 'off',
  })
  expect(from({ config: 'room.yaml' }, { GAMEKEEPER_PORT: '' }, '# nothing yet\n')).not.toHaveProperty('port')
})

test.each([
  [{ port: '70000' }, {}, '', '--port is "70000"; a port is a whole number from 0 to 65535.'],
  [{ 'log-level': 'loud' }, {}, '', '--log-level is "loud"; it is one of debug, info, warn, error, silent.'],
  [{}, { GAMEKEEPER_PORT: 'http' }, '', 'GAMEKEEPER_PORT is "http"; a port is a whole number from 0 to 65535.'],
  [
    { config: 'a.yaml' },
    {},
    'host: h\nport: 1.5\n',
    'a.yaml, line 2: port is "1.5"; a port is a whole number from 0 to 65535.',
  ],
  [
    { config: 'a.yaml' },
    {},
    'port: 1\nport: 2\n',
    'a.yaml, line 2: the key "port" stands here a second time; each key stands once.',
  ],
  [
    { config: 'a.yaml' },
    {},
    'port: 1\n\thost: h\n',
    'a.yaml, line 2: a tab stands here; lines are indented with spaces.',
  ],
  [{ config: 'a.yaml' }, {}, 'prot: 1\n', 'a.yaml, line 1: "prot" is no setting; did you mean "port"?'],
  [
    { config: 'a.yaml' },
    {},
    '\ntls: { cert: x }\n',
    'a.yaml, line 2: "tls" is no setting. The settings are port, host, folder, house, catalog, tlsCert, tlsKey, logLevel, metrics, shutHours, guestDays, phoneJoins, publicAddress, anchorTimes, anchorFolder, witness, witnessKey, nights, trustedProxies.',
  ],
  [{ config: 'a.yaml' }, {}, 'host: [a]\n', 'a.yaml, line 1: host takes one value.'],
  [{ config: 'a.yaml' }, {}, '- a\n', 'a.yaml: settings as "port: 5252" were expected.'],
  [{ 'tls-cert': 'c.pem' }, {}, '', 'TLS takes both: tlsCert, the certificate, and tlsKey, its private key.'],
  [{ folder: ' ' }, {}, '', '--folder is " "; a folder was expected.'],
])('%j %j %j is refused where it stands', (flags, env, file, sentence) => {
  expect(fault(flags as Record<string, string>, env as Record<string, string>, file)).toBe(sentence)
})

test('a variable that looks like ours and is none is refused: a slip of the pen would change nothing, silently', () => {
  expect(fault({}, { GAMEKEEPER_PROT: '80' })).toMatch(
    /^GAMEKEEPER_PROT is no setting; did you mean "GAMEKEEPER_PORT"\?$/,
  )
  expect(fault({}, { GAMEKEEPER_COLOUR: 'blue' })).toMatch(
    /^GAMEKEEPER_COLOUR is no setting\. The variables are GAMEKEEPER_PORT, /,
  )
  expect(from({}, { GAMEKEEPER_CHROMIUM: '/usr/bin/chromium' })).toBeDefined()
})

test('a file that is not there is named', () => {
  const readFile = (file: string) => readFileSync(resolve(import.meta.dirname, file), 'utf8')
  expect(() => configFrom({ flags: { config: 'nowhere.yaml' }, env: {}, readFile })).toThrow(
    'nowhere.yaml cannot be read: there is no such file.',
  )
})

test('one name, three spellings', () => {
  expect(Object.keys(SETTINGS)).toContain('tlsCert')
  expect([flagOf('tlsCert'), variableOf('tlsCert')]).toEqual(['tls-cert', 'GAMEKEEPER_TLS_CERT'])
})
