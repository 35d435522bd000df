import type {
  arrivalsEn,
  dispatchEn,
  membersEn,
  messagesEn,
  notesEn,
  orderActsEn,
} from './day-en.ts'

export const dispatchEl: typeof dispatchEn = {
  scan: 'Σάρωσε το δέμα που φεύγει',
  scanHint: 'Ο αριθμός του δέματος ή της παραγγελίας του',
  steps: {
    'wait-for-label': 'Περιμένει ετικέτα',
    pack: 'Για συσκευασία',
    'hand-over': 'Συσκευάστηκε',
  },
  collects: (market, carrier) => `${market}, παραλαβή από ${carrier}`,
  toPack: count =>
    count === 0
      ? 'Όλα συσκευάστηκαν'
      : count === 1
        ? '1 δέμα για συσκευασία'
        : `${count} δέματα για συσκευασία`,
  pickList: 'Λίστα συλλογής',
  pickListText:
    'Ανά ράφι. Σάρωσε το IMEI μιας συσκευής για να ανοίξει η παραγγελία της και συσκεύασέ την.',
  shelf: 'Ράφι',
  noShelf: 'χωρίς ράφι',
  device: 'Συσκευή',
  labels: 'Ετικέτες για εκτύπωση',
  labelsOf: (carrier, count) => `${carrier} (${count})`,
  noLabels: 'Κανένα συσκευασμένο δέμα δεν περιμένει.',
  nothing: 'Δεν χρειάζεται να φύγει τίποτα.',
  round: (shown, all) =>
    `Τα ${shown} που περιμένουν περισσότερο, από ${all}. Τα επόμενα εμφανίζονται μόλις συσκευαστούν.`,
  latest: 'Τα τελευταία',
  manifestText: 'Άνοιξε έναν μεταφορέα για να τυπώσεις τη λίστα του.',
  handed: 'Παραδόθηκαν στον μεταφορέα σήμερα',
  noHanded: 'Κανένα δέμα δεν παραδόθηκε σήμερα.',
  recipient: 'Παραλήπτης',
  carrier: 'Μεταφορέας',
  print: 'Εκτύπωση της λίστας',
  manifestOf: (carrier, count) =>
    count === 1 ? `${carrier}: 1 δέμα` : `${carrier}: ${count} δέματα`,
  signature: 'Παρέλαβε',
}

export const arrivalsEl: typeof arrivalsEn = {
  scan: 'Σάρωσε το δέμα που ήρθε',
  scanHint: 'Ο αριθμός του ή ο αριθμός της αγοράς συσκευής, της επιστροφής ή της εγγύησης',
  sender: 'Αποστολέας',
  sendBy: 'Να σταλεί έως',
  kinds: { sale: 'Αγορά συσκευής', return: 'Επιστροφή', warranty: 'Εγγύηση' },
  states: {
    preparing: 'Ετοιμάζεται',
    'label-created': 'Έτοιμη ετικέτα',
    'pickup-failed': 'Ο κούριερ δεν βρήκε κανέναν',
    'handed-over': 'Παραδόθηκε στον μεταφορέα',
    'in-transit': 'Στον δρόμο',
    arrived: 'Έφτασε',
    cancelled: 'Ακυρώθηκε',
    expired: 'Έληξε',
    lost: 'Χάθηκε',
  },
}

export const messagesEl: typeof messagesEn = {
  topics: {
    order: 'Παραγγελία',
    return: 'Επιστροφή ή εγγύηση',
    sale: 'Αγορά συσκευής',
    account: 'Λογαριασμός ή δεδομένα',
    other: 'Κάτι άλλο',
  },
  topic: 'Θέμα',
  from: 'Από',
  waiting: 'Περιμένει',
  done: 'Έγινε',
  answer: 'Απάντηση',
  answerHint: 'Στέλνεται με e-mail, στην εμφάνιση του καταστήματος, με το μήνυμα από κάτω.',
  template: 'Ξεκίνα με',
  noTemplate: 'Κενή απάντηση',
  templates: {
    looking: 'Το εξετάζουμε',
    tracking: 'Πού είναι η παραγγελία',
    return: 'Πώς γίνεται η επιστροφή',
    details: 'Ζήτησε λεπτομέρειες',
  },
  related: 'Παραγγελίες και αγορές συσκευών αυτής της διεύθυνσης',
}

