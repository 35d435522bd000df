import type { AlertEmailText } from './ro.ts'

export const alertEmailEl: AlertEmailText = {
  subject: title => `Ξανά διαθέσιμο: ${title}`,
  title: 'Είναι ξανά διαθέσιμο',
  intro: 'Μας ζήτησες να σε ειδοποιήσουμε μόλις γίνει ξανά διαθέσιμο. Ορίστε:',
  priceSubject: (title, price) => `Τώρα ${price}: ${title}`,
  priceTitle: 'Η τιμή έπεσε',
  priceIntro: price =>
    `Μας ζήτησες να σε ειδοποιήσουμε μόλις η τιμή γίνει ${price} ή χαμηλότερη. Ορίστε:`,
  price: price => `${price} με ΦΠΑ`,
  see: 'Δες τη συσκευή',
  notHeld: 'Δεν είναι δεσμευμένο για σένα: το παίρνει όποιος το παραγγείλει πρώτος.',
  once: 'Αυτό είναι το μόνο μήνυμα που θα λάβεις για αυτή την ειδοποίηση.',
  stop: 'Δεν θέλεις άλλες ειδοποιήσεις; Ακύρωσέ τις όλες',
}
