import type { MappedField } from '#domain/device/canonical/mapping.ts'
import type { ColumnNames } from './match-columns.ts'

/**
 * The attributes that distinguish devices, with the column names used by staff of the four markets and their
 * suppliers.
 */
const device: Readonly<Record<MappedField, readonly string[]>> = {
  brand:
    'make|maker|manufacturer|marca|producator|марка|производител|marka|gyártó|μάρκα|κατασκευαστής'.split(
      '|',
    ),
  model:
    'model name|name|device|denumire|dispozitiv|модел|устройство|modell|készülék|μοντέλο|συσκευή'.split(
      '|',
    ),
  storage:
    'capacity|hard disk|harddisk|memorie|stocare|capacitate|памет|капацитет|tárhely|kapacitás|αποθηκευτικός χώρος|χωρητικότητα'.split(
      '|',
    ),
  color: 'colour|colors|colours|culoare|цвят|szín|χρώμα'.split('|'),
  ram: 'ram memory|memorie ram|ram памет|рам|memória|μνήμη ram'.split('|'),
  cpu: 'processor|procesor|процесор|processzor|επεξεργαστής'.split('|'),
  size: 'case size|dimensiune|mărime|размер|méret|μέγεθος'.split('|'),
  connectivity: 'network|conectivitate|свързаност|kapcsolat|συνδεσιμότητα'.split('|'),
  material: 'case material|материал|anyag|υλικό'.split('|'),
}

const grade = 'condition|shape|stare|condiție|състояние|állapot|κατάσταση'.split('|')
const sku = 'article|cod|cod produs|артикул|код|cikkszám|κωδικός'.split('|')

export const stockColumns = {
  sku,
  ...device,
  grade,
  serial:
    'serial number|serial no|sn|s/n|serie|număr de serie|сериен номер|sorozatszám|gyári szám|σειριακός αριθμός'.split(
      '|',
    ),
  imei: 'imei 1'.split('|'),
  battery_health:
    'battery|baterie|sănătate baterie|батерия|състояние на батерията|akkumulátor|μπαταρία'.split(
      '|',
    ),
  acquisition_price:
    'cost|purchase price|buy price|preț de achiziție|preț achiziție|покупна цена|beszerzési ár|τιμή αγοράς'.split(
      '|',
    ),
  tax_scheme: 'tax|vat scheme|regim tva|regim fiscal|данъчен режим|adózás|καθεστώς φπα'.split('|'),
  received_at:
    'received|date received|data recepției|primit la|получено на|beérkezés|beérkezett|ημερομηνία παραλαβής'.split(
      '|',
    ),
} as const satisfies ColumnNames

export const priceColumns = {
  sku,
  ...device,
  grade,
  price: 'shelf price|preț|цена|ár|τιμή'.split('|'),
  new_price: 'price new|rrp|msrp|preț produs nou|цена на нов|újonnan|τιμή καινούριου'.split('|'),
} as const satisfies ColumnNames

export const priceBookColumns = {
  sku,
  ...device,
  base: 'base price|price|preț de bază|preț|базова цена|цена|alapár|ár|βασική τιμή|τιμή'.split('|'),
} as const satisfies ColumnNames

export const tacColumns = {
  tac: 'type allocation code|tac code'.split('|'),
  brand: device.brand,
  model: device.model,
} as const satisfies ColumnNames

export const accessoryColumns = {
  id: sku,
  type: 'tip|вид|típus|τύπος'.split('|'),
  name_ro: [],
  name_bg: [],
  name_hu: [],
  name_gr: ['name_el'],
  color: 'colour|color hex|culoare|цвят|szín|χρώμα'.split('|'),
  price: 'shelf price|preț|цена|ár|τιμή'.split('|'),
  active: 'is active|activ|активен|aktív|ενεργό'.split('|'),
  fits_types: ['fits type'],
  fits_brand: [],
  fits_models: ['fits model'],
} as const satisfies ColumnNames

const placeName =
  'name_display|name_ksh|nume|denumire|име|наименование|név|ονομασία|name_genitive_accented|name_genitive'.split(
    '|',
  )
const county = 'county_id|județ|judet|област|megye|νομός|περιφερειακή ενότητα'.split('|')
const postalCode = 'postcode|cod poștal|пощенски код|irányítószám|ταχυδρομικός κώδικας'.split('|')

export const countyColumns = {
  county_id: 'code|cod|код|kód|κωδικός'.split('|'),
  name: placeName,
} as const satisfies ColumnNames

export const localityColumns = {
  code: 'siruta|ekatte|ksh_code|community_code|cod|код|kód|κωδικός'.split('|'),
  county,
  name: placeName,
  official: ['name_official'],
  part: ['part_of_settlement'],
  postal_code: postalCode,
  lat: ['latitude'],
  lng: ['longitude', 'lon'],
  lon_lat: [],
} as const satisfies ColumnNames

export const streetColumns = {
  county,
  locality: 'city|localitate|населено място|település|πόλη'.split('|'),
  district: ['kerület'],
  street_type: [],
  name: ['street_name', ...placeName],
  postal_code: postalCode,
} as const satisfies ColumnNames

export const serviceColumns = {
  device: 'device_type|dispozitiv|устройство|készülék|συσκευή'.split('|'),
  service: 'key|serviciu|услуга|szolgáltatás|υπηρεσία'.split('|'),
  from: [],
  to: [],
  price: 'preț|цена|ár|τιμή'.split('|'),
} as const satisfies ColumnNames
