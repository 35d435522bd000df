import type { InspectedPartsText } from './ro.ts'

export const inspectedPartsEl: InspectedPartsText = {
  'config-all': 'Έκδοση',
  'config-storage': 'Αποθηκευτικός χώρος',
  'config-provider': 'Δίκτυο',
  'liquid-contact': 'Επαφή με υγρά',
  'burn-in': 'Αποτυπωμένες εικόνες',
  'grading-display': 'Κατάσταση οθόνης',
  'grading-case': 'Κατάσταση περιβλήματος',
  battery: 'Μπαταρία',
  'display-defects': 'Ελαττώματα οθόνης',
  'phone-defects': 'Άλλα ελαττώματα',
  'tablet-defects': 'Άλλα ελαττώματα',
  'smartwatch-defects': 'Άλλα ελαττώματα',
  'laptop-defects': 'Άλλα ελαττώματα',
  'laptop-keyboard': 'Πληκτρολόγιο',
  'console-defects': 'Άλλα ελαττώματα',
  'console-controllers': 'Χειριστήρια',
}
