import type { InboundLabelText } from './ro.ts'

export const inboundLabelTextEl: InboundLabelText = {
  title: 'Δέμα για την Kintsu',
  from: 'Από',
  to: 'Προς',
  sendBy: day => `Παράδοση έως: ${day}`,
  courierOn: day => `Ο courier έρχεται: ${day}`,
  cut: 'Κόψε εδώ. Κόλλησε το πάνω μέρος στο δέμα.',
  listTitle: 'Πριν κλείσεις το δέμα',
  list: email => [
    'Κράτησε αντίγραφο των δεδομένων σου και σβήσε τη συσκευή: επαναφορά εργοστασιακών ρυθμίσεων.',
    'Αποσυνδέσου από τον λογαριασμό Apple, Google ή Samsung και απενεργοποίησε το κλείδωμα συσκευής.',
    'Βγάλε την κάρτα SIM και την κάρτα μνήμης.',
    `Μη στείλεις φουσκωμένη μπαταρία. Γράψε μας πρώτα: ${email}.`,
    'Βάλε μέσα τα αξεσουάρ και τύλιξε τη συσκευή, ώστε να μην κινείται.',
  ],
  fileName: 'etiketa',
}
