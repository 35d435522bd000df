import type { ContextOptions } from '#app/context.ts'
import { createCompanyRegisters } from '#providers/company/company-registers.ts'
import { noRegister } from '#providers/device-register/device-register.ts'
import type { Providers } from '#services/context.ts'
import { basesOn } from './bases.ts'

/** No third party is configured. */
export const noProviders: Providers = {
  payment: {},
  delivery: {},
  companyRegisters: createCompanyRegisters({
    anafUrl: 'http://127.0.0.1:9',
    viesUrl: 'http://127.0.0.1:9',
  }),
  deviceRegister: noRegister,
}

/** A shop without third parties, for tests that do not involve them. */
export function unconnected(
  options: Pick<ContextOptions, 'secret' | 'maxUnitsPerHour'>,
): ContextOptions {
  return {
    ...options,
    bases: basesOn('http://localhost'),
    publicUrl: 'http://127.0.0.1:9',
    providers: {},
    carriers: {},
    registers: { anafUrl: 'http://127.0.0.1:9', viesUrl: 'http://127.0.0.1:9' },
  }
}
