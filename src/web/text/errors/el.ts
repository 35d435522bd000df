import type { ErrorsText } from './ro.ts'

export const errorsEl: ErrorsText = {
  notFoundTitle: 'Αυτή η σελίδα δεν υπάρχει',
  notFoundText:
    'Η διεύθυνση είναι λάθος ή η σελίδα μεταφέρθηκε. Τα smartphone μας όμως είναι στη θέση τους.',
  unavailableTitle: 'Επιστρέφουμε αμέσως',
  unavailableText:
    'Το κατάστημα δεν απαντά αυτή τη στιγμή. Το καλάθι σου έχει αποθηκευτεί· δοκίμασε ξανά σε λίγα δευτερόλεπτα.',
  failedTitle: 'Κάτι πήγε στραβά από την πλευρά μας',
  failedText: 'Μάθαμε για το πρόβλημα και το διορθώνουμε. Το καλάθι σου έχει αποθηκευτεί.',
  toHome: 'Στην αρχική σελίδα',
  tryAgain: 'Δοκίμασε ξανά',
  version: version => `Έκδοση ${version}`,
}
