/** The text of a market's pages, typed as a shopper reads it: the tests find controls by this text alone. */
export type PageText = {
  readonly country: string
  readonly phones: string
  readonly brand: string
  readonly veryGood: string
  readonly priceTo: string
  readonly filters: string
  readonly nextPage: string
  readonly nothingMatches: string
  readonly soldOut: RegExp
  readonly addToCart: string
  readonly toCart: string
  readonly added: string
  readonly beforeOrder: string
  readonly cartEmpty: string
  readonly remove: RegExp
  readonly toOrder: string
  readonly asGuest: string
  readonly steps: readonly [
    delivery: string,
    address: string,
    contact: string,
    billing: string,
    payment: string,
  ]
  readonly next: string
  /** Of a completed step. */
  readonly edit: string
  /** What a step with nothing in it asks for first. */
  readonly required: {
    readonly point: string
    readonly county: string
    readonly name: string
    readonly consent: string
  }
  readonly findPoint: string
  readonly county: string
  readonly locality: string
  readonly street: string
  readonly number: string
  readonly postalCode: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly asPerson: string
  readonly billedToAnother: string
  readonly asCompany: string
  readonly fiscalCode: string
  readonly registrationNumber: string
  readonly companyName: string
  readonly terms: RegExp
  readonly orderButton: string
  readonly thanks: string
  readonly total: string
  readonly notFound: string
}

export type Market = 'ro' | 'bg' | 'hu' | 'gr'
export const markets: readonly Market[] = ['ro', 'bg', 'hu', 'gr']
export const languageOf = { ro: 'ro', bg: 'bg', hu: 'hu', gr: 'el' } as const

