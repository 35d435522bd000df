import { createHmac } from 'node:crypto'

const codes = 1_000_000

/**
 * The library stores codes in plain text. The code sent is a different one, shifted by the secret and the phone
 * number, so that reading the table reveals no valid code.
 */
export function createCodeShift(key: string) {
  const shiftOf = (phone: string): number =>
    createHmac('sha256', key).update(`code ${phone}`).digest().readUInt32BE(0) % codes
  const shifted = (code: string, by: number): string =>
    String((Number(code) + by + codes) % codes).padStart(6, '0')
  return {
    toSent: (stored: string, phone: string): string => shifted(stored, shiftOf(phone)),
    toStored: (sent: string, phone: string): string => shifted(sent, -shiftOf(phone)),
  }
}

export type CodeShift = ReturnType<typeof createCodeShift>
