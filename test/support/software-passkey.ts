import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The flags of authenticator data (WebAuthn 6.1). */
const present = 0x01
const verified = 0x04
const attested = 0x40

type Page = { readonly challenge: string; readonly origin: string }
type Over = { readonly isVerified?: boolean; readonly counter?: number; readonly host?: string }

/** A device with one passkey (ES256), which answers as `PublicKeyCredential.toJSON()` does. */
export function aSoftwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = cborMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const answer = (response: object) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })
  return {
    create: (page: Page, { isVerified = true, counter = 0, host }: Over = {}) => {
      const data = Buffer.concat([
        authenticatorData(host ?? hostOf(page), flagsOf(isVerified) | attested, counter),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cose,
      ])
      const object = cborMap([
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', cborBytes(data)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', page).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal'],
      })
    },
    get: (page: Page, { isVerified = true, counter = 0, host }: Over = {}) => {
      const data = authenticatorData(host ?? hostOf(page), flagsOf(isVerified), counter)
      const client = clientData('webauthn.get', page)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

function hostOf({ origin }: Page): string {
  return new URL(origin).hostname
}

function flagsOf(isVerified: boolean): number {
  return present | (isVerified ? verified : 0)
}

function authenticatorData(host: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), count])
}

function clientData(type: string, { challenge, origin }: Page): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

type CborPair = readonly [string | number, string | number | Buffer]

/** A small part of CBOR (RFC 8949). A buffer as a value is bytes for a number, and already encoded for a name. */
function cborMap(pairs: readonly CborPair[]): Buffer {
  const parts = pairs.flatMap(([key, value]) => [
    cborOf(key),
    Buffer.isBuffer(value) ? (typeof key === 'number' ? cborBytes(value) : value) : cborOf(value),
  ])
  return Buffer.concat([cborHead(5, pairs.length), ...parts])
}

function cborOf(value: string | number): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value)
  return Buffer.concat([cborHead(3, value.length), Buffer.from(value)])
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborHead(major: number, length: number): Buffer {
  const type = major << 5
  if (length < 24) return Buffer.from([type | length])
  return length < 256
    ? Buffer.from([type | 24, length])
    : Buffer.from([type | 25, length >> 8, length & 255])
}
