import { plural } from '#text/plural.ts'
import type { CartText } from './ro.ts'

function items(n: number) {
  return plural('el-GR', n, { one: '{n} είδος', other: '{n} είδη' })
}

export function days(n: number) {
  return plural('el-GR', n, { one: '{n} ημέρα', other: '{n} ημέρες' })
}

function months(n: number) {
  return plural('el-GR', n, { one: '{n} μήνας', other: '{n} μήνες' })
}

export const cartEl: CartText = {
  title: 'Το καλάθι σου',
  needsScript:
    'Το καλάθι φυλάσσεται στον browser σου και χρειάζεται JavaScript. Ενεργοποίησέ την για να παραγγείλεις.',
  notStored:
    'Ο browser σου δεν αφήνει το κατάστημα να θυμάται το καλάθι. Μπορείς να παραγγείλεις τώρα, αλλά θα χαθεί όταν κλείσεις τη σελίδα.',
  lines: 'Προϊόντα στο καλάθι',
  remove: name => `Αφαίρεση από το καλάθι: ${name}`,
  removed: name => `Αφαίρεσες από το καλάθι: ${name}`,
  removedLast: name => `Το καλάθι είναι τώρα άδειο. Αφαίρεσες: ${name}`,
  restored: 'Τα ξαναβάλαμε όλα στο καλάθι.',
  notReserved:
    'Τα προϊόντα στο καλάθι δεν είναι δεσμευμένα. Τα δεσμεύουμε για σένα μόνο όταν στείλεις την παραγγελία.',
  legalWarranty: 'Η εγγύησή μας προστίθεται στη νόμιμη εγγύηση συμμόρφωσης και δεν την περιορίζει.',
  extrasFor: name => `Επιλογές για ${name}`,
  battery: 'Νέα μπαταρία',
  batteryNote: 'την τοποθετούμε πριν από την αποστολή',
  accessories: 'Αξεσουάρ',
  giftWrap: 'Συσκευασία δώρου',
  giftWrapNote: 'ένα πακέτο για όλη την παραγγελία',
  extra: amount => `+ ${amount}`,
  warranty: 'Επέκταση εγγύησης',
  warrantyNote: 'Παρατείνει την εμπορική εγγύηση των 12 μηνών. Τη νόμιμη την έχεις ούτως ή άλλως.',
  insurance: 'Ασφάλιση',
  insuranceKinds: 'Είδος ασφάλισης',
  oneInsurance: 'Μία ασφάλιση ανά συσκευή.',
  screenInsurance: 'Οθόνη',
  screenInsuranceNote: 'Καλύπτει τη σπασμένη οθόνη.',
  accidentInsurance: 'Τυχαία ζημιά και κλοπή',
  accidentInsuranceNote: 'Καλύπτει τυχαία ζημιά και κλοπή.',
  without: 'Χωρίς',
  moreMonths: n => `+${months(n)}`,
  months,
  serviceOf: (name, length) => `${name}, ${length}`,
  summary: 'Σύνοψη',
  items,
  subtotal: 'Υποσύνολο',
  promo: (code, percentage) => `Κωδικός ${code} (−${percentage}%)`,
  delivery: 'Παράδοση',
  deliveryFrom: amount => `από ${amount}`,
  deliveryNext: 'Τη διαλέγεις στο επόμενο βήμα.',
  total: 'Σύνολο με ΦΠΑ',
  beforeDelivery: 'χωρίς την παράδοση',
  continue: 'Συνέχεια στην παραγγελία',
  continueAnyway: 'Συνέχεια χωρίς έλεγχο',
  returnDays: n => `${days(n)} για να αλλάξεις γνώμη`,
  returnDaysNote: 'Στέλνεις πίσω τη συσκευή και παίρνεις τα χρήματά σου.',
  checking: 'Ελέγχουμε τιμές και διαθεσιμότητα…',
  checked: 'Οι τιμές και η διαθεσιμότητα είναι ενημερωμένες.',
  extraTitle: 'Πριν από την παραγγελία',
  emptyTitle: 'Το καλάθι σου είναι άδειο',
  emptyText: 'Διάλεξε μια ανακατασκευασμένη και ελεγμένη συσκευή. Έρχεται με 12 μήνες εγγύηση.',
  emptyLinks: 'Ή διάλεξε κατηγορία',
  newShop: (restored, lost) =>
    `Το κατάστημα άλλαξε από την τελευταία σου επίσκεψη. Από το παλιό καλάθι κρατήσαμε ${restored} και χάσαμε ${lost}.`,
  newShopKeptAll:
    'Το κατάστημα άλλαξε από την τελευταία σου επίσκεψη. Το καλάθι σου έμεινε ολόκληρο.',
  newShopLostAll: 'Το κατάστημα άλλαξε από την τελευταία σου επίσκεψη και το παλιό καλάθι χάθηκε.',
  linesLost: (restored, lost) =>
    `Ένα μέρος από το αποθηκευμένο καλάθι δεν διαβαζόταν. Κρατήσαμε ${restored} και χάσαμε ${lost}.`,
  unreadable: 'Το αποθηκευμένο καλάθι δεν διαβαζόταν, οπότε ξεκινήσαμε ένα νέο.',
  expired:
    'Το καλάθι σου έληξε: ήταν παλιό και οι τιμές δεν ήταν πια σίγουρες. Μπορείς να ξεκινήσεις ένα νέο.',
  changed: 'Το καλάθι σου άλλαξε',
  emptied: 'Το καλάθι άδειασε: το κατάστημα δεν μπόρεσε να το επιβεβαιώσει.',
  notChecked: 'Δεν μπορέσαμε να ελέγξουμε τιμές και διαθεσιμότητα. Το καλάθι σου έμεινε όπως ήταν.',
  dropped: {
    'sold-out': 'έχει εξαντληθεί',
    'no-longer-offered': 'δεν διατίθεται πια',
    'phone-gone': 'ανήκε σε προϊόν που δεν είναι πια στο καλάθι',
  },
  sameModel: name => `Δες το ${name} σε άλλη κατάσταση`,
  inGrade: (grade, price) => `Το έχουμε σε κατάσταση «${grade}» στα ${price}`,
  takeInstead: 'Βάλε αυτό στη θέση του',
  tookInstead: (name, grade) => `Βάλαμε στο καλάθι: ${name}, κατάσταση «${grade}».`,
  priceChanged: (before, now) => `η τιμή ήταν ${before}, τώρα είναι ${now}`,
  promoChanged: (code, percentage) => `Ο κωδικός ${code} δίνει τώρα έκπτωση ${percentage}%.`,
  promoRefused: {
    unknown: code => `Δεν υπάρχει κωδικός ${code}.`,
    expired: code => `Ο κωδικός ${code} έχει λήξει.`,
    minimum: (code, amount) =>
      `Ο κωδικός ${code} ισχύει όταν τα προϊόντα του καλαθιού κοστίζουν τουλάχιστον ${amount}.`,
    otherMarket: code => `Ο κωδικός ${code} είναι για το κατάστημά μας σε άλλη χώρα.`,
    usedUp: code => `Ο κωδικός ${code} έχει ήδη χρησιμοποιηθεί.`,
  },
  noGiftWrapFor: category => `Η συσκευασία δώρου δεν διατίθεται για: ${category}.`,
  guest: {
    haveAccount: 'Έχεις λογαριασμό;',
    haveAccountText: 'Συνδέσου και θα βρεις τα αποθηκευμένα στοιχεία και το καλάθι σου.',
    signIn: 'Σύνδεση',
    back: 'Πίσω στο καλάθι',
  },
}
