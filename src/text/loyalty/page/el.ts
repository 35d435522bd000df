import { plural } from '#text/plural.ts'
import type { LoyaltyText } from './ro.ts'

function points(n: number) {
  return plural('el-GR', n, { one: '{n} πόντος', other: '{n} πόντοι' })
}
/** The form used as the object of a verb. */
function pointsAsObject(n: number) {
  return plural('el-GR', n, { one: '{n} πόντο', other: '{n} πόντους' })
}
function days(n: number) {
  return plural('el-GR', n, { one: '{n} ημέρα', other: '{n} ημέρες' })
}
function months(n: number) {
  return plural('el-GR', n, { one: '{n} μήνα', other: '{n} μήνες' })
}

export const loyaltyEl: LoyaltyText = {
  title: 'Προνόμια',
  points,
  balance: {
    title: 'Οι πόντοι σου',
    worth: money => `Αντιστοιχούν σε κουπόνι ${money}.`,
    tooFew: smallest => `Για ένα κουπόνι χρειάζεσαι τουλάχιστον ${pointsAsObject(smallest)}.`,
    lapses: day =>
      `Ισχύουν έως ${day}. Κάθε πόντος που κερδίζεις ή μετατρέπεις παρατείνει την ισχύ τους.`,
  },
  waiting: {
    title: 'Πόντοι καθ’ οδόν',
    from: (n, day) => `${points(n)}, για χρήση από ${day}`,
  },
  turn: {
    title: 'Μετάτρεψε τους πόντους σε κουπόνι',
    label: 'Πόσους πόντους',
    hint: (smallest, usable) =>
      `Από ${smallest} έως ${usable}. Το κουπόνι το χρησιμοποιείς σε παραγγελίες, ολόκληρο ή τμηματικά.`,
    submit: 'Μετατροπή σε κουπόνι',
    errors: {
      'not-a-number': 'Γράψε έναν ακέραιο αριθμό πόντων',
      'below-smallest': n => `Διάλεξε τουλάχιστον ${pointsAsObject(n)}`,
      'above-usable': n => `Τώρα μπορείς να χρησιμοποιήσεις έως ${pointsAsObject(n)}`,
    },
  },
  vouchers: {
    title: 'Τα κουπόνια σου',
    done: 'Το κουπόνι σου είναι έτοιμο.',
    none: 'Δεν έχεις κουπόνια ακόμα.',
    how: 'Γράψε τον κωδικό στο βήμα πληρωμής της παραγγελίας.',
    code: 'Κωδικός',
    left: money => `Απομένουν ${money}`,
    of: money => `από ${money}`,
    until: day => `Ισχύει έως ${day}`,
    used: 'Χρησιμοποιήθηκε ολόκληρο',
    lapsed: day => `Έληξε στις ${day}`,
    pending: 'Είναι δικό σου όταν φτάσει η συσκευή· η παραγγελία που πληρώνει την περιμένει',
    sources: {
      loyalty: 'Από πόντους',
      payout: 'Για συσκευή που πούλησες',
      goodwill: 'Από εμάς',
    },
  },
  history: {
    title: 'Ιστορικό πόντων',
    order: number => `Παραγγελία ${number}`,
    sale: number => `Πώληση ${number}`,
    return: number => `Επιστροφή από την παραγγελία ${number}`,
    voucher: 'Μετατράπηκαν σε κουπόνι',
    correction: 'Διορθώθηκαν από εμάς',
    lapse: 'Έληξαν',
    waived: n => `Είχες ήδη χρησιμοποιήσει ${pointsAsObject(n)}: δεν τους ζητάμε πίσω.`,
  },
  rules: {
    title: 'Πώς λειτουργεί',
    earn: money =>
      `Κερδίζεις 1 πόντο για κάθε ${money} που ξοδεύεις σε προϊόντα. Οι υπηρεσίες, η συσκευασία δώρου και η παράδοση δεν δίνουν πόντους.`,
    sale: n =>
      `Κερδίζεις ${pointsAsObject(n)} για κάθε συσκευή που μας πουλάς, μόλις σε πληρώσουμε γι’ αυτήν.`,
    counts: n =>
      `Οι πόντοι μιας παραγγελίας γίνονται διαθέσιμοι ${days(n)} μετά την παράδοση. Ως τότε είναι καθ’ οδόν.`,
    worth: (n, money) => `${points(n)} αξίζουν ${money}. Αυτό είναι και το μικρότερο κουπόνι.`,
    voucher: n =>
      `Το κουπόνι ισχύει για ${months(n)}. Ό,τι δεν χρησιμοποιήσεις σε μια παραγγελία μένει σε αυτό.`,
    back: 'Όταν επιστρέφεις ένα προϊόν, αφαιρούνται οι πόντοι του. Όσους έχεις ήδη χρησιμοποιήσει δεν τους ζητάμε πίσω.',
    lapse: (n, noticeDays) =>
      `Οι πόντοι λήγουν αν για ${months(n)} δεν κερδίσεις και δεν μετατρέψεις κανέναν. Σου γράφουμε ${days(noticeDays)} πριν· αν δεν έχουμε το e-mail σου, δεν λήγουν.`,
    market: 'Οι πόντοι και τα κουπόνια ισχύουν στο κατάστημα της Ελλάδας.',
    erased: 'Αν διαγράψεις τον λογαριασμό σου, χάνεις τους πόντους και τα κουπόνια.',
  },
  empty: {
    title: 'Δεν έχεις πόντους ακόμα',
    text: 'Τους κερδίζεις αυτόματα, όταν παραδοθεί μια παραγγελία που έκανες με αυτόν τον λογαριασμό.',
    toShop: 'Δες τα smartphone',
  },
}
