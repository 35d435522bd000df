import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

/** ES256, new at each start: a shop that caches the keys has to fetch them again when it meets an unknown `kid`. */
export function createSigningKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomUUID()
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' }] },
    token: (claims: object): string => {
      const content = `${part({ alg: 'ES256', typ: 'JWT', kid })}.${part(claims)}`
      const signature = sign('sha256', Buffer.from(content), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      })
      return `${content}.${signature.toString('base64url')}`
    },
  }
}

export type SigningKey = ReturnType<typeof createSigningKey>

function part(value: object) {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
