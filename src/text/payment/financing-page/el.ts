import { plural } from '#text/plural.ts'
import type { FinancingText } from './ro.ts'

function inRates(n: number) {
  return plural('el-GR', n, { one: 'σε μία δόση', other: 'σε {n} δόσεις' })
}

export const financingEl: FinancingText = {
  loading: 'Οι όροι χρηματοδότησης φορτώνουν…',
  legend: 'Αριθμός δόσεων',
  rates: n => plural('el-GR', n, { one: 'Μία δόση', other: '{n} δόσεις' }),
  perMonth: amount => `${amount} τον μήνα`,
  duration: 'Διάρκεια',
  months: n => plural('el-GR', n, { one: '{n} μήνας', other: '{n} μήνες' }),
  firstRate: 'Πρώτη δόση',
  monthly: 'Μηνιαία δόση',
  downPaid: 'Προκαταβολή',
  total: 'Σύνολο πληρωμών',
  apr: 'ΣΕΠΕ',
  disclosure: ({ financed, installments, rate, apr, total, lender }) =>
    `Αντιπροσωπευτικό παράδειγμα: ${financed}, εξόφληση ${inRates(installments)}, με σταθερό ετήσιο επιτόκιο ${rate}, ΣΕΠΕ ${apr} και συνολικό πληρωτέο ποσό ${total}. Η χρηματοδότηση παρέχεται από την ${lender} μετά την έγκριση της αίτησης.`,
  consent: lender => ({
    before: 'Διάβασα τους ',
    link: 'όρους χρηματοδότησης',
    after: ` και συμφωνώ να διαβιβαστούν τα στοιχεία της παραγγελίας στην ${lender}.`,
  }),
  tac: { before: 'Αποδέχομαι τους ', link: 'όρους της πίστωσης Cofidis', after: '.' },
  gdpr: {
    before: 'Διάβασα πώς η Cofidis επεξεργάζεται τα ',
    link: 'προσωπικά μου δεδομένα',
    after: '.',
  },
  contact: {
    legend: 'Πώς θα συνεχίσεις την αίτηση',
    online: { title: 'Online', note: 'Μετά την παραγγελία συμπληρώνεις τη φόρμα της Cofidis.' },
    offline: { title: 'Τηλεφωνικά', note: 'Η Cofidis σε καλεί και συμπληρώνετε μαζί την αίτηση.' },
  },
  downPayment: 'Προκαταβολή',
  downPaymentHint: least =>
    `Προαιρετικά: πόσα πληρώνεις με δικά σου χρήματα. Για την πίστωση πρέπει να μείνουν τουλάχιστον ${least}.`,
  person: {
    customerPhone: 'Τηλέφωνο επικοινωνίας',
    customerMotherName: 'Όνομα και πατρικό επώνυμο μητέρας',
    customerBirthDate: 'Ημερομηνία γέννησης',
  },
  birthDateHint: 'ΕΕΕΕ-ΜΜ-ΗΗ, για παράδειγμα 1990-04-23',
  widget: 'Προσομοίωση Oney',
  fields: {
    plan: 'Δόσεις',
    consent: 'Συγκατάθεση για τη χρηματοδότηση',
    loanTac: 'Όροι πίστωσης',
    loanGdpr: 'Επεξεργασία δεδομένων',
  },
  errors: {
    plan: { required: 'Οι όροι χρηματοδότησης δεν έχουν φορτώσει ακόμη. Δοκίμασε ξανά.' },
    downPayment: {
      pattern: 'Γράψε ακέραιο ποσό',
      'too-high': 'Η προκαταβολή είναι πολύ υψηλή για αυτή την πίστωση',
    },
    customerPhone: {
      required: 'Γράψε τηλέφωνο επικοινωνίας',
      pattern: 'Το τηλέφωνο επικοινωνίας δεν είναι έγκυρο',
    },
    customerMotherName: {
      required: 'Γράψε το ονοματεπώνυμο της μητέρας',
      pattern: 'Γράψε τουλάχιστον δύο λέξεις με τουλάχιστον 2 γράμματα η καθεμία',
    },
    customerBirthDate: {
      required: 'Γράψε ημερομηνία γέννησης',
      pattern: 'Η ημερομηνία γέννησης δεν είναι έγκυρη',
      'too-young': 'Πρέπει να είσαι τουλάχιστον 18 ετών',
    },
  },
}
