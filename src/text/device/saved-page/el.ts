import { plural } from '#text/plural.ts'
import type { SavedText } from './ro.ts'

export const savedEl: SavedText = {
  title: 'Αγαπημένα',
  lead: 'Τα κρατά αυτός ο browser. Ο σύνδεσμος παρακάτω τα δείχνει και σε άλλους.',
  empty: 'Δεν έχεις ακόμα αγαπημένα',
  emptyText: 'Πάτησε την καρδιά σε μια συσκευή και θα τη βρεις εδώ.',
  gone: n =>
    plural('el-GR', n, {
      one: '{n} συσκευή της λίστας δεν υπάρχει πια στο κατάστημα.',
      other: '{n} συσκευές της λίστας δεν υπάρχουν πια στο κατάστημα.',
    }),
  seen: 'Είδες πρόσφατα',
  link: 'Σύνδεσμος αυτής της λίστας',
  choose: 'Σύγκριση',
  compareThese: 'Σύγκριση των επιλεγμένων',
  compareHint: 'Διάλεξε από δύο έως τέσσερις συσκευές.',
  compareTitle: 'Σύγκριση',
  compareLead: 'Επάνω όσα διαφέρουν, κάτω όσα είναι ίδια.',
  tooFew: 'Για σύγκριση διάλεξε τουλάχιστον δύο συσκευές',
  differs: 'Διαφέρει',
  same: 'Ίδιο',
  price: 'Τιμή',
  soldOut: 'Δεν είναι πια διαθέσιμο',
  back: 'Πίσω στα αγαπημένα',
  phones: 'Δες τα smartphone',
}
