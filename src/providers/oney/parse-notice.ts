import { ok, type Result, refuse } from '#domain/result.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import type { Notice, NoticeFault, RawNotice } from '../payment/payment-provider.ts'
import { fieldsInText, fieldsOf, textIn } from '../read-fields.ts'

/** providers.md, Oney: unsigned; the merchant's guid is compared, and the status is asked for before anything is believed. */
export function parseOneyNotice(
  { body, query }: RawNotice,
  merchantGuid: string,
): Result<Notice, NoticeFault> {
  const text = body.toString('utf8')
  const said = fieldsInText(text)
  const purchase = fieldsOf(said?.purchase)
  const reference = textIn(purchase, 'external_reference')
  const status = textIn(purchase, 'status_code')
  if (!said || reference === undefined || status === undefined)
    return refuse({ kind: 'unreadable' })
  if (textIn(said, 'merchant_guid') !== merchantGuid) return refuse({ kind: 'bad-signature' })
  const { attempt } = query
  return ok({
    eventKey: fingerprint(reference, status, text),
    about: attempt
      ? { kind: 'attempt', attemptId: attempt }
      : { kind: 'provider-ref', providerRef: reference },
  })
}
