import { type BankAccount, parseAccount } from '#domain/payment/bank-account.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ReturnRefusal, ReturnRequest } from '#domain/return/return-request.ts'
import type { RefundWay } from '#domain/return/return-view.ts'
import { invalid } from '../inbound/check-handover.ts'

const maxTextLength = 1_000

export type CheckedRequest = {
  readonly positions: ReadonlySet<number>
  readonly reasonOf: ReadonlyMap<number, ReturnRequest['lines'][number]>
  readonly words: string | undefined
  /** The account, if the money is refunded by bank transfer. */
  readonly account: BankAccount | undefined
}

/**
 * The checked input in the form in which it is stored, or the first error in the order of the form (orders.md,
 * Return).
 */
export function checkRequest(
  { lines, words, account }: ReturnRequest,
  way: RefundWay,
): Result<CheckedRequest, ReturnRefusal> {
  if (lines.length === 0) return invalid('lines', 'required')
  const reasonOf = new Map(lines.map(line => [line.position, line]))
  if (reasonOf.size < lines.length) return invalid('lines', 'repeated')
  const texts = [words, ...lines.map(line => line.words)]
  if (texts.some(text => (text?.length ?? 0) > maxTextLength)) return invalid('words', 'max-length')
  const checked = { positions: new Set(reasonOf.keys()), reasonOf, words: textOrUndefined(words) }
  if (way === 'same-way') return ok({ ...checked, account: undefined })
  const parsed = parseAccount(account ?? { iban: '', holder: '' })
  return parsed.ok
    ? ok({ ...checked, account: parsed.value })
    : invalid(parsed.refusal.field, parsed.refusal.code)
}

/** Undefined if nothing was written. */
export function textOrUndefined(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}
