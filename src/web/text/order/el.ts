import type { OrderText } from './ro.ts'

export const orderEl: OrderText = {
  pageTitle: number => `Παραγγελία ${number}`,
  confirmedTitle: 'Ευχαριστούμε, η παραγγελία σου επιβεβαιώθηκε',
  plainTitle: 'Η παραγγελία σου',
  number: 'Αριθμός παραγγελίας',
  mailSent: email => `Στείλαμε την επιβεβαίωση στο ${email}.`,
  mailMissing: 'Δεν τη βρίσκεις; Κοίτα και στα ανεπιθύμητα.',
  next: 'Τι ακολουθεί',
  placed: 'Λάβαμε την παραγγελία',
  placedOn: day => `Στις ${day}.`,
  placedText: 'Ετοιμάζουμε τη συσκευή και θα σε ειδοποιήσουμε μόλις φύγει για εσένα.',
  sent: 'Παραδίδουμε το δέμα στην εταιρεία ταχυμεταφοράς',
  sentBy: day => `Το αργότερο στις ${day}.`,
  arrives: {
    locker: 'Το δέμα φτάνει στη θυρίδα',
    office: 'Το δέμα φτάνει στο κατάστημα παραλαβής',
    courier: 'Ο courier έρχεται σε εσένα',
  },
  arrivesText: {
    locker: 'Θα λάβεις τον κωδικό ανοίγματος με SMS.',
    office: 'Θα λάβεις SMS όταν μπορείς να το παραλάβεις.',
    courier: 'Θα σου τηλεφωνήσει πριν φτάσει.',
  },
  between: (from, to) => `Από ${from} έως ${to}.`,
  onDay: day => `Στις ${day}.`,
  returnTitle: 'Μπορείς να αλλάξεις γνώμη',
  returnUntil: (day, days) =>
    `Έχεις ${days} ημέρες, έως ${day}. Ο νόμος δίνει 14 ημέρες, τις υπόλοιπες τις δίνουμε εμείς.`,
  yourOrder: 'Η παραγγελία σου',
  subtotal: 'Υποσύνολο',
  discount: 'Έκπτωση',
  discountOf: code => `Έκπτωση με τον κωδικό ${code}`,
  delivery: 'Παράδοση',
  collectionFee: 'Χρέωση αντικαταβολής',
  total: 'Σύνολο με ΦΠΑ',
  collectAt: 'Παραλαβή από',
  deliverTo: 'Διεύθυνση παράδοσης',
  contact: 'Στοιχεία επικοινωνίας',
  payment: 'Τρόπος πληρωμής',
  methods: {
    cashOnDelivery: {
      name: 'Πληρωμή κατά την παράδοση',
      ready: amount => `Ετοίμασε ${amount} σε μετρητά για τον courier.`,
    },
    paymentOnDelivery: {
      name: 'Πληρωμή κατά την παράδοση',
      ready: amount => `Πληρώνεις ${amount} στον courier, με κάρτα ή μετρητά.`,
    },
    cardAtLocker: {
      name: 'Με κάρτα στη θυρίδα',
      ready: amount =>
        `Έχε μαζί σου μια κάρτα: πληρώνεις ${amount} στη θυρίδα, πριν ανοίξει. Δεν δέχεται μετρητά.`,
    },
    cardOrCashAtOffice: {
      name: 'Με κάρτα ή μετρητά στο κατάστημα παραλαβής',
      ready: amount =>
        `Πληρώνεις ${amount} στο κατάστημα παραλαβής, με κάρτα ή μετρητά. Πάρε μαζί σου και ταυτότητα.`,
    },
  },
  withdrawal: 'Άλλαξες γνώμη;',
  withdrawalText: days =>
    `Μπορείς να υπαναχωρήσεις από τη σύμβαση μέσα σε ${days} ημέρες από την παραλαβή, χωρίς να πεις τον λόγο. Ο νόμος δίνει 14 ημέρες, τις υπόλοιπες τις δίνουμε εμείς. Την επιστροφή την πληρώνουμε εμείς.`,
  withdraw: 'Υπαναχώρηση από τη σύμβαση με e-mail',
  withdrawalTerms: 'Πώς γίνεται η επιστροφή',
  withdrawalSubject: number => `Υπαναχώρηση από τη σύμβαση, παραγγελία ${number}`,
  withdrawalBody: number => `Υπαναχωρώ από τη σύμβαση για την παραγγελία ${number}.`,
  keepShopping: 'Πίσω στο κατάστημα',
}
