import { ok, type Result, refuse } from '#domain/result.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import { isReferenceOf } from '../payment/order-reference.ts'
import type { Notice, NoticeFault, RawNotice } from '../payment/payment-provider.ts'
import { fieldsInText, textIn } from '../read-fields.ts'

/** providers.md, TBI Bulgaria: unsigned, so it is compared with what it should name, and the status is asked for. */
export function parseBgNotice(
  { body, query }: RawNotice,
  resellerCode: string,
): Result<Notice, NoticeFault> {
  const text = body.toString('utf8')
  const said = fieldsInText(text)
  const reference = textIn(said, 'OrderId')
  const status = textIn(said, 'Status')
  const { attempt } = query
  if (!attempt || reference === undefined || status === undefined)
    return refuse({ kind: 'unreadable' })
  if (textIn(said, 'ResellerCode') !== resellerCode || !isReferenceOf(reference, attempt))
    return refuse({ kind: 'bad-signature' })
  return ok({
    eventKey: fingerprint(reference, status, text),
    about: { kind: 'attempt', attemptId: attempt },
  })
}
