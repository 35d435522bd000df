import type { InspectionReasonsText } from './ro.ts'

export const inspectionReasonsEl: InspectionReasonsText = {
  'swollen-battery': 'Η μπαταρία έχει φουσκώσει.',
  locked: 'Η συσκευή είναι κλειδωμένη με λογαριασμό, από εταιρεία ή με κωδικό BIOS.',
  'online-ban': 'Η κονσόλα έχει αποκλειστεί από το δίκτυο του κατασκευαστή.',
  stolen: 'Η συσκευή έχει δηλωθεί ως κλεμμένη.',
  counterfeit: 'Η συσκευή δεν είναι γνήσια.',
  'other-device': 'Δεν είναι η συσκευή που δήλωσες.',
}
