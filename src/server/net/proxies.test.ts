import { expect, test } from 'vitest'
import { isNear } from '../door/door.ts'
import { addressBehind, isRange } from './proxies.ts'

test.each<[string, string[], string, string | undefined, string]>([
  ['without a proxy it is the socket', [], '10.0.0.7', undefined, '10.0.0.7'],
  ['what nobody trusts names nobody', [], '10.0.0.7', '127.0.0.1', 'through 10.0.0.7'],
  ['a proxy on this machine that nobody trusts is not this machine', [], '127.0.0.1', '127.0.0.1', 'through 127.0.0.1'],
  ['a trusted one names its client', ['127.0.0.1'], '127.0.0.1', '10.0.0.7', '10.0.0.7'],
  ['a client that names itself before the proxy does', ['127.0.0.1'], '127.0.0.1', '127.0.0.1, 10.0.0.7', '10.0.0.7'],
  ['two proxies of the house', ['10.1.0.0/16'], '::ffff:10.1.0.2', '8.8.8.8, 10.0.0.7, 10.1.0.9', '10.0.0.7'],
  ['nonsense', ['127.0.0.1'], '127.0.0.1', 'x'.repeat(20), 'through 127.0.0.1'],
])('%s', (_, trusted, socket, forwarded, address) => {
  expect(addressBehind(trusted)(socket, forwarded)).toBe(address)
})

test('nobody is near who comes through something', () => {
  expect(isNear(addressBehind([])('127.0.0.1', '127.0.0.1') ?? '')).toBe(false)
  expect(isNear(addressBehind([])('127.0.0.1', undefined) ?? '')).toBe(true)
})

test.each([
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['proxy.example', false],
])('%s is a range: %s', (text, is) => expect(isRange(text)).toBe(is))
