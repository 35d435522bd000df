import { bankFaces } from './bank/bank-face.ts'
import { courierFaces } from './couriers/courier-faces.ts'
import type { Fake } from './face.ts'
import { identityFake } from './identity/identity-face.ts'
import { loanFaces } from './loans/loan-faces.ts'
import { deviceFaces } from './registers/device-face.ts'
import { registerFaces } from './registers/register-faces.ts'

/** All that is played on the sandbox's own port; Stripe has a port of its own. */
export const faces: readonly Fake[] = [
  ...loanFaces,
  ...courierFaces,
  ...registerFaces,
  ...deviceFaces,
  ...bankFaces,
  identityFake,
]
