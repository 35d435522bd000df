import { parse } from '#contract/schema.ts'
import { tradeInAnswersSchema } from '#contract/sell-answers.ts'
import type { Answers } from '#domain/sell/answers.ts'
import { jsonCookie } from './json-cookie.ts'
import type { PageRequest } from './page-request.ts'

const name = 'kintsu.sell'
const daySeconds = 86_400

/** What a seller told so far, as their browser keeps it; what cannot be read is nothing. */
export function readDraft(cookies: string | null): Answers {
  const parsed = parse(tradeInAnswersSchema, jsonCookie(cookies, name))
  return parsed.ok ? withoutEmail(parsed.value) : {}
}

/** The whole Set-Cookie line; of the pages of selling in this market only. */
export function draftCookie(
  { site, market }: Pick<PageRequest, 'site' | 'market'>,
  answers: Answers,
): string {
  const value = Buffer.from(JSON.stringify(withoutEmail(answers))).toString('base64url')
  const secure = site.bases[market].startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${site.prefix}/sell/; Max-Age=${30 * daySeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** An address is kept by the shop or not at all. */
function withoutEmail({ email: _, ...answers }: Answers): Answers {
  return answers
}
