import type { ErrorsText } from './ro.ts'

export const errorsEl: ErrorsText = {
  notFoundTitle: 'Αυτή η σελίδα δεν υπάρχει',
  notFoundText:
    'Η διεύθυνση είναι λάθος ή η σελίδα μεταφέρθηκε. Τα τηλέφωνά μας όμως είναι στη θέση τους.',
  unavailableTitle: 'Επιστρέφουμε αμέσως',
  unavailableText:
    'Το κατάστημα δεν απαντά αυτή τη στιγμή. Το καλάθι σου έχει κρατηθεί· δοκίμασε ξανά σε λίγα δευτερόλεπτα.',
  failedTitle: 'Κάτι πήγε στραβά σε εμάς',
  failedText: 'Μάθαμε για το πρόβλημα και το διορθώνουμε. Το καλάθι σου έχει κρατηθεί.',
  toHome: 'Στην αρχική σελίδα',
  tryAgain: 'Δοκίμασε ξανά',
  version: version => `Έκδοση ${version}`,
}
