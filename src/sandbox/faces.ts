import { bankFaces } from './bank/bank-fake.ts'
import { courierFaces } from './couriers/courier-faces.ts'
import type { Fake } from './fake.ts'
import { identityFake } from './identity/identity-fake.ts'
import { loanFaces } from './loans/loan-faces.ts'
import { deviceFaces } from './registers/device-fake.ts'
import { registerFaces } from './registers/register-faces.ts'

/** The fakes on the sandbox's own port; Stripe has a separate port. */
export const faces: readonly Fake[] = [
  ...loanFaces,
  ...courierFaces,
  ...registerFaces,
  ...deviceFaces,
  ...bankFaces,
  identityFake,
]
