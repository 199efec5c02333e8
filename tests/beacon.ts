/** A beacon of one's own, for tests that cannot wait for the public one: a certificate that it has signed itself, and its pulses. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { certificateIdOf, signedBytes } from '../src/server/house/drawproofs.ts'

export type TestBeacon = {
  /** By which a house accepts it. */
  readonly fingerprint: string
  /** The two files of a minute, as the beacon hands them out. */
  filesAt(at: number): { readonly pulse: string; readonly certificate: string }
}

export function testBeacon(): TestBeacon {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const own = certificate(publicKey.export({ type: 'spki', format: 'der' }), (bytes) =>
    sign('sha512', bytes, privateKey),
  )
  const pem = `-----BEGIN CERTIFICATE-----\n${own.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`
  const fingerprint = certificateIdOf(pem)
  const some = (text: string) => createHash('sha512').update(text).digest('hex')
  return {
    fingerprint,
    filesAt(at) {
      const unsigned = {
        uri: 'https://beacon.example/beacon/2.0/chain/1/pulse/1',
        version: '2.0',
        cipherSuite: 0 as const,
        period: 60_000,
        certificateId: fingerprint,
        chainIndex: 1,
        pulseIndex: 1,
        timeStamp: new Date(at).toISOString(),
        localRandomValue: some(`random ${at}`),
        external: { sourceId: some('source'), statusCode: 0, value: some('value') },
        listValues: ['previous', 'hour', 'day', 'month', 'year'].map((value) => ({ value: some(value) })),
        precommitmentValue: some('next'),
        statusCode: 0,
        signatureValue: '',
        outputValue: '',
      }
      const bytes = signedBytes(unsigned)
      const signature = sign('sha512', bytes, privateKey)
      const outputValue = createHash('sha512').update(bytes).update(signature).digest('hex')
      return {
        pulse: JSON.stringify({ pulse: { ...unsigned, signatureValue: signature.toString('hex'), outputValue } }),
        certificate: pem,
      }
    },
  }
}

/** As little of a certificate (X.509 version 1, DER) as can be read: who has signed what key, and for how long. */
function certificate(key: Buffer, signed: (bytes: Buffer) => Buffer): Buffer {
  const SEQUENCE = 0x30
  const sha512WithRsa = der(SEQUENCE, Buffer.from('06092a864886f70d01010d0500', 'hex'))
  const name = der(
    SEQUENCE,
    der(0x31, der(SEQUENCE, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('A beacon')))),
  )
  const until = (year: string) => der(0x17, Buffer.from(`${year}0101000000Z`))
  const serial = Buffer.from('020101', 'hex')
  const asked = der(SEQUENCE, serial, sha512WithRsa, name, der(SEQUENCE, until('20'), until('49')), name, key)
  return der(SEQUENCE, asked, sha512WithRsa, der(0x03, Buffer.from([0]), signed(asked)))
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const size =
    body.length < 0x80
      ? [body.length]
      : body.length < 0x100
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
