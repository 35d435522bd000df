import { plural } from '#text/plural.ts'
import type { SearchText } from './ro.ts'

export const searchEl: SearchText = {
  page: 'Αναζήτηση',
  title: text => `Αποτελέσματα για «${text}»`,
  askTitle: 'Τι ψάχνεις;',
  askText: 'Γράψε μια μάρκα, ένα μοντέλο ή ό,τι ξέρεις γι’ αυτό: αποθηκευτικό χώρο, χρώμα.',
  description: 'Ψάξε στο κατάστημα Kintsu με βάση μάρκα, μοντέλο, αποθηκευτικό χώρο ή χρώμα.',
  nothing: text => `Δεν βρήκαμε τίποτα για «${text}»`,
  hints: [
    'Δες αν το έγραψες σωστά: ένα λάθος γράμμα το μαντεύουμε, περισσότερα όχι πάντα.',
    'Γράψε λιγότερα: μόνο το μοντέλο, π.χ. «iPhone 13».',
    'Το μοντέλο μπορεί να έχει εξαντληθεί. Τα αποθέματα αλλάζουν κάθε μέρα.',
  ],
  popular: 'Τα πιο περιζήτητα τώρα',
  alsoIn: 'Δες όλη την κατηγορία:',
  suggestions: 'Προτάσεις',
  found: n => plural('el-GR', n, { one: '{n} πρόταση', other: '{n} προτάσεις' }),
  category: 'κατηγορία',
  brand: 'μάρκα',
  accessoriesTitle: 'Αξεσουάρ',
  seeAccessories: 'Δες όλα τα αξεσουάρ αυτού του είδους',
  accessory: 'αξεσουάρ',
  help: 'βοήθεια',
  helpTitle: 'Βοήθεια',
  helpPages: {
    return: 'Επιστροφή προϊόντος',
    withdrawal: 'Δικαίωμα υπαναχώρησης',
    'my-warranties': 'Οι εγγυήσεις μου',
    'my-purchases': 'Οι αγορές μου',
    sell: 'Πούλησε τη συσκευή σου',
    support: 'Ερωτήσεις και επικοινωνία',
  },
  seeAll: text => `Όλα τα αποτελέσματα για «${text}»`,
}
