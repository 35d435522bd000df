import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderId } from '#domain/payment/provider.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Notice, NoticeFault, RawNotice } from '#providers/payment/payment-provider.ts'
import type { StoredAttempt } from '#store/payment/attempts.ts'
import type { PaymentStores } from './payment-stores.ts'

export type NoticeRefusal =
  | NoticeFault
  | { readonly kind: 'unknown-payment' }
  | { readonly kind: 'not-connected' }

/** The secret in the address a provider sends its notices of one attempt to: 192 bits. */
export function makeNoticeSecrets(secret: string) {
  const of = (attemptId: string): string =>
    createHmac('sha256', secret)
      .update(`notices of ${attemptId}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  return {
    of,
    matches: (attemptId: string, given: string): boolean => {
      const [one, other] = [Buffer.from(given), Buffer.from(of(attemptId))]
      return one.length === other.length && timingSafeEqual(one, other)
    },
  }
}

export type NoticeSecrets = ReturnType<typeof makeNoticeSecrets>

/**
 * orders.md, Providers' contracts 2: verified, kept once under its key, worked on later. A provider that signs nothing
 * has to know the attempt's secret.
 */
export function makeReceiveNotice(stores: PaymentStores, secrets: NoticeSecrets) {
  return async (
    id: ProviderId,
    raw: RawNotice,
  ): Promise<Result<'kept' | 'known', NoticeRefusal>> => {
    const provider = stores.providers[id]
    if (!provider) return refuse({ kind: 'not-connected' })
    const notice = provider.parseNotice(raw)
    if (!notice.ok) return notice
    // What was sealed is read only now.
    if (isUnstorable(notice.value)) return refuse({ kind: 'unreadable' })
    const isSigned = provider.capabilities.notices === 'signed'
    const { attempt = '', t = '' } = raw.query
    if (!isSigned && !secrets.matches(attempt, t)) return refuse({ kind: 'bad-signature' })
    const found = await attemptOf(
      stores,
      id,
      isSigned ? notice.value.about : { kind: 'attempt', attemptId: attempt },
    )
    // Signed for the whole account: what is not about an order of the shop is none of its business.
    if (!found && isSigned) return ok('known')
    if (found?.provider !== id) return refuse({ kind: 'unknown-payment' })
    const { eventKey, said } = notice.value
    const row = { provider: id, eventKey, paymentId: found.id, raw: raw.body.toString('utf8') }
    const isNew = await stores.notices.insert(
      stores.runner,
      { ...row, ...(said && { said }) },
      stores.now(),
    )
    return ok(isNew ? 'kept' : 'known')
  }
}

/** JSON escapes a NUL and half of a surrogate pair; PostgreSQL takes neither. */
function isUnstorable(notice: Notice): boolean {
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(notice))
}

async function attemptOf(
  { attempts, runner }: PaymentStores,
  provider: ProviderId,
  about: Notice['about'],
): Promise<StoredAttempt | undefined> {
  switch (about.kind) {
    case 'attempt':
      return attempts.byId(runner, about.attemptId)
    case 'order':
      return attempts.byOrderNumber(runner, provider, about.orderNumber)
    case 'provider-ref':
      return attempts.byRef(runner, provider, about.providerRef)
    case 'capture-ref':
      return attempts.byCaptureRef(runner, provider, about.captureRef)
  }
}
