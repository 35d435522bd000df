import type { mailTextsEn } from './mail-texts-en.ts'

export const mailTextsEl: typeof mailTextsEn = {
  about:
    'Όσα γράφει το κατάστημα σε αγοραστές και πωλητές. Ένα e-mail που διατυπώνεις αλλιώς φεύγει με τα δικά σου λόγια από την επόμενη αποστολή.',
  rules:
    'Άδειασε ένα πεδίο για να επιστρέψεις στο συνηθισμένο κείμενο. Ό,τι είναι σε άγκιστρα, π.χ. {number}, το συμπληρώνει το κατάστημα και πρέπει να μείνει.',
  kinds: {
    orderEmail: 'Επιβεβαίωση παραγγελίας',
    parcelEmail: 'Δέμα παραγγελίας',
    paymentEmail: 'Πληρωμή και επιστροφή χρημάτων',
    returnEmail: 'Επιστροφές',
    warrantyEmail: 'Εγγύηση',
    tradeInEmail: 'Πώληση: προσφορά και δέμα',
    inspectionEmail: 'Πώληση: έλεγχος και πληρωμή',
    unlistedEmail: 'Συσκευή εκτός λίστας',
    identityEmail: 'Λογαριασμός και σύνδεση',
    alertEmail: 'Ξανά διαθέσιμο και τιμή',
    reviewEmail: 'Πρόσκληση για κριτική',
    pointsEmail: 'Πόντοι',
    rewardEmail: 'Κουπόνι για πρόσκληση',
    contactEmail: 'Μηνύματα προς την υποστήριξη',
  },
  shared: 'Τα κοινά όλων',
  ownCount: n => (n === 1 ? '1 δικό σου κείμενο' : `${n} δικά σου κείμενα`),
  wording: 'Κείμενο',
  preview: 'Πώς διαβάζεται',
  parts: {
    subject: 'Θέμα',
    title: 'Τίτλος',
    greeting: 'Χαιρετισμός',
    button: 'Κουμπί',
    questions: 'Τελευταία γραμμή',
  },
  phrase: n => `Κείμενο ${n}`,
  fillsIn: names => `Το κατάστημα συμπληρώνει: ${names}.`,
  usually: wording => `Συνήθως: ${wording}`,
  usual: 'το συνηθισμένο κείμενο',
  wrong: names =>
    names === ''
      ? 'Χωρίς άγκιστρα, έως 1.000 χαρακτήρες.'
      : `Γράψε σε άγκιστρα ${names} και τίποτε άλλο, έως 1.000 χαρακτήρες.`,
}
