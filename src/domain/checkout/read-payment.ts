import {
  amount,
  finiteNumber,
  firstOf,
  oneOf,
  optional,
  type Read,
  shape,
  text,
  wholeNumber,
  yesNo,
} from '#domain/cart/narrow.ts'
import {
  type CofidisPlan,
  cofidisContacts,
  type InstallmentPlan,
  type PaymentChoice,
} from '#domain/payment/choice.ts'
import type { InstallmentOption } from '#domain/payment/installment.ts'
import { paymentTypes } from '#domain/payment/payment.ts'

const readOption = shape<InstallmentOption>({
  numberOfInstallments: wholeNumber,
  initialPayment: amount,
  monthlyPayment: amount,
  totalAmountDue: amount,
  interestRate: finiteNumber,
  minAmount: amount,
  maxAmount: amount,
  isPromo: yesNo,
  name: text,
})

const readPlan: Read<InstallmentPlan> = firstOf<InstallmentPlan>(
  shape<Extract<InstallmentPlan, { kind: 'tbi' }>>({
    kind: oneOf(['tbi']),
    option: readOption,
    hasConsented: yesNo,
  }),
  shape<Extract<InstallmentPlan, { kind: 'oney' }>>({
    kind: oneOf(['oney']),
    installments: oneOf([3, 4]),
  }),
  shape<Omit<CofidisPlan, 'person'>>({
    kind: oneOf(['cofidis']),
    option: readOption,
    barem: text,
    downPaymentMinor: wholeNumber,
    contact: oneOf(cofidisContacts),
    tac: yesNo,
    gdpr: yesNo,
  }),
)

/** A loan's personal facts are not even looked for: they are never stored. */
export const readPayment = shape<PaymentChoice>({
  type: oneOf(paymentTypes),
  tac: yesNo,
  newsletter: yesNo,
  plan: optional(readPlan),
})
