import type { InspectionReason } from '#domain/trade-in/verdict.ts'

export type InspectionReasonsText = Readonly<Record<InspectionReason, string>>

/** Why a device is not bought after its inspection. */
export const inspectionReasonsRo: InspectionReasonsText = {
  'swollen-battery': 'Bateria este umflată.',
  locked: 'Dispozitivul este blocat cu un cont, de o firmă sau din BIOS.',
  'online-ban': 'Consola este exclusă din rețeaua producătorului.',
  stolen: 'Dispozitivul este raportat ca furat.',
  counterfeit: 'Dispozitivul nu este original.',
  'other-device': 'Nu este dispozitivul pe care l-ai declarat.',
}
