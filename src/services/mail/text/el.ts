import type { OrderMailText } from './ro.ts'

export const orderMailEl: OrderMailText = {
  subject: number => `Η παραγγελία σου ${number} επιβεβαιώθηκε`,
  title: 'Ευχαριστούμε, η παραγγελία σου επιβεβαιώθηκε',
  greeting: name => `Γεια σου, ${name}!`,
  intro: number =>
    `Λάβαμε την παραγγελία ${number}. Ετοιμάζουμε τη συσκευή και θα σε ειδοποιήσουμε μόλις φύγει για εσένα.`,
  next: 'Τι ακολουθεί',
  sentBy: day => `Παραδίδουμε το δέμα στην εταιρεία ταχυμεταφοράς το αργότερο στις ${day}.`,
  arrivesAtLocker: (from, to) =>
    `Φτάνει στη θυρίδα από ${from} έως ${to}· θα λάβεις τον κωδικό ανοίγματος με SMS.`,
  arrivesAtOffice: (from, to) => `Φτάνει στο κατάστημα παραλαβής από ${from} έως ${to}.`,
  arrivesByCourier: (from, to) => `Ο courier έρχεται σε εσένα από ${from} έως ${to}.`,
  returnUntil: (day, days) =>
    `Έχεις ${days} ημέρες να αλλάξεις γνώμη, έως ${day}. Ο νόμος δίνει 14 ημέρες, τις υπόλοιπες τις δίνουμε εμείς.`,
  yourOrder: 'Η παραγγελία σου',
  subtotal: 'Υποσύνολο',
  discount: 'Έκπτωση',
  delivery: 'Παράδοση',
  collectionFee: 'Χρέωση αντικαταβολής',
  total: 'Σύνολο με ΦΠΑ',
  deliverTo: 'Διεύθυνση παράδοσης',
  collectAt: 'Παραλαβή από',
  payment: 'Τρόπος πληρωμής',
  methods: {
    cashOnDelivery: 'Πληρωμή κατά την παράδοση',
    paymentOnDelivery: 'Πληρωμή κατά την παράδοση',
    cardAtLocker: 'Με κάρτα στη θυρίδα',
    cardOrCashAtOffice: 'Με κάρτα ή μετρητά στο κατάστημα παραλαβής',
  },
  seeOrder: 'Δες την παραγγελία',
  withdrawal: days =>
    `Μπορείς να υπαναχωρήσεις από τη σύμβαση μέσα σε ${days} ημέρες από την παραλαβή, χωρίς να πεις τον λόγο: απάντησε σε αυτό το e-mail με τον αριθμό της παραγγελίας.`,
  questions: 'Έχεις απορίες; Απάντησε σε αυτό το e-mail, το διαβάζει άνθρωπος.',
}
