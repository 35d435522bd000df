import type { IdentityMeans } from './means.ts'
import { asLetter, sealedIn } from './write-letter.ts'

type Means = Pick<IdentityMeans, 'accounts' | 'members' | 'seal' | 'write'>

/** The letter an address is proven by, once more. */
export async function writeProofLetter(means: Means, address: string): Promise<void> {
  const member = await means.members.byEmail(address)
  if (!member || member.isProven) return
  const { userId, email, market, name } = member
  const link = sealedIn(means.seal, await means.accounts.proofToken(userId, email))
  await means.write(asLetter({ kind: 'verify', email, market, name, ...link }))
}
