import { randomUUID } from 'node:crypto'
import { type Market, markets } from '#domain/market/market.ts'
import type { Db } from '../database.ts'
import { member, memberAccount } from '../schema/identity.ts'

const names: Readonly<Record<Market, string>> = {
  ro: 'Cont Demonstrativ',
  bg: 'Демонстрационен Профил',
  hu: 'Próba Fiók',
  gr: 'Δοκιμαστικός Λογαριασμός',
}

/** Under .example, where nobody has a mailbox. */
export function demoEmailOf(market: Market): string {
  return `${market}@demo.example`
}

/** One account per market to sign in with; an existing account stays as its owner left it. */
export function seedMembers(db: Db, passwordHash: string): Promise<void> {
  return db.transaction(async tx => {
    const timestamps = { createdAt: new Date(), updatedAt: new Date() }
    for (const market of markets) {
      const [added] = await tx
        .insert(member)
        .values({
          id: randomUUID(),
          name: names[market],
          email: demoEmailOf(market),
          market,
          ...timestamps,
          emailVerified: true,
        })
        .onConflictDoNothing()
        .returning({ id: member.id })
      if (!added) continue
      const account = { providerId: 'credential', accountId: added.id, password: passwordHash }
      await tx.insert(memberAccount).values({ userId: added.id, ...account, ...timestamps })
    }
  })
}
