import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesOfHex, digester, digestOf, hexOf, hmacSha256, isHex, sha256, utf8 } from './digest.ts'

describe('SHA-256 of the examples published with FIPS 180-4', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('%j', (text, digest) => {
    expect(digestOf(text)).toBe(digest)
  })

  test('a million times the letter a', () => {
    expect(digestOf('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
  })
})

describe('HMAC-SHA-256 of the cases of RFC 4231', () => {
  const repeat = (byte: string, count: number) => bytesOfHex(byte.repeat(count))
  test.each([
    ['case 1', repeat('0b', 20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      'case 2',
      utf8('Jefe'),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'case 6, a key longer than a block',
      repeat('aa', 131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('%s', (_, key, message, expected) => {
    expect(hexOf(hmacSha256(key)(utf8(message)))).toBe(expected)
  })
})

test('every length around the block boundaries agrees with OpenSSL', () => {
  for (let length = 0; length <= 260; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255)
    expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(hexOf(hmacSha256(bytes)(bytes))).toBe(createHmac('sha256', bytes).update(bytes).digest('hex'))
  }
})

test('any text and any key agree with OpenSSL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.uint8Array({ maxLength: 150 }), (text, key) => {
      expect(hexOf(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'))
      expect(digestOf(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      expect(hexOf(hmacSha256(key)(utf8(text)))).toBe(createHmac('sha256', key).update(text, 'utf8').digest('hex'))
    }),
  )
})

test('one keyed digest can be asked many times, in any order', () => {
  const hmac = hmacSha256(utf8('key'))
  const first = hexOf(hmac(utf8('0')))
  hmac(utf8('1'))
  expect(hexOf(hmac(utf8('0')))).toBe(first)
})

test('hexadecimal goes both ways and refuses what is not', () => {
  expect(hexOf(bytesOfHex('00ff10'))).toBe('00ff10')
  for (const bad of ['0', '0G', 'FF', ' 0']) expect(() => bytesOfHex(bad)).toThrow('hexadecimal')
  expect(isHex('ab', 1)).toBe(true)
  expect(isHex('ab\n', 1)).toBe(false)
  expect(isHex('AB', 1)).toBe(false)
})

test('half a surrogate pair is refused', () => {
  expect(() => utf8('\ud800')).toThrow('surrogate')
})

test('a text in pieces has the digest of the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 150 }), { maxLength: 8 }), (pieces) => {
      const { add, digest } = digester()
      for (const piece of pieces) {
        add(piece)
        // Asked in between, it goes on.
        digest()
      }
      expect(digest()).toBe(createHash('sha256').update(pieces.join(''), 'utf8').digest('hex'))
    }),
  )
})
