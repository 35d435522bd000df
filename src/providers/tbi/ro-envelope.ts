import {
  constants,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
} from 'node:crypto'

const paddingBytes = 11

/**
 * RSA PKCS#1 v1.5 in chunks of the key size in bytes − 11, concatenated, base64. `key` is PEM (providers.md, TBI
 * Romania).
 */
export function sealForBank(text: string, key: string): string {
  const bytes = Buffer.from(text, 'utf8')
  const chunk = modulusBytes(createPublicKey(key)) - paddingBytes
  const sealed: Buffer[] = []
  for (let from = 0; from < bytes.length; from += chunk)
    sealed.push(
      publicEncrypt(
        { key, padding: constants.RSA_PKCS1_PADDING },
        bytes.subarray(from, from + chunk),
      ),
    )
  return Buffer.concat(sealed).toString('base64')
}

/**
 * Current Node rejects this padding, so each block is decrypted without padding and unpadded here, without a branch
 * on its bytes: every failure returns undefined after the same amount of work. `key` is PEM (providers.md, TBI
 * Romania).
 */
export function openFromBank(sealed: string, key: string): string | undefined {
  const privateKey = createPrivateKey(key)
  const size = modulusBytes(privateKey)
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length === 0 || bytes.length % size !== 0) return undefined
  const opened: Buffer[] = []
  let bad = 0
  for (let from = 0; from < bytes.length; from += size) {
    const block = rawDecrypt(privateKey, bytes.subarray(from, from + size))
    const { textFrom, errors } = unpad(block)
    bad |= errors
    opened.push(block.subarray(textFrom))
  }
  const text = Buffer.concat(opened).toString('utf8')
  return bad === 0 ? text : undefined
}

function rawDecrypt(key: KeyObject, block: Buffer): Buffer {
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, block)
  } catch {
    // The number is larger than the modulus. A block of zeros fails the padding check like any other invalid block.
    return Buffer.alloc(block.length)
  }
}

/** Expects 0, 2, at least eight random non-zero bytes, 0, text. `errors` is 0 if all of that holds. */
function unpad(block: Buffer): { readonly textFrom: number; readonly errors: number } {
  let separator = 0
  let isBefore = 1
  for (let index = 2; index < block.length; index += 1) {
    const isZero = isZeroByte(block[index] ?? 0)
    separator |= index & -(isZero & isBefore)
    isBefore &= isZero ^ 1
  }
  const isShort = ((separator - (paddingBytes - 1)) >>> 31) & 1
  const wrongStart = (block[0] ?? 1) | ((block[1] ?? 0) ^ 2)
  return { textFrom: separator + 1, errors: wrongStart | isShort | isBefore }
}

/** Returns 1 for 0, otherwise 0. */
function isZeroByte(byte: number): number {
  return ((byte - 1) >>> 31) & 1
}

function modulusBytes(key: KeyObject): number {
  const bits = key.asymmetricKeyDetails?.modulusLength
  if (bits === undefined) throw new TypeError('TBI Romania needs RSA keys')
  return bits / 8
}
