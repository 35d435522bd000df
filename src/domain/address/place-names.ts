import { placeKey } from '#domain/field/place-key.ts'
import type { Market } from '#domain/market/market.ts'
import { ownEntry } from '../own-entry.ts'

const athens = ['Αθήνα', 'Athens', 'Atena', 'Атина', 'Athén']

/**
 * What a place is also called, where no alphabet explains it: in English, by the neighbours, or as it is spoken. The
 * names are those of the market's own lists; the regional units of Athens are found by the name of the city.
 */
const otherNames: Readonly<Record<Market, Readonly<Record<string, readonly string[]>>>> = {
  ro: {
    București: ['Bucharest', 'Bukarest', 'Букурещ', 'Βουκουρέστι'],
    'Cluj-Napoca': ['Kolozsvár', 'Klausenburg', 'Клуж', 'Κλουζ'],
    Timișoara: ['Temesvár', 'Temeschwar', 'Тимишоара'],
    Iași: ['Jassy', 'Jászvásár', 'Яш'],
    Oradea: ['Nagyvárad', 'Großwardein'],
    'Târgu Mureș': ['Marosvásárhely', 'Tirgu Mures'],
    Brașov: ['Brassó', 'Kronstadt'],
    Sibiu: ['Nagyszeben', 'Hermannstadt'],
    'Satu Mare': ['Szatmárnémeti'],
    'Baia Mare': ['Nagybánya'],
    'Alba Iulia': ['Gyulafehérvár', 'Karlsburg'],
    'Miercurea Ciuc': ['Csíkszereda'],
    'Sfântu Gheorghe': ['Sepsiszentgyörgy'],
    'Odorheiu Secuiesc': ['Székelyudvarhely'],
    Constanța: ['Кюстенджа', 'Κωνστάντζα', 'Konstanca'],
  },
  bg: {
    София: ['Sofija', 'Szófia'],
    Пловдив: ['Philippopolis', 'Filipopol', 'Φιλιππούπολη'],
    'Велико Търново': ['Tirnovo', 'Turnovo', 'Veliko Turnovo'],
    Търговище: ['Turgovishte'],
    Кърджали: ['Kurdzhali', 'Kardjali', 'Kurdjali', 'Kircaali'],
    Русе: ['Rousse', 'Rusciuc'],
    Бургас: ['Bourgas'],
    Царево: ['Carevo'],
  },
  hu: {
    Budapest: ['Budapesta', 'Будапеща', 'Βουδαπέστη'],
    Debrecen: ['Debrețin', 'Дебрецен'],
    Szeged: ['Seghedin'],
    Győr: ['Raab'],
    Pécs: ['Fünfkirchen'],
    Sopron: ['Ödenburg'],
  },
  gr: {
    Αθήνα: athens,
    'Κεντρικός Τομέας Αθηνών': athens,
    'Βόρειος Τομέας Αθηνών': athens,
    'Δυτικός Τομέας Αθηνών': athens,
    'Νότιος Τομέας Αθηνών': athens,
    Θεσσαλονίκη: ['Saloniki', 'Salonica', 'Salonic', 'Солун', 'Szaloniki'],
    Πειραιάς: ['Piraeus', 'Pireas', 'Pireu', 'Пирея', 'Pireusz'],
    Πάτρα: ['Patras'],
    Ηράκλειο: ['Heraklion', 'Iraklion', 'Iraklio', 'Heraclion'],
    Κέρκυρα: ['Corfu', 'Kerkira', 'Корфу', 'Korfu'],
    Ρόδος: ['Rhodes'],
    Κόρινθος: ['Corinth', 'Corint', 'Коринт'],
    Ναύπλιο: ['Nafplio', 'Nafplion'],
    Χαλκίδα: ['Chalkis', 'Halkis'],
    Εύβοια: ['Evia', 'Euboea'],
    Θήβα: ['Thebes', 'Teba'],
    Σπάρτη: ['Sparta'],
    Ζάκυνθος: ['Zante'],
    Κως: ['Kos', 'Cos'],
    Αλεξανδρούπολη: ['Alexandroupoli', 'Dedeagach', 'Дедеагач'],
  },
}

const keysOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(otherNames).flatMap(names =>
    Object.entries(names).map(([name, others]) => [name, others.map(placeKey)] as const),
  ),
)

/** The keys that a place is found by: of its own name first, then of its other names. */
export function placeKeys(name: string): readonly string[] {
  return [placeKey(name), ...(keysOf.get(name) ?? [])]
}

function otherNamesIn(market: Market) {
  return ownEntry(otherNames, market) ?? {}
}

/** The market's own name of the place that is typed by another one ("Bucharest"); any other text as it is. */
export function ownPlaceName(market: Market, typed: string): string {
  const key = placeKey(typed)
  const known = Object.keys(otherNamesIn(market)).find(name => keysOf.get(name)?.includes(key))
  return known ?? typed
}

/** The market's own names of the places that are also called something with this part; none for an empty one. */
export function placesAlsoCalled(market: Market, part: string): readonly string[] {
  const key = placeKey(part)
  if (key === '') return []
  return Object.keys(otherNamesIn(market)).filter(name =>
    keysOf.get(name)?.some(other => other.includes(key)),
  )
}
