import type { IdentityEmailText } from './ro.ts'

// A date already ends with a full stop.
export const identityEmailHu: IdentityEmailText = {
  greeting: name => (name === '' ? 'Szia!' : `Szia, ${name}!`),
  verify: {
    subject: 'Erősítsd meg az e-mail-címedet',
    title: 'Már csak egy lépés van hátra',
    intro:
      'Kintsu-fiókot kértél ezzel a címmel. Erősítsd meg, hogy a tiéd, és máris beléptetünk a fiókodba.',
    button: 'Megerősítem a címet',
    notYou: 'Nem te kérted? Nincs teendőd: megerősítés nélkül nem jön létre fiók a címeddel.',
  },
  'sign-in-link': {
    subject: 'Belépési link a Kintsu-fiókodhoz',
    title: 'Lépj be a fiókodba',
    intro: 'A gombra kattintva jelszó nélkül léphetsz be a fiókodba. A link egyszer használható.',
    button: 'Belépek a fiókomba',
    notYou:
      'Nem te kérted a linket? Hagyd figyelmen kívül ezt a levelet, és ne add tovább a linket senkinek.',
  },
  reset: {
    subject: 'Adj meg új jelszót',
    title: 'Adj meg új jelszót',
    intro:
      'Új jelszót kértek a Kintsu-fiókodhoz. A jelszócsere után minden eszközön kijelentkeztetünk.',
    button: 'Új jelszót adok meg',
    notYou: 'Nem te kérted? Nincs teendőd: a jelszavad nem változik.',
  },
  'have-account': {
    subject: 'Már van Kintsu-fiókod',
    title: 'Már van fiókod',
    intro:
      'Valaki, talán éppen te, Kintsu-fiókot próbált létrehozni ezzel a címmel. A fiókod már létezik, és semmi sem változott benne.',
    button: 'Belépek a fiókomba',
    other: 'Elfelejtetted a jelszavad? Adj meg újat',
    notYou: 'Nem te voltál? Nincs teendőd.',
  },
  'password-changed': {
    subject: 'Megváltozott a fiókod jelszava',
    title: 'Megváltozott a jelszavad',
    intro:
      'A Kintsu-fiókod jelszava az imént megváltozott, és a többi eszközön kijelentkeztettünk. Ha te cserélted le, nincs más teendőd.',
    button: 'Nem én voltam, másik jelszót kérek',
    notYou: 'Ha nem te cserélted le, azonnal adj meg másik jelszót, és írj nekünk.',
  },
  'passkey-added': {
    subject: 'Új azonosítókulcs a fiókodban',
    title: 'Új azonosítókulcs került a fiókodba',
    intro:
      'A Kintsu-fiókodhoz most adtak hozzá egy azonosítókulcsot: ezzel jelszó nélkül lehet belépni arról az eszközről, amelyen létrejött. Ha te adtad hozzá, nincs más teendőd.',
    button: 'Nem én voltam, új jelszót kérek',
    notYou:
      'Ha nem te adtad hozzá, válassz azonnal új jelszót: ezzel minden azonosítókulcs törlődik, és minden eszközön kijelentkeztetünk.',
  },
  'new-email': {
    subject: 'Erősítsd meg az új e-mail-címedet',
    title: 'Erősítsd meg az új címet',
    intro:
      'Azt kérted, hogy ez legyen a Kintsu-fiókod e-mail-címe. Erősítsd meg, hogy a tiéd; addig semmi sem változik.',
    button: 'Új cím megerősítése',
    notYou: 'Nem te kérted? Nincs teendőd: a címed senkinek a fiókjába nem kerül be.',
  },
  'email-change': {
    subject: 'Új e-mail-címet kértek a fiókodhoz',
    title: 'Változik a fiókod e-mail-címe',
    intro:
      'A Kintsu-fiókodból másik e-mail-címet kértek. Ha te voltál, itt nincs teendőd: az új címre küldött levélben erősítsd meg.',
    button: 'Nem én voltam, leállítom',
    notYou: 'Ha leállítod, a fiókodnál ez a cím marad, és minden eszközön kijelentkeztetünk.',
  },
  until: (day, time) => `A link eddig érvényes: ${day} ${time}.`,
  questions: 'Kérdésed van? Válaszolj erre a levélre, ember olvassa.',
}
