import type { Accounts } from './accounts.ts'
import { type Auth, isRefused, unlessRefused } from './auth.ts'
import type { PasswordHashing } from './password-hashing.ts'

type Passwords = Pick<
  Accounts,
  'hashOf' | 'whoResets' | 'resetPassword' | 'hasPassword' | 'isPassword' | 'setPassword'
>

export function createPasswords(auth: Auth, hashing: PasswordHashing): Passwords {
  const hashStoredFor = async (userId: string): Promise<string | undefined> => {
    const { internalAdapter } = await auth.$context
    return (await internalAdapter.findCredentialAccount(userId))?.password ?? undefined
  }
  return {
    hashOf: hashing.hash,
    hasPassword: async userId => (await hashStoredFor(userId)) !== undefined,
    isPassword: async (userId, password) => {
      const hash = await hashStoredFor(userId)
      return hash !== undefined && hashing.verify({ hash, password })
    },
    setPassword: async (userId, password) => {
      const { internalAdapter } = await auth.$context
      const [account, hash] = [
        await internalAdapter.findCredentialAccount(userId),
        await hashing.hash(password),
      ]
      if (account) await internalAdapter.updatePassword(userId, hash)
      else
        await internalAdapter.createAccount({
          userId,
          providerId: 'credential',
          accountId: userId,
          password: hash,
        })
    },
    whoResets: async token => {
      const { internalAdapter } = await auth.$context
      return (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value
    },
    resetPassword: async (token, newPassword) =>
      !isRefused(await unlessRefused(auth.api.resetPassword({ body: { token, newPassword } }))),
  }
}