export const notesEl: typeof notesEn = {
  title: 'Σημειώσεις για το προσωπικό',
  none: 'Καμία σημείωση.',
  text: 'Σημείωση',
}

export const orderActsEl: typeof orderActsEn = {
  recipient: 'Παραλήπτης',
  replace: 'Λάθος ή χαλασμένη συσκευή',
  replaceText:
    'Στέλνεται άλλη συσκευή του ίδιου είδους και κατάστασης· αυτή πηγαίνει για αξιολόγηση. Το δέμα συσκευάζεται ξανά.',
  recipientText: 'Γίνεται μέχρι να βγάλει ετικέτα ο μεταφορέας.',
  name: 'Όνομα',
  street: 'Οδός',
  number: 'Αριθμός',
  details: 'Λεπτομέρειες',
  postalCode: 'Ταχυδρομικός κώδικας',
  emails: 'E-mail',
  noEmails: 'Κανένα e-mail ακόμη.',
  subject: 'Θέμα',
  sent: 'Στάλθηκε',
  notSent: 'περιμένει',
  events: 'Τι ανέφεραν πάροχοι και μεταφορείς',
  noEvents: 'Δεν αναφέρθηκε τίποτα.',
  cancel: 'Ακύρωση',
  cancelText:
    'Γίνεται μέχρι να πάρει το δέμα ο μεταφορέας. Οι συσκευές πωλούνται ξανά και ό,τι πληρώθηκε επιστρέφεται.',
}

export const membersEl: typeof membersEn = {
  points: 'Πόντοι',
  pointsHint: 'Με μείον για αφαίρεση.',
  goodwill: 'Κουπόνι καλής θέλησης',
  goodwillHint: 'Για έναν χρόνο, αμέσως στον λογαριασμό του.',
  amount: 'Ποσό',
  search: 'Όνομα, e-mail ή τηλέφωνο',
  name: 'Όνομα',
  since: 'Μέλος από',
  proven: 'επιβεβαιωμένο',
  notProven: 'μη επιβεβαιωμένο',
  newsletter: 'Ενημερωτικό δελτίο',
  sessions: 'Συνδεδεμένο σε',
  browsers: count => (count === 1 ? '1 πρόγραμμα περιήγησης' : `${count} προγράμματα περιήγησης`),
  dealings: 'Παραγγελίες και αγορές συσκευών',
  noDealings: 'Τίποτα ακόμη.',
  vouchers: 'Κουπόνια',
  noVouchers: 'Κανένα κουπόνι.',
  left: 'Απομένουν',
  of: 'Από',
  until: 'Έως',
  standings: {
    open: 'Ανοιχτό',
    pending: 'Περιμένει την αγορά της συσκευής',
    withdrawn: 'Αποσύρθηκε',
  },
  export: 'Όλα όσα φυλάσσονται για το μέλος, σε αρχείο',
  isBlocked: 'Αποκλεισμένο',
  blockText:
    'Αποσυνδέεται και δεν μπορεί να συνδεθεί ξανά. Οι παραγγελίες και οι αγορές συσκευών του συνεχίζονται και μπορεί ακόμη να αγοράζει ως επισκέπτης.',
  blocked: time => `Κανείς δεν μπορεί να συνδεθεί από ${time}.`,
  mergeText:
    'Οι παραγγελίες, οι αγορές συσκευών, τα κουπόνια, οι πόντοι, οι διευθύνσεις και η σύνδεση με Google ή Apple έρχονται εδώ. Ο άλλος λογαριασμός κλείνει: οι συνεδρίες του, και ο κωδικός του αν αυτός έχει ήδη δικό του. Το όνομα και το καλάθι εδώ μένουν. Δεν αναιρείται.',
  mergeOther: 'E-mail ή τηλέφωνο του άλλου λογαριασμού',
  eraseText: 'Διαγράφονται όλα εκτός από όσα ζητά ο νόμος να φυλαχθούν. Δεν αναιρείται.',
  looked: 'Ότι είδες αυτή τη σελίδα γράφεται στο ιστορικό ενεργειών.',
}
