/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104), written out because the pure core may import nothing and must
 * answer at once, in Node and in a browser alike. Held against the published vectors and against OpenSSL in the test.
 */

/** A SHA-256 digest in 64 lower-case hexadecimal digits. */
export type Digest = string

export const digestOf = (text: string): Digest => hexOf(sha256(utf8(text)))

export function sha256(message: Uint8Array): Uint8Array {
  const state = INITIAL.slice()
  absorb(state, padded(message, 0))
  return bytesOf(state)
}

export type Digester = { add(text: string): void; addBytes(bytes: Uint8Array): void; digest(): Digest }

/** The same for a text that comes in pieces; none may end within a sign. */
export function digester(): Digester {
  const state = INITIAL.slice()
  let rest = new Uint8Array(0)
  let before = 0
  const addBytes = (more: Uint8Array) => {
    const bytes = rest.length === 0 ? more : joined(rest, more)
    const whole = bytes.length - (bytes.length % BLOCK_BYTES)
    absorb(state, bytes.subarray(0, whole))
    rest = bytes.slice(whole)
    before += whole
  }
  return {
    add: (text) => addBytes(utf8(text)),
    addBytes,
    digest() {
      const last = state.slice()
      absorb(last, padded(rest, before))
      return hexOf(bytesOf(last))
    },
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

export type Hmac = (message: Uint8Array) => Uint8Array

/** The key is worked in once, so that a stream of many blocks costs two compressions a block. */
export function hmacSha256(key: Uint8Array): Hmac {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key
  const inner = keyed(short, 0x36)
  const outer = keyed(short, 0x5c)
  return (message) => {
    const first = inner.slice()
    absorb(first, padded(message, BLOCK_BYTES))
    const second = outer.slice()
    absorb(second, padded(bytesOf(first), BLOCK_BYTES))
    return bytesOf(second)
  }
}

export function hexOf(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += (byte < 16 ? '0' : '') + byte.toString(16)
  return hex
}

export const isHex = (text: string, bytes: number): boolean => text.length === bytes * 2 && /^[0-9a-f]*$/.test(text)

export function bytesOfHex(hex: string): Uint8Array {
  if (hex.length % 2 !== 0 || !isHex(hex, hex.length / 2)) throw new Error('not lower-case hexadecimal digits in pairs')
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}

/** A lone half of a surrogate pair has no UTF-8 form; encoders disagree about it, so it is refused here. */
export function utf8(text: string): Uint8Array {
  return ascii(text) ?? utf8Signs(text)
}

/** Most texts are plain, and long lists always are. */
function ascii(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x80) return undefined
    bytes[at] = code
  }
  return bytes
}

function utf8Signs(text: string): Uint8Array {
  const bytes: number[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0)!
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code))
    else if (code >= 0xd800 && code <= 0xdfff) throw new Error('text with half a surrogate pair has no digest')
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code))
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code))
  }
  return Uint8Array.from(bytes)
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f)

const BLOCK_BYTES = 64

function keyed(key: Uint8Array, mask: number): Uint32Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(mask)
  for (const [index, byte] of key.entries()) block[index] = byte ^ mask
  const state = INITIAL.slice()
  absorb(state, block)
  return state
}

/** The message, a one bit, zeros, and the length in bits of all that was absorbed including `before` bytes. */
function padded(message: Uint8Array, before: number): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES)
  blocks.set(message)
  blocks[message.length] = 0x80
  const bits = (message.length + before) * 8
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 8, Math.floor(bits / 2 ** 32))
  view.setUint32(blocks.length - 4, bits % 2 ** 32)
  return blocks
}

function absorb(state: Uint32Array, blocks: Uint8Array): void {
  const view = new DataView(blocks.buffer, blocks.byteOffset, blocks.length)
  for (let at = 0; at < blocks.length; at += BLOCK_BYTES) compress(state, view, at)
}

const schedule = new Int32Array(64)

function compress(state: Uint32Array, view: DataView, at: number): void {
  const w = schedule
  for (let t = 0; t < 16; t++) w[t] = view.getInt32(at + t * 4)
  for (let t = 16; t < 64; t++) {
    const early = w[t - 15]!
    const late = w[t - 2]!
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    w[t] = (((small1 + w[t - 7]!) | 0) + ((small0 + w[t - 16]!) | 0)) | 0
  }
  let a = state[0]! | 0
  let b = state[1]! | 0
  let c = state[2]! | 0
  let d = state[3]! | 0
  let e = state[4]! | 0
  let f = state[5]! | 0
  let g = state[6]! | 0
  let h = state[7]! | 0
  // Every sum is cut to 32 bits at once: so the machine reckons in its own words.
  for (let t = 0; t < 64; t++) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (((((h + big1) | 0) + chosen) | 0) + ((ROUND[t]! + w[t]!) | 0)) | 0
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (((first + big0) | 0) + majority) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function bytesOf(state: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  for (const [index, word] of state.entries()) view.setUint32(index * 4, word)
  return bytes
}

/** The constants are what the standard says they are: fractional bits of roots of the first primes. */
const PRIMES = firstPrimes(64)
const ROUND = Int32Array.from(PRIMES, (prime) => rootBits(prime, 3n))
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (prime) => rootBits(prime, 2n))

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes
}

/** The first 32 bits after the point of the square or cube root, exactly, by halving. */
function rootBits(prime: number, power: bigint): number {
  const target = BigInt(prime) << (32n * power)
  let low = 0n
  let high = BigInt(prime) << 32n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** power <= target) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}
