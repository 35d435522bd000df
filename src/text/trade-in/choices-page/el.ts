import type { TradeInChoices } from './ro.ts'

const power = {
  title: 'Δεν ανοίγει',
  text: 'ή κλείνει μόνη της· τη βλέπει ένας συνάδελφός μας πριν από την προσφορά',
}
const charging = { title: 'Δεν φορτίζει', text: 'ή μόνο με το καλώδιο σε συγκεκριμένη θέση' }
const buttons = { title: 'Τα κουμπιά', text: 'κάποιο κολλάει ή δεν ανταποκρίνεται' }
const wifi = { title: 'Wi-Fi ή Bluetooth', text: 'δεν βρίσκει δίκτυα ή χάνει τη σύνδεση' }
const biometrics = {
  title: 'Ξεκλείδωμα με πρόσωπο ή δακτυλικό αποτύπωμα',
  text: 'δεν σε αναγνωρίζει πια',
}
const allWorks = 'Όλα λειτουργούν'

export const tradeInChoicesEl: TradeInChoices = {
  types: {
    SMARTPHONE: 'Smartphone',
    TABLET: 'Tablet',
    LAPTOP: 'Laptop',
    SMARTWATCH: 'Smartwatch',
    CONSOLE: 'Κονσόλα',
  },
  'config-provider': {
    unlocked: { title: 'Σε κάθε δίκτυο', text: 'δέχεται SIM από κάθε πάροχο' },
    local: { title: 'Κλειδωμένη σε ελληνικό πάροχο' },
    foreign: { title: 'Κλειδωμένη σε ξένο πάροχο' },
    unknown: {
      title: 'Δεν ξέρω',
      text: 'υπολογίζουμε ότι είναι κλειδωμένη σε ελληνικό πάροχο και το ελέγχουμε',
    },
  },
  'liquid-contact': {
    none: { title: 'Όχι', text: 'δεν μπήκε ποτέ υγρό μέσα' },
    works: { title: 'Ναι, αλλά λειτουργεί' },
    faults: {
      title: 'Ναι, και έχει προβλήματα',
      text: 'τη βλέπει ένας συνάδελφός μας πριν από την προσφορά',
    },
    unknown: {
      title: 'Δεν ξέρω',
      text: 'το υπολογίζουμε ως «ναι, αλλά λειτουργεί» και το ελέγχουμε',
    },
  },
  'burn-in': {
    none: { title: 'Κανένα ίχνος', text: 'το γκρι είναι ομοιόμορφο παντού' },
    faint: { title: 'Αχνές σκιές', text: 'τις βλέπεις μόνο αν τις ψάξεις στο γκρι' },
    strong: { title: 'Έντονα ίχνη', text: 'το πληκτρολόγιο ή τα εικονίδια φαίνονται πάντα' },
  },
  'grading-display': {
    flawless: { title: 'Χωρίς σημάδια', text: 'κανένα ορατό σημάδι ούτε από κοντά' },
    light: {
      title: 'Ελαφριές γρατζουνιές',
      text: 'φαίνονται με σβηστή οθόνη, δεν τις πιάνει το νύχι',
    },
    deep: { title: 'Βαθιές γρατζουνιές', text: 'τις πιάνει το νύχι' },
    cracked: { title: 'Ραγισμένη', text: 'το γυαλί έσπασε, έστω και λίγο' },
    unknown: {
      title: 'Δεν ξέρω',
      text: 'την υπολογίζουμε με ελαφριές γρατζουνιές και την ελέγχουμε',
    },
  },
  'grading-case': {
    'like-new': { title: 'Σαν καινούργιο', text: 'χωρίς ορατά σημάδια' },
    light: { title: 'Ελαφριά σημάδια', text: 'μικρές γρατζουνιές, χωρίς χτυπήματα' },
    dents: { title: 'Ορατά χτυπήματα', text: 'φαγωμένες γωνίες, βαθουλώματα' },
    cracked: { title: 'Ραγισμένο ή στραβό' },
    unknown: { title: 'Δεν ξέρω', text: 'το υπολογίζουμε με ελαφριά σημάδια και το ελέγχουμε' },
  },
  battery: {
    '90-up': { title: '90% ή περισσότερο' },
    '85-89': { title: '85–89%' },
    '80-84': { title: '80–84%' },
    service: { title: 'Κάτω από 80% ή «Σέρβις»', text: 'ή αδειάζει αισθητά πιο γρήγορα από παλιά' },
    normal: { title: 'Κανονική', text: 'χωρίς προειδοποίηση στο σύστημα' },
    unknown: { title: 'Δεν ξέρω', text: 'την υπολογίζουμε στο 80–84% και τη μετράμε' },
  },
  swollen: {
    no: { title: 'Όχι' },
    yes: { title: 'Ναι', text: 'σηκώνεται η οθόνη ή η πλάτη, δεν κλείνει το περίβλημα' },
  },
  ticks: {
    'display-defects': {
      spots: { title: 'Κηλίδες ή νεκρά pixel' },
      lines: { title: 'Γραμμές', text: 'κάθετες ή οριζόντιες, ή εικόνα που τρεμοπαίζει' },
      touch: { title: 'Δεν ανταποκρίνεται στην αφή', text: 'όλη η οθόνη ή ένα μέρος της' },
      lifted: { title: 'Ξεκολλά η οθόνη', text: 'φαίνεται κενό ανάμεσα σε οθόνη και πλαίσιο' },
    },
    'phone-defects': {
      power,
      biometrics,
      charging,
      buttons,
      wifi,
      'rear-camera': { title: 'Η πίσω κάμερα', text: 'θολή, με λεκέ ή δεν ανοίγει' },
      'front-camera': { title: 'Η μπροστινή κάμερα' },
      'speaker-microphone': { title: 'Ηχείο ή μικρόφωνο' },
      sim: { title: 'SIM', text: 'δεν διαβάζει την κάρτα ή δεν έχει σήμα' },
      'non-original-screen': {
        title: 'Μη γνήσια οθόνη',
        text: 'έχει αντικατασταθεί και το γράφει το σύστημα',
      },
    },
    'tablet-defects': {
      power,
      biometrics,
      charging,
      buttons,
      cameras: { title: 'Οι κάμερες' },
      'wifi-sim': { title: 'Wi-Fi ή SIM' },
    },
    'smartwatch-defects': {
      crown: { title: 'Η κορώνα ή το κουμπί' },
      sensor: { title: 'Οι αισθητήρες', text: 'παλμοί, οξυγόνο, ΗΚΓ' },
      charging,
      strap: { title: 'Λείπει ή έσπασε το λουράκι' },
      charger: { title: 'Λείπει ο φορτιστής' },
    },
    'laptop-keyboard': {
      'dead-keys': { title: 'Πλήκτρα που δεν λειτουργούν' },
      'missing-keys': { title: 'Πλήκτρα που λείπουν' },
      'foreign-layout': { title: 'Άλλη γλώσσα στα πλήκτρα', text: 'ούτε αγγλικά ούτε ελληνικά' },
      backlight: { title: 'Δεν φωτίζεται το πληκτρολόγιο' },
    },
    'laptop-defects': {
      power,
      trackpad: { title: 'Το touchpad' },
      hinge: { title: 'Ο μεντεσές', text: 'χαλαρός, σπασμένος ή τρίζει' },
      webcam: { title: 'Η webcam' },
      ports: { title: 'Οι θύρες', text: 'κάποια USB, HDMI ή άλλη δεν λειτουργεί' },
      wifi,
      charger: { title: 'Λείπει ο φορτιστής' },
      lock: {
        title: 'Κλειδωμένο από εταιρεία (MDM) ή με κωδικό BIOS',
        text: 'ζητά λογαριασμό ή κωδικό άλλου',
      },
    },
    'console-defects': {
      power,
      hdmi: { title: 'HDMI', text: 'χωρίς εικόνα ή με διακοπές' },
      disc: { title: 'Η μονάδα δίσκου', text: 'δεν διαβάζει ή δεν βγάζει τον δίσκο' },
      overheating: { title: 'Υπερθερμαίνεται', text: 'κλείνει ή κάνει πολύ θόρυβο' },
      wifi,
      usb: { title: 'Οι θύρες USB' },
      'online-ban': {
        title: 'Αποκλεισμένη από τις online υπηρεσίες',
        text: 'ο κατασκευαστής την απέκλεισε από το δίκτυό του',
      },
    },
  },
  nothing: {
    'display-defects': 'Κανένα ελάττωμα',
    'phone-defects': allWorks,
    'tablet-defects': allWorks,
    'smartwatch-defects': 'Όλα λειτουργούν, δεν λείπει τίποτα',
    'laptop-keyboard': 'Όλα τα πλήκτρα λειτουργούν',
    'laptop-defects': 'Όλα λειτουργούν, δεν λείπει τίποτα',
    'console-defects': allWorks,
  },
  controllers: {
    count: ['Κανένα', 'Ένα', 'Δύο'],
    has: {
      original: { title: 'Είναι γνήσια', text: 'του κατασκευαστή της κονσόλας' },
      steady: {
        title: 'Τα stick μένουν στη θέση τους',
        text: 'κανένα δεν κινείται μόνο του (drift)',
      },
      cables: { title: 'Έχω τα καλώδια', text: 'τροφοδοσίας και HDMI' },
    },
  },
}
