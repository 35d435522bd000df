import { plural } from '#text/plural.ts'
import type { PhotoText } from './ro.ts'

export const photoEl: PhotoText = {
  label: 'Φωτογραφίες',
  choose: 'Διάλεξε φωτογραφίες',
  take: 'Βγάλε φωτογραφία',
  limits: max =>
    `Έως ${plural('el-GR', max, { one: '{n} φωτογραφία', other: '{n} φωτογραφίες' })}, JPEG, PNG ή WebP, έως 8 MB η καθεμία. Σβήνουμε από αυτές την τοποθεσία όπου τραβήχτηκαν.`,
  full: max =>
    `Έχεις ήδη ${plural('el-GR', max, { one: '{n} φωτογραφία', other: '{n} φωτογραφίες' })}. Αφαίρεσε μία για να προσθέσεις άλλη.`,
  needsScript: 'Για να στείλεις φωτογραφίες, ενεργοποίησε τη JavaScript στον browser.',
  photo: number => `Φωτογραφία ${number}`,
  sending: 'Αποστολή…',
  sent: 'Στάλθηκε',
  retry: number => `Στείλε ξανά τη φωτογραφία ${number}`,
  remove: number => `Αφαίρεσε τη φωτογραφία ${number}`,
  errors: {
    'too-large': 'Είναι πολύ μεγάλη: έως 8 MB.',
    'not-a-picture': 'Δεν μπορούμε να τη διαβάσουμε. Δοκίμασε JPEG, PNG ή WebP.',
    'too-many': 'Έστειλες πάρα πολλές φωτογραφίες. Δοκίμασε ξανά αργότερα.',
    unreachable: 'Δεν έφτασε σε εμάς. Έλεγξε τη σύνδεσή σου και στείλε την ξανά.',
  },
}
