import {
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
  type OneyPlan,
  type OptionPlan,
  type PaymentChoice,
} from '#domain/payment/choice.ts'
import { optionLenders } from '#domain/payment/lenders.ts'
import { paymentMethodIds } from '#domain/payment/method.ts'

/** The personal data of a loan is not even read: it is never stored. */
const readPlan: Read<InstallmentPlan> = firstOf<InstallmentPlan>(
  shape<OptionPlan>({
    kind: oneOf(optionLenders),
    schemeId: text,
    installments: wholeNumber,
    hasConsented: yesNo,
  }),
  shape<OneyPlan>({
    kind: oneOf(['oney']),
    installments: oneOf([3, 4]),
    hasConsented: yesNo,
  }),
  shape<Omit<CofidisPlan, 'person'>>({
    kind: oneOf(['cofidis']),
    schemeId: text,
    installments: wholeNumber,
    downPaymentMinor: wholeNumber,
    contact: oneOf(cofidisContacts),
    tac: yesNo,
    gdpr: yesNo,
  }),
)

/** A plan of another shape makes the whole payment unreadable, so that it must be chosen again. */
export const readPayment = shape<PaymentChoice>({
  type: optional(oneOf(paymentMethodIds)),
  tac: yesNo,
  newsletter: yesNo,
  plan: optional(readPlan),
})