export const pageText: Readonly<Record<Market, PageText>> = {
  ro: {
    country: 'România',
    phones: 'Telefoane',
    brand: 'Marcă',
    veryGood: 'Foarte bun',
    priceTo: 'Preț până la',
    filters: 'Filtre',
    nextPage: 'Pagina următoare',
    nothingMatches: 'Nimic nu se potrivește cu toate filtrele',
    soldOut: /S-a vândut în această (stare|configurație)/,
    addToCart: 'Adaugă în coș',
    toCart: 'Vezi coșul',
    added: 'Adăugat în coș',
    beforeOrder: 'Înainte de comandă',
    cartEmpty: 'Coșul tău este gol',
    remove: /^Șterge din coș/,
    toOrder: 'Continuă comanda',
    asGuest: 'Continuă fără cont',
    steps: [
      'Metodă de livrare',
      'Adresă de livrare',
      'Date de contact',
      'Date de facturare',
      'Metodă de plată',
    ],
    next: 'Continuă',
    edit: 'Modifică',
    required: {
      point: 'Alege un punct de ridicare',
      county: 'Alege județul',
      name: 'Scrie numele și prenumele',
      consent: 'Bifează căsuța ca să continui',
    },
    findPoint: 'Caută după localitate, stradă sau nume',
    county: 'Județ',
    locality: 'Localitate',
    street: 'Stradă',
    number: 'Număr',
    postalCode: 'Cod poștal',
    name: 'Nume și prenume',
    email: 'E-mail',
    phone: 'Telefon',
    asPerson: 'Persoană fizică',
    billedToAnother: 'Factura este pentru o firmă sau pentru altcineva',
    asCompany: 'Firmă',
    fiscalCode: 'Cod fiscal',
    registrationNumber: 'Nr. în Registrul Comerțului',
    companyName: 'Numele firmei',
    terms: /Sunt de acord cu/,
    orderButton: 'Comandă cu obligație de plată',
    thanks: 'Mulțumim, comanda ta este confirmată',
    total: 'Total cu TVA',
    notFound: 'Pagina asta nu există',
  },
  bg: {
    country: 'България',
    phones: 'Телефони',
    brand: 'Марка',
    veryGood: 'Много добро',
    priceTo: 'Цена до',
    filters: 'Филтри',
    nextPage: 'Следваща страница',
    nothingMatches: 'Нищо не отговаря на всички филтри',
    soldOut: /В тази конфигурация е продадено|В това състояние е продадено/,
    addToCart: 'Добави в количката',
    toCart: 'Виж количката',
    added: 'Добавено в количката',
    beforeOrder: 'Преди поръчката',
    cartEmpty: 'Количката ти е празна',
    remove: /^Премахни от количката/,
    toOrder: 'Продължи към поръчката',
    asGuest: 'Продължи без регистрация',
    steps: [
      'Начин на доставка',
      'Адрес за доставка',
      'Данни за контакт',
      'Данни за фактура',
      'Начин на плащане',
    ],
    next: 'Напред',
    edit: 'Промени',
    required: {
      point: 'Избери място за получаване',
      county: 'Избери област',
      name: 'Напиши името и фамилията си',
      consent: 'Отбележи полето, за да продължиш',
    },
    findPoint: 'Търси по населено място, улица или име',
    county: 'Област',
    locality: 'Населено място',
    street: 'Улица',
    number: 'Номер',
    postalCode: 'Пощенски код',
    name: 'Име и фамилия',
    email: 'Имейл',
    phone: 'Телефон',
    asPerson: 'Физическо лице',
    billedToAnother: 'Фактурата е за фирма или за друг човек',
    asCompany: 'Фирма',
    fiscalCode: 'ДДС номер',
    registrationNumber: 'ЕИК',
    companyName: 'Име на фирмата',
    terms: /Приемам/,
    orderButton: 'Поръчка със задължение за плащане',
    thanks: 'Благодарим, поръчката ти е потвърдена',
    total: 'Общо с ДДС',
    notFound: 'Тази страница не съществува',
  },
  hu: {
    country: 'Magyarország',
    phones: 'Telefonok',
    brand: 'Márka',
    veryGood: 'Nagyon jó',
    priceTo: 'Legnagyobb ár',
    filters: 'Szűrők',
    nextPage: 'Következő oldal',
    nothingMatches: 'Minden szűrőnek egyszerre semmi sem felel meg',
    soldOut: /elfogyott/,
    addToCart: 'Kosárba',
    toCart: 'Kosár megnyitása',
    added: 'Bekerült a kosárba',
    beforeOrder: 'Rendelés előtt',
    cartEmpty: 'A kosarad üres',
    remove: /^Törlés a kosárból/,
    toOrder: 'Tovább a rendeléshez',
    asGuest: 'Tovább fiók nélkül',
    steps: [
      'Szállítási mód',
      'Szállítási cím',
      'Kapcsolattartási adatok',
      'Számlázási adatok',
      'Fizetési mód',
    ],
    next: 'Tovább',
    edit: 'Módosítás',
    required: {
      point: 'Válassz átvételi pontot',
      county: 'Válaszd ki a vármegyét',
      name: 'Írd be a teljes neved',
      consent: 'A folytatáshoz jelöld be',
    },
    findPoint: 'Keress település, utca vagy név szerint',
    county: 'Vármegye',
    locality: 'Település',
    street: 'Utca',
    number: 'Házszám',
    postalCode: 'Irányítószám',
    name: 'Teljes név',
    email: 'E-mail-cím',
    phone: 'Telefonszám',
    asPerson: 'Magánszemély',
    billedToAnother: 'A számla cég vagy más személy nevére szóljon',
    asCompany: 'Cég',
    fiscalCode: 'Közösségi adószám (HU + 8 számjegy)',
    registrationNumber: 'Cégjegyzékszám',
    companyName: 'Cégnév',
    terms: /Elfogadom az/,
    orderButton: 'Megrendelés fizetési kötelezettséggel',
    thanks: 'Köszönjük, a rendelésedet visszaigazoltuk',
    total: 'Összesen, áfával',
    notFound: 'Ez az oldal nem létezik',
  },
  gr: {
    country: 'Ελλάδα',
    phones: 'Smartphone',
    brand: 'Μάρκα',
    veryGood: 'Πολύ καλό',
    priceTo: 'Τιμή έως',
    filters: 'Φίλτρα',
    nextPage: 'Επόμενη σελίδα',
    nothingMatches: 'Τίποτα δεν ταιριάζει με όλα τα φίλτρα',
    soldOut: /Σε αυτή (την κατάσταση|την έκδοση) πουλήθηκε/,
    addToCart: 'Προσθήκη στο καλάθι',
    toCart: 'Δες το καλάθι',
    added: 'Μπήκε στο καλάθι',
    beforeOrder: 'Πριν από την παραγγελία',
    cartEmpty: 'Το καλάθι σου είναι άδειο',
    remove: /^Αφαίρεση από το καλάθι/,
    toOrder: 'Συνέχεια στην παραγγελία',
    asGuest: 'Συνέχεια χωρίς λογαριασμό',
    steps: [
      'Τρόπος παράδοσης',
      'Διεύθυνση παράδοσης',
      'Στοιχεία επικοινωνίας',
      'Στοιχεία χρέωσης',
      'Τρόπος πληρωμής',
    ],
    next: 'Συνέχεια',
    edit: 'Αλλαγή',
    required: {
      point: 'Διάλεξε σημείο παραλαβής',
      county: 'Διάλεξε περιφερειακή ενότητα',
      name: 'Γράψε το ονοματεπώνυμό σου',
      consent: 'Σημείωσε το πλαίσιο για να συνεχίσεις',
    },
    findPoint: 'Ψάξε με πόλη, οδό ή όνομα',
    county: 'Περιφερειακή ενότητα',
    locality: 'Πόλη ή οικισμός',
    street: 'Οδός',
    number: 'Αριθμός',
    postalCode: 'Ταχυδρομικός κώδικας',
    name: 'Ονοματεπώνυμο',
    email: 'E-mail',
    phone: 'Τηλέφωνο',
    asPerson: 'Ιδιώτης',
    billedToAnother: 'Το παραστατικό είναι για εταιρεία ή για άλλο άτομο',
    asCompany: 'Εταιρεία',
    fiscalCode: 'ΑΦΜ με το πρόθεμα EL',
    registrationNumber: 'Αριθμός Γ.Ε.ΜΗ.',
    companyName: 'Επωνυμία εταιρείας',
    terms: /Συμφωνώ με τους/,
    orderButton: 'Παραγγελία με υποχρέωση πληρωμής',
    thanks: 'Ευχαριστούμε, η παραγγελία σου επιβεβαιώθηκε',
    total: 'Σύνολο με ΦΠΑ',
    notFound: 'Αυτή η σελίδα δεν υπάρχει',
  },
}
