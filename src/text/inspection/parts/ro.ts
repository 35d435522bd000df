import type { InspectedPart } from '#domain/trade-in/trade-in-view.ts'

export type InspectedPartsText = Readonly<Record<InspectedPart, string>>

/** The parts of a device that are inspected. */
export const inspectedPartsRo: InspectedPartsText = {
  'config-all': 'Configurație',
  'config-storage': 'Memorie',
  'config-provider': 'Rețea',
  'liquid-contact': 'Contact cu lichide',
  'burn-in': 'Imagine remanentă',
  'grading-display': 'Starea ecranului',
  'grading-case': 'Starea carcasei',
  battery: 'Baterie',
  'display-defects': 'Defecte de ecran',
  'phone-defects': 'Alte defecte',
  'tablet-defects': 'Alte defecte',
  'smartwatch-defects': 'Alte defecte',
  'laptop-defects': 'Alte defecte',
  'laptop-keyboard': 'Tastatură',
  'console-defects': 'Alte defecte',
  'console-controllers': 'Controllere',
}
