import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const main = join(resolve(import.meta.dirname), 'main.ts')

/** The command, what it said first, and how it ended. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [main, 'start', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  const ended = new Promise<number | null>((done) => child.on('close', done))
  const firstLine = createInterface({ input: child.stdout })
    [Symbol.asyncIterator]()
    .next()
    .then(({ value }) => value ?? '')
  return { child, firstLine, ended: ended.then((code) => ({ code, complaint })) }
}

const occupied = () =>
  new Promise<{ port: number; free: () => void }>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      done({ port: (server.address() as { port: number }).port, free: () => server.close() })
    })
  })

test.each(['SIGINT', 'SIGTERM'] as const)('serves, says where in one line, and ends well on %s', async (signal) => {
  const { child, firstLine, ended } = start('--port', '0')
  const address = /^Gamekeeper is at (http:\/\/127\.0\.0\.1:\d+\/)$/.exec(await firstLine)?.[1]
  expect((await fetch(`${address}api/health`)).status).toBe(200)
  child.kill(signal)
  expect(await ended).toEqual({ code: 0, complaint: '' })
})

test('Ctrl+C comes twice, from the terminal and from the launcher, and it still ends well', async () => {
  const { child, firstLine, ended } = start('--port', '0')
  await firstLine
  for (let times = 0; times < 3; times++) child.kill('SIGINT')
  expect(await ended).toEqual({ code: 0, complaint: '' })
})

test('a port in use is refused with a free one', async () => {
  const { port, free } = await occupied()
  const { code, complaint } = await start('--port', String(port)).ended
  free()
  expect(code).toBe(2)
  expect(complaint).toMatch(
    new RegExp(
      `^gamekeeper start: port ${port} is already in use\\. Port \\d+ is free: gamekeeper start --port \\d+\\n$`,
    ),
  )
})

test.each([
  [['--port', '70000'], '--port is "70000"; a port is a whole number from 0 to 65535.'],
  [['--port', 'http'], '--port is "http"; a port is a whole number from 0 to 65535.'],
  [
    ['--host', '203.0.113.9'],
    '"203.0.113.9" is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all its networks.',
  ],
  [
    ['now'],
    '"now" is not understood. Usage: gamekeeper start [--config FILE] [--port N] [--host H] [--house F | --folder F] [--practice] [--catalog DIR]',
  ],
])('%j is refused', async (args, sentence) => {
  expect(await start(...args).ended).toEqual({ code: 2, complaint: `gamekeeper start: ${sentence}\n` })
})
