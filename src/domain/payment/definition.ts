import { type InstallmentRequestType, type PaymentType, requestTypeOf } from './payment.ts'
import type { PaymentSettings, TotalAmountRule } from './settings.ts'

/**
 * Spec 3.1: a method as defined by configuration. Its words and logos are the catalogue's, found by
 * `type`; whether it is enabled is judged per basket, by availability.
 */
export type PaymentDefinition = {
  readonly type: PaymentType
  readonly isActive: boolean
  readonly requestType?: InstallmentRequestType
  readonly totalAmountRule: TotalAmountRule
}

export function definitionOf(type: PaymentType, settings: PaymentSettings): PaymentDefinition {
  const requestType = requestTypeOf[type]
  return {
    type,
    isActive: settings.active[type] === true,
    ...(requestType ? { requestType } : {}),
    totalAmountRule: settings.rules[type] ?? {},
  }
}
