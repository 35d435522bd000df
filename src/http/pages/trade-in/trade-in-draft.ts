import { parse } from '#contract/schema.ts'
import { tradeInAnswersSchema } from '#contract/trade-in-answers.ts'
import type { Answers } from '#domain/trade-in/answers.ts'
import { jsonCookie } from '../json-cookie.ts'
import type { PageRequest } from '../page-request.ts'

const name = 'kintsu.sell'
const daySeconds = 86_400

/** The seller's answers so far, stored in their browser; an unreadable value counts as empty. */
export function readDraft(cookies: string | null): Answers {
  const parsed = parse(tradeInAnswersSchema, jsonCookie(cookies, name))
  return parsed.ok ? withoutEmail(parsed.value) : {}
}

/** The complete Set-Cookie line; only for the trade-in pages of this market. */
export function draftCookie(
  { site, market }: Pick<PageRequest, 'site' | 'market'>,
  answers: Answers,
): string {
  const value = Buffer.from(JSON.stringify(withoutEmail(answers))).toString('base64url')
  const secure = site.bases[market].startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${site.prefix}/sell/; Max-Age=${30 * daySeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** A complete Set-Cookie line that removes the answers. */
export function forgetDraft({ site }: Pick<PageRequest, 'site'>): string {
  return `${name}=; Path=${site.prefix}/sell/; Max-Age=0`
}

/** An email address is stored by the shop or not at all. */
function withoutEmail({ email: _, ...answers }: Answers): Answers {
  return answers
}
