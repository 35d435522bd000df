import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Member } from '#domain/identity/member.ts'

/** A cart pass, for which a custom token is exchanged, lasts as long as the token itself: one hour (orders.md). */
export const cartPassSeconds = 3_600

/**
 * Lets one session request its member's carts, and no others. The pass names nobody: it is only valid together with
 * its session.
 */
export function createCartPasses(secret: string) {
  const signatureOf = ({ userId, sessionId }: Pass, end: string): Buffer =>
    createHmac('sha256', secret).update(`cart pass ${userId} ${sessionId} ${end}`).digest()
  return {
    mint: (session: Pass & { readonly now: Date }): string => {
      const end = String(Math.floor(session.now.getTime() / 1_000) + cartPassSeconds)
      return `${end}.${signatureOf(session, end).toString('base64url')}`
    },
    isPassOf: (member: Pass, pass: string, now: Date): boolean => {
      const [end = '', signature = '', ...rest] = pass.length > 100 ? [] : pass.split('.')
      if (!/^\d{1,12}$/.test(end) || rest.length > 0) return false
      const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(member, end)]
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs && Number(end) * 1_000 > now.getTime()
    },
  }
}

type Pass = Pick<Member, 'userId' | 'sessionId'>

export type CartPasses = ReturnType<typeof createCartPasses>
