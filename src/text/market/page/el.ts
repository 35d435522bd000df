import type { CountryChoiceText } from './ro.ts'

export const countryChoiceEl: CountryChoiceText = {
  choose: 'Διάλεξε χώρα',
  shop: 'Στο κατάστημα',
  about:
    'Ανακατασκευασμένα smartphone, laptop και κονσόλες, ελεγμένα και με εγγύηση. Διάλεξε τη χώρα από την οποία αγοράζεις: Ρουμανία, Βουλγαρία, Ουγγαρία ή Ελλάδα.',
}
