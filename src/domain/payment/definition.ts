import { type InstallmentRequestType, type PaymentMethodId, requestTypeOf } from './method.ts'
import type { PaymentSettings, TotalAmountRule } from './settings.ts'

/**
 * A method as defined by configuration (Spec 3.1). The text catalogue has its text and logos, by `type`; availability
 * decides per basket whether it is enabled.
 */
export type PaymentDefinition = {
  readonly type: PaymentMethodId
  readonly isActive: boolean
  readonly requestType?: InstallmentRequestType
  readonly totalAmountRule: TotalAmountRule
}

export function definitionOf(type: PaymentMethodId, settings: PaymentSettings): PaymentDefinition {
  const requestType = requestTypeOf[type]
  return {
    type,
    isActive: settings.active[type] === true,
    ...(requestType ? { requestType } : {}),
    totalAmountRule: settings.rules[type] ?? {},
  }
}
