import type { Category } from '../../market/category.ts'

/** Words that name a category and no model, in the four languages and in English. */
export const categoryWords: Readonly<Record<Category, readonly string[]>> = {
  phones: [
    ...['telefon', 'telefoane', 'telefonul', 'mobil', 'mobile', 'phone', 'phones', 'smartphone'],
    ...['smartphones', 'smartfon', 'celular', 'gsm', 'телефон', 'телефони', 'телефона', 'смартфон'],
    ...['смартфони', 'мобилен', 'мобилни', 'джиесем', 'telefonok', 'telefont', 'okostelefon'],
    ...['okostelefonok', 'mobiltelefon', 'τηλέφωνο', 'τηλέφωνα', 'κινητό', 'κινητά', 'σμαρτφον'],
    ...['tilefono', 'kinito'],
  ],
  tablets: [
    ...['tablet', 'tablets', 'tableta', 'tablete', 'таблет', 'таблети', 'tabletek', 'tablagep'],
    ...['τάμπλετ', 'ταμπλέτα', 'ταμπλετες'],
  ],
  laptops: [
    ...['laptop', 'laptops', 'laptopuri', 'laptopul', 'notebook', 'лаптоп', 'лаптопи', 'ноутбук'],
    ...['компютър', 'преносим', 'laptopok', 'számítógép', 'λάπτοπ', 'φορητός', 'φορητό'],
    ...['υπολογιστής', 'calculator', 'leptop'],
  ],
  smartwatches: [
    ...['watch', 'watches', 'smartwatch', 'smartwatches', 'ceas', 'ceasuri', 'ceasul', 'часовник'],
    ...['часовници', 'смартчасовник', 'смартуоч', 'уоч', 'уотч', 'воч', 'óra', 'orak', 'okosora'],
    ...['okosorak', 'karora', 'ρολόι', 'ρολόγια', 'γουότς', 'ουοτς', 'σμαρτγουοτς', 'roloi'],
  ],
  consoles: [
    ...[
      'console',
      'consoles',
      'consola',
      'конзола',
      'конзоли',
      'konzol',
      'konzolok',
      'jatekkonzol',
    ],
    ...['κονσόλα', 'κονσόλες'],
  ],
  accessories: [
    ...[
      'accessories',
      'accessory',
      'accesorii',
      'accesoriu',
      'husa',
      'huse',
      'incarcator',
      'cablu',
    ],
    ...['casti', 'folie', 'curea', 'case', 'charger', 'cable', 'headphones', 'earbuds', 'airpods'],
    ...['аксесоар', 'аксесоари', 'калъф', 'кейс', 'зарядно', 'кабел', 'слушалки', 'протектор'],
    ...['каишка', 'kiegeszito', 'kiegeszitok', 'tok', 'tolto', 'kabel', 'fulhallgato', 'folia'],
    ...['uvegfolia', 'szij', 'αξεσουάρ', 'θήκη', 'θήκες', 'φορτιστής', 'καλώδιο', 'ακουστικά'],
    ...['τζαμάκι', 'λουράκι'],
  ],
}
