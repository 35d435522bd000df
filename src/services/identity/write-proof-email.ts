import type { IdentityDeps } from './means.ts'
import { asEmail, sealedIn } from './write-email.ts'

type Deps = Pick<IdentityDeps, 'accounts' | 'members' | 'seal' | 'write'>

/** Sends the email that proves an address once more. */
export async function writeProofEmail(deps: Deps, address: string): Promise<void> {
  const member = await deps.members.byEmail(address)
  if (!member || member.isProven) return
  const { userId, email, market, name } = member
  const link = sealedIn(deps.seal, await deps.accounts.proofToken(userId, email))
  await deps.write(asEmail({ kind: 'verify', email, market, name, ...link }))
}
