import { createHmac, hkdfSync } from 'node:crypto'

/** Keyed digest of a serial number: finds the same device again without opening what is sealed. */
export const makeSerialHash = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kintsu/serial/1', 32))
  return (serial: string): string => createHmac('sha256', key).update(serial).digest('base64url')
}

export type SerialHash = ReturnType<typeof makeSerialHash>
