import { constants, createPrivateKey, privateDecrypt, publicEncrypt } from 'node:crypto'

const rsaBytes = 256
const padding = 11

/** RSA PKCS#1 v1.5 in chunks of the key size in bytes − 11, concatenated, base64. */
export function sealRsa(text: string, publicKey: string): string {
  const bytes = Buffer.from(text)
  const chunks = Array.from(
    { length: Math.ceil(bytes.length / (rsaBytes - padding)) },
    (_, index) => bytes.subarray(index * (rsaBytes - padding), (index + 1) * (rsaBytes - padding)),
  )
  const sealed = chunks.map(chunk =>
    publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, chunk),
  )
  return Buffer.concat(sealed).toString('base64')
}

/**
 * Undefined if it was not encrypted with this key. Unpadded by hand: not every Node version decrypts with this
 * padding.
 */
export function openRsa(sealed: string, privateKey: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length === 0 || bytes.length % rsaBytes !== 0) return undefined
  const key = createPrivateKey(privateKey)
  const texts: Buffer[] = []
  for (let from = 0; from < bytes.length; from += rsaBytes) {
    try {
      const block = privateDecrypt(
        { key, padding: constants.RSA_NO_PADDING },
        bytes.subarray(from, from + rsaBytes),
      )
      const end = block.indexOf(0, 2)
      if (block[0] !== 0 || block[1] !== 2 || end < padding - 1) return undefined
      texts.push(block.subarray(end + 1))
    } catch {
      return undefined
    }
  }
  return Buffer.concat(texts).toString()
}
