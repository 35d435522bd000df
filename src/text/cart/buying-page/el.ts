import { plural } from '#text/plural.ts'
import type { BuyingText } from './ro.ts'

function months(n: number) {
  return plural('el-GR', n, { one: '{n} μήνα', other: '{n} μήνες' })
}

export const buyingEl: BuyingText = {
  storedFor: n => `Το καλάθι σου μένει αποθηκευμένο για ${months(n)} από την τελευταία αλλαγή.`,
  genius: 'Τα προνόμια Genius ισχύουν για αυτή την παραγγελία.',
  protectorNote: 'ένα δωρεάν για αυτή τη συσκευή',
  accessories: 'Αξεσουάρ που ταιριάζουν',
  accessoriesFor: name => `Αξεσουάρ για ${name}`,
  showAll: n => plural('el-GR', n, { other: 'Δείξε ακόμη {n}' }),
  showFewer: 'Δείξε λιγότερα',
  promo: {
    label: 'Εκπτωτικός κωδικός',
    apply: 'Εφαρμογή',
    checking: 'Ελέγχουμε τον κωδικό…',
    named: code => `τον κωδικό ${code}`,
    applied: (code, percentage) => `Ο κωδικός ${code} σου δίνει έκπτωση ${percentage}%.`,
    errors: {
      missing: 'Γράψε τον εκπτωτικό κωδικό.',
      unknown: 'Δεν υπάρχει τέτοιος κωδικός.',
      expired: 'Ο κωδικός έχει λήξει.',
      minimum: amount =>
        `Ο κωδικός ισχύει όταν τα προϊόντα του καλαθιού κοστίζουν τουλάχιστον ${amount}.`,
      otherMarket: 'Ο κωδικός είναι για το κατάστημά μας σε άλλη χώρα.',
      usedUp: 'Ο κωδικός έχει ήδη χρησιμοποιηθεί.',
      tooMany: 'Πάρα πολλές προσπάθειες. Περίμενε ένα λεπτό και δοκίμασε ξανά.',
      unreachable: 'Δεν μπορέσαμε να ελέγξουμε τον κωδικό. Δοκίμασε ξανά.',
    },
  },
  carousel: {
    similar: 'Παρόμοιες συσκευές',
    popular: 'Τα πιο περιζήτητα',
    previous: 'Προηγούμενα στη λίστα',
    next: 'Επόμενα στη λίστα',
    atStart: 'Είσαι στην αρχή της λίστας.',
    atEnd: 'Είσαι στο τέλος της λίστας.',
  },
  drawer: {
    added: 'Μπήκε στο καλάθι',
    others: 'Ήδη στο καλάθι',
    goOn: 'Συνέχισε τις αγορές',
    match: name => `Ταιριάζουν με ${name}`,
    failed: 'Τα αξεσουάρ δεν φορτώθηκαν.',
  },
  extra: {
    lead: 'Αν θέλεις, συμπλήρωσε την παραγγελία σου. Τίποτα εδώ δεν είναι υποχρεωτικό.',
    without: 'Συνέχεια χωρίς προσθήκες',
  },
}
