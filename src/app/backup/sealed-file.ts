import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { secretBytes } from '../config/secret-bytes.ts'

/** The first bytes of a backup: what it is, and the version of its form. */
const magic = Buffer.from('KINTSU-BACKUP-1\n')
const ivBytes = 12
const tagBytes = 16

/** 32 random bytes in Base64; throws for anything else. */
export function backupKey(text = ''): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32 || secretBytes(text) < 32)
    throw new Error('BACKUP_KEY must hold 32 random bytes: openssl rand -base64 32 writes some.')
  return key
}

/** Encrypts a stream with AES-256-GCM: magic, IV, ciphertext, tag. Up to 64 GiB, the limit of the method. */
export function sealing(key: Buffer): Transform {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  let isBegun = false
  const begin = () => (isBegun ? [] : [magic, iv])
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const head = begin()
      isBegun = true
      done(null, Buffer.concat([...head, cipher.update(chunk)]))
    },
    flush(done) {
      done(null, Buffer.concat([...begin(), cipher.final(), cipher.getAuthTag()]))
    },
  })
}

/** The content of a backup as a stream; it fails at its end unless the key fits and no byte was changed. */
export async function openedFile(path: string, key: Buffer) {
  const file = await open(path)
  const { size } = await file.stat()
  const headBytes = magic.length + ivBytes
  const head = Buffer.alloc(headBytes)
  const tag = Buffer.alloc(tagBytes)
  await file.read(head, 0, headBytes, 0)
  await file.read(tag, 0, tagBytes, Math.max(0, size - tagBytes))
  await file.close()
  if (size <= headBytes + tagBytes || !head.subarray(0, magic.length).equals(magic))
    throw new Error(`${path} is not a whole backup of Kintsu.`)
  const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(magic.length))
  decipher.setAuthTag(tag)
  const sealed = createReadStream(path, { start: headBytes, end: size - tagBytes - 1 })
  return sealed.on('error', error => decipher.destroy(error)).pipe(decipher)
}
