import { nameRules, phoneRules } from '#domain/field/contact-rules.ts'
import { normalizeName } from '#domain/field/patterns/name.ts'
import { toE164 } from '#domain/field/patterns/phone.ts'
import { isAccepted } from '#domain/field/validate.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertMessage } from '#store/outbox.ts'
import {
  copyEmail,
  listParcelIds,
  lockOrderWithoutLabel,
  type Recipient,
  updateRecipient,
} from '#store/staff/order-changes.ts'
import { closeTasks } from '#store/staff-tasks.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type RecipientRefusal =
  /** The carrier has the previous address already. */
  | { readonly kind: 'label-made' }
  | { readonly kind: 'invalid-recipient'; readonly field: keyof Recipient }

/**
 * Corrects the recipient or the address of an order before it has a label, such as when a carrier refused the address;
 * the label is requested again.
 */
export function changeRecipient(
  { sql, clock }: Ctx,
  orderId: string,
  typed: Recipient,
): Promise<Result<void, RecipientRefusal>> {
  return inTransaction<void, RecipientRefusal>(sql, [], async tx => {
    const order = await lockOrderWithoutLabel(tx, orderId)
    if (!order) return refuse({ kind: 'label-made' })
    const { market } = order
    if (!isAccepted(typed.name, nameRules(market)))
      return refuse({ kind: 'invalid-recipient', field: 'name' })
    const phone = toE164(market, typed.phone)
    if (phone === undefined || !isAccepted(typed.phone, phoneRules(market)))
      return refuse({ kind: 'invalid-recipient', field: 'phone' })
    if (typed.street !== '' && typed.number === '')
      return refuse({ kind: 'invalid-recipient', field: 'number' })
    const at = clock()
    await updateRecipient(tx, orderId, { ...typed, name: normalizeName(typed.name), phone })
    for (const id of await listParcelIds(tx, orderId))
      await closeTasks(tx, ['label-refused', 'label-missing'], id, at)
    if (order.state === 'confirmed') await insertMessage(tx, 'shipment-due', { orderId }, at)
    return ok(undefined)
  })
}

/** Sends an email of the order once more, to the address that it has now. */
export async function resendEmail(
  { sql, clock }: Ctx,
  orderId: string,
  emailId: string,
): Promise<Result<void, { readonly kind: 'not-found' }>> {
  return (await copyEmail(sql, orderId, emailId, clock()))
    ? ok(undefined)
    : refuse({ kind: 'not-found' })
}
