import { plural } from '../plural.ts'
import type { SearchText } from './ro.ts'

export const searchEl: SearchText = {
  page: 'Αναζήτηση',
  title: words => `Αποτελέσματα για «${words}»`,
  askTitle: 'Τι ψάχνεις;',
  askText: 'Γράψε μια μάρκα, ένα μοντέλο ή ό,τι ξέρεις γι’ αυτό: χωρητικότητα, χρώμα.',
  description: 'Ψάξε στο κατάστημα Kintsu με μάρκα, μοντέλο, χωρητικότητα ή χρώμα.',
  nothing: words => `Δεν βρήκαμε τίποτα για «${words}»`,
  hints: [
    'Δες αν το έγραψες σωστά: ένα λάθος γράμμα το μαντεύουμε, περισσότερα όχι πάντα.',
    'Γράψε λιγότερα: μόνο το μοντέλο, π.χ. «iPhone 13».',
    'Το μοντέλο μπορεί να εξαντλήθηκε. Τα αποθέματα αλλάζουν κάθε μέρα.',
  ],
  popular: 'Τα πιο δημοφιλή τώρα',
  alsoIn: 'Δες όλη την κατηγορία:',
  suggestions: 'Προτάσεις',
  found: n => plural('el-GR', n, { one: '{n} πρόταση', other: '{n} προτάσεις' }),
  category: 'κατηγορία',
  brand: 'μάρκα',
  seeAll: words => `Όλα τα αποτελέσματα για «${words}»`,
}
