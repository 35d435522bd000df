import type { ContactEmailText } from './ro.ts'

export const contactEmailEl: ContactEmailText = {
  subject: 'Λάβαμε το μήνυμά σου',
  title: 'Λάβαμε το μήνυμά σου',
  intro: name =>
    `Γεια σου, ${name}! Το παρακάτω μήνυμα έφτασε σε εμάς. Θα απαντήσουμε σε αυτή τη διεύθυνση μέσα σε μία εργάσιμη ημέρα.`,
  wrote: 'Τι μας έγραψες',
  ofOrder: number => `Για την παραγγελία ή την πώληση ${number}`,
  notYou: 'Αν δεν μας έγραψες εσύ, δεν χρειάζεται να κάνεις τίποτα.',
  toStaff: topic => `Μήνυμα από τη σελίδα υποστήριξης: ${topic}`,
  reply: topic => `Η απάντησή μας: ${topic}`,
  replyTitle: 'Η απάντησή μας',
  topics: {
    order: 'παραγγελία',
    return: 'επιστροφή ή εγγύηση',
    sale: 'πώληση συσκευής',
    account: 'λογαριασμός ή δεδομένα',
    other: 'κάτι άλλο',
  },
  from: 'Από',
}
