import type { RewardEmailText } from './ro.ts'

export const rewardEmailEl: RewardEmailText = {
  subject: amount => `Έχεις ένα κουπόνι ${amount}`,
  title: 'Σε ευχαριστούμε που μας σύστησες',
  greeting: name => (name === '' ? 'Γεια σου!' : `Γεια σου, ${name}!`),
  intro: amount =>
    `Κάποιος που προσκάλεσες αγόρασε από εμάς και έμεινε ευχαριστημένος. Γι’ αυτό κέρδισες ένα κουπόνι ${amount}.`,
  code: code => `Κωδικός κουπονιού: ${code}`,
  until: day => `Ισχύει έως ${day}`,
  see: 'Δες τα κουπόνια σου',
  how: 'Στο βήμα πληρωμής της επόμενης παραγγελίας το χρησιμοποιείς με ένα πάτημα. Ό,τι μείνει σε αυτό, το κρατάς για άλλη φορά.',
}
