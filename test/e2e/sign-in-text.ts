/** The text of the sign-in pages, typed as a shopper reads it. */
export type SignInText = {
  readonly login: string
  readonly register: string
  readonly forgot: string
  readonly terms: string
  readonly cartLogin: string
  readonly checkout: string
  readonly title: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly newPassword: string
  readonly phone: string
  readonly code: string
  readonly submit: string
  readonly wrong: string
  readonly forgotten: string
  readonly byLink: string
  readonly sendLink: string
  readonly byPhone: string
  readonly sendCode: string
  readonly resendIn: RegExp
  readonly byDemo: string
  readonly mailSent: string
  readonly oneStep: string
  readonly prove: string
  readonly makeAccount: string
  readonly newsletter: RegExp
  readonly common: string
  readonly good: string
  readonly resetEmail: string
  readonly savePassword: string
  readonly passwordSet: string
  readonly linkExpired: string
  readonly signOutQuestion: string
  readonly signOut: string
  readonly out: string
  readonly lost: string
  readonly captcha: RegExp
  readonly signInFailed: RegExp
  readonly fix: string
}

export type SignInMarket = 'ro' | 'bg' | 'hu' | 'gr'

export const signInText: Readonly<Record<SignInMarket, SignInText>> = {
  ro: {
    login: '/ro/autentifica-te/',
    register: '/ro/inregistreaza-te/',
    forgot: '/ro/forgot/',
    terms: '/termeni-si-conditii/',
    cartLogin: '/ro/magazin/cosul-meu/login/',
    checkout: '/magazin/cosul-meu/comanda/',
    title: 'Intră în cont',
    name: 'Nume și prenume',
    email: 'E-mail',
    password: 'Parolă',
    newPassword: 'Parolă nouă',
    phone: 'Telefon',
    code: 'Codul din SMS',
    submit: 'Intră în cont',
    wrong: 'E-mailul sau parola nu se potrivesc. Verifică-le și încearcă din nou.',
    forgotten: 'Ai uitat parola?',
    byLink: 'Primește un link pe e-mail',
    sendLink: 'Trimite-mi linkul',
    byPhone: 'Primește un cod prin SMS',
    sendCode: 'Trimite-mi codul',
    resendIn: /Poți cere alt cod peste \d+/,
    byDemo: 'Continuă cu un cont demo',
    mailSent: 'Verifică-ți e-mailul',
    oneStep: 'Mai ai un pas',
    prove: 'Confirmă și intră în cont',
    makeAccount: 'Creează contul',
    newsletter: /noutăți și oferte/,
    common: 'Parola aceasta se ghicește ușor. Alege alta.',
    good: 'Parolă foarte bună.',
    resetEmail: 'Alege o parolă nouă',
    savePassword: 'Salvează parola',
    passwordSet: 'Parola este schimbată',
    linkExpired: 'Linkul a expirat sau a fost deja folosit.',
    signOutQuestion: 'Ieși din cont?',
    signOut: 'Ieși din cont',
    out: 'Ai ieșit din cont',
    lost: 'Sesiunea ta s-a încheiat',
    captcha: /scurtă verificare împotriva roboților, care se face singură/,
    signInFailed: /Autentificarea nu s-a încheiat/,
    fix: 'Mai ai 2 câmpuri de corectat',
  },
  bg: {
    login: '/bg/vhod/',
    register: '/bg/registratsia/',
    forgot: '/bg/forgot/',
    terms: '/obshti-usloviya/',
    cartLogin: '/bg/magazin/moyata-kolichka/login/',
    checkout: '/magazin/moyata-kolichka/porachka/',
    title: 'Вход в профила',
    name: 'Име и фамилия',
    email: 'Имейл',
    password: 'Парола',
    newPassword: 'Нова парола',
    phone: 'Телефон',
    code: 'Код от SMS',
    submit: 'Влез',
    wrong: 'Имейлът или паролата не съвпадат. Провери ги и опитай отново.',
    forgotten: 'Забравена парола?',
    byLink: 'Получи линк по имейл',
    sendLink: 'Изпрати ми линк',
    byPhone: 'Получи код чрез SMS',
    sendCode: 'Изпрати ми код',
    resendIn: /Можеш да поискаш нов код след \d+/,
    byDemo: 'Продължи с демо профил',
    mailSent: 'Провери имейла си',
    oneStep: 'Остава една стъпка',
    prove: 'Потвърди и влез',
    makeAccount: 'Създай профил',
    newsletter: /новини и оферти/,
    common: 'Тази парола се отгатва лесно. Избери друга.',
    good: 'Много добра парола.',
    resetEmail: 'Избери нова парола',
    savePassword: 'Запази паролата',
    passwordSet: 'Паролата е сменена',
    linkExpired: 'Линкът е изтекъл или вече е използван.',
    signOutQuestion: 'Искаш ли да излезеш?',
    signOut: 'Излез',
    out: 'Излезе от профила си',
    lost: 'Сесията ти приключи',
    captcha: /кратка проверка срещу роботи, която се прави автоматично/,
    signInFailed: /Входът не беше завършен/,
    fix: 'Остават 2 полета за коригиране',
  },
  hu: {
    login: '/hu/bejelentkezes/',
    register: '/hu/regisztracio/',
    forgot: '/hu/forgot/',
    terms: '/aszf/',
    cartLogin: '/hu/shop/kosar/login/',
    checkout: '/shop/kosar/rendeles/',
    title: 'Bejelentkezés',
    name: 'Teljes név',
    email: 'E-mail-cím',
    password: 'Jelszó',
    newPassword: 'Új jelszó',
    phone: 'Telefonszám',
    code: 'SMS-ben kapott kód',
    submit: 'Bejelentkezem',
    wrong: 'Az e-mail-cím vagy a jelszó nem megfelelő. Ellenőrizd, és próbáld újra.',
    forgotten: 'Elfelejtetted a jelszavad?',
    byLink: 'Linket kérek e-mailben',
    sendLink: 'Kérem a linket',
    byPhone: 'Kódot kérek SMS-ben',
    sendCode: 'Kérem a kódot',
    resendIn: /\d+ másodperc múlva kérhetsz új kódot/,
    byDemo: 'Folytatás demófiókkal',
    mailSent: 'Nézd meg az e-mailjeidet',
    oneStep: 'Már csak egy lépés',
    prove: 'Megerősítem és belépek',
    makeAccount: 'Létrehozom a fiókot',
    newsletter: /híreket és ajánlatokat/,
    common: 'Ezt a jelszót könnyű kitalálni. Válassz másikat.',
    good: 'Nagyon jó jelszó.',
    resetEmail: 'Új jelszó megadása',
    savePassword: 'Jelszó mentése',
    passwordSet: 'Megváltozott a jelszavad',
    linkExpired: 'A link lejárt, vagy már felhasználták.',
    signOutQuestion: 'Kijelentkezel?',
    signOut: 'Kijelentkezem',
    out: 'Kijelentkeztél',
    lost: 'Lejárt a munkameneted',
    captcha: /rövid robotellenőrzésre, amely magától lefut/,
    signInFailed: /A belépés nem fejeződött be/,
    fix: 'Még 2 mezőt kell javítanod',
  },
  gr: {
    login: '/gr/login/',
    register: '/gr/register/',
    forgot: '/gr/forgot/',
    terms: '/terms/',
    cartLogin: '/gr/shop/my-cart/login/',
    checkout: '/shop/my-cart/checkout/',
    title: 'Σύνδεση',
    name: 'Ονοματεπώνυμο',
    email: 'E-mail',
    password: 'Κωδικός πρόσβασης',
    newPassword: 'Νέος κωδικός πρόσβασης',
    phone: 'Τηλέφωνο',
    code: 'Κωδικός SMS',
    submit: 'Σύνδεση',
    wrong: 'Το e-mail ή ο κωδικός δεν ταιριάζουν. Έλεγξέ τα και δοκίμασε ξανά.',
    forgotten: 'Ξέχασες τον κωδικό σου;',
    byLink: 'Σύνδεσμος στο e-mail μου',
    sendLink: 'Στείλε μου τον σύνδεσμο',
    byPhone: 'Κωδικός με SMS',
    sendCode: 'Στείλε μου τον κωδικό',
    resendIn: /Μπορείς να ζητήσεις νέο κωδικό σε \d+/,
    byDemo: 'Συνέχεια με δοκιμαστικό λογαριασμό',
    mailSent: 'Δες το e-mail σου',
    oneStep: 'Ένα βήμα ακόμα',
    prove: 'Επιβεβαίωση και σύνδεση',
    makeAccount: 'Δημιουργία λογαριασμού',
    newsletter: /νέα και προσφορές/,
    common: 'Αυτός ο κωδικός μαντεύεται εύκολα. Διάλεξε άλλον.',
    good: 'Πολύ καλός κωδικός.',
    resetEmail: 'Διάλεξε νέο κωδικό πρόσβασης',
    savePassword: 'Αποθήκευση κωδικού',
    passwordSet: 'Ο κωδικός σου άλλαξε',
    linkExpired: 'Ο σύνδεσμος έληξε ή έχει ήδη χρησιμοποιηθεί.',
    signOutQuestion: 'Θέλεις να αποσυνδεθείς;',
    signOut: 'Αποσύνδεση',
    out: 'Αποσυνδέθηκες',
    lost: 'Η σύνδεσή σου έληξε',
    captcha: /σύντομος έλεγχος κατά των ρομπότ, που γίνεται μόνος του/,
    signInFailed: /Η σύνδεση δεν ολοκληρώθηκε/,
    fix: 'Μένουν 2 πεδία για διόρθωση',
  },
}
