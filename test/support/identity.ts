import type { IdentityEmailMessage } from '#services/identity/emails.ts'
import type { RequestOrigin } from '#services/identity/identity.ts'
import { identityModule } from '#services/identity/module.ts'
import { openLink } from '#services/identity/open-link.ts'
import { register } from '#services/identity/register.ts'
import type { Handler } from '#services/module.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { createSeal } from '#store/seal.ts'
import { apiApp } from './api-app.ts'

/** The puzzle's solution in these tests; any other is wrong. */
export const solved = 'solved'

type Sent = { readonly topic: string; readonly payload: Readonly<Record<string, unknown>> }

/** A shop whose puzzle solution is a fixed word, and which stores what it sends instead of sending it. */
export async function identityApp(databaseUrl: string, options: Parameters<typeof apiApp>[1] = {}) {
  const api = await apiApp(databaseUrl, {
    captcha: {
      challenge: () => Promise.reject(new Error('no puzzle is drawn here')),
      verify: async solution => solution === solved,
    },
    ...options,
  })
  const sent: Sent[] = []
  const save: Handler = async (_ctx, { topic, payload }) => void sent.push({ topic, payload })
  const saving = { ...identityModule.outbox, 'identity-letter': save, sms: save }
  const seal = createSeal('a secret of the tests')
  const sentMessages = async () => {
    while ((await deliverOutbox(api.ctx, saving)) > 0);
    return sent.splice(0)
  }
  return {
    ...api,
    /** The emails and text messages sent since the last call. */
    sentMessages,
    sentEmails: async () =>
      (await sentMessages()).map(each => each.payload as unknown as IdentityEmailMessage),
    unseal: (sealed: unknown) => seal.open(String(sealed)),
  }
}

export type IdentityApp = Awaited<ReturnType<typeof identityApp>>

let network = 0

/** A browser with an IP address of its own unless one is given. */
export function aCaller(over: Partial<RequestOrigin> = {}): RequestOrigin {
  return {
    ipAddress: `10.9.${(++network >> 8) & 255}.${network & 255}`,
    userAgent: 'a browser',
    ...over,
  }
}

/** The Cookie header that a browser sends back for these Set-Cookie lines. */
export function cookieOf(lines: readonly string[]): string {
  return lines
    .filter(line => !/max-age=0/i.test(line))
    .map(line => line.split(';')[0])
    .join('; ')
}

export function cookieNamed(lines: readonly string[], name: string): string | undefined {
  return lines.find(line => line.startsWith(`${name}=`))
}

let person = 0
const password = 'o parolă lungă'

export function aNewcomer() {
  return {
    name: 'Membru Încercat',
    email: `membru${++person}@exemplu.ro`,
    password,
    wantsNewsletter: false,
    market: 'ro' as const,
  }
}

type Newcomer = Parameters<typeof register>[1]

/** The token in the link of an email. */
export function linkTokenIn(
  { unseal }: Pick<IdentityApp, 'unseal'>,
  email: IdentityEmailMessage | undefined,
): string {
  if (!email || !('sealed' in email)) throw new Error(`no link in ${JSON.stringify(email)}`)
  return unseal(email.sealed)
}

/** Registers a member; returns the token that verifies the address. */
export async function registered(app: IdentityApp, form: Newcomer): Promise<string> {
  const result = await register(app.ctx, form, aCaller({ captcha: solved }))
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  const [email] = await app.sentEmails()
  return linkTokenIn(app, email)
}

/** A registered member, verified by the link in the email. */
export async function aMember(app: IdentityApp, form: Newcomer = aNewcomer()) {
  const entry = await openLink(app.ctx, await registered(app, form), aCaller())
  if (!entry.ok) throw new Error('the link was refused')
  return { ...form, ...entry.value, cookie: cookieOf(entry.value.cookies) }
}
