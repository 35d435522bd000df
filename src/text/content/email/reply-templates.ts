import type { ReplyTemplate } from '#domain/content/reply-template.ts'
import type { Language } from '#domain/market/market.ts'

type Templates = Readonly<Record<ReplyTemplate, (name: string, orderNumber: string) => string>>

/** Each with the name of its reader, and the number of the order if they gave one. */
export const replyTemplates: Readonly<Record<Language, Templates>> = {
  ro: {
    looking: name =>
      `Bună, ${name},\n\nÎți mulțumim pentru mesaj. Verificăm și revenim cu un răspuns până mâine.\n\nEchipa Kintsu`,
    tracking: (name, order) =>
      `Bună, ${name},\n\nComanda ta${order === '' ? '' : ` ${order}`} a plecat. O poți urmări cu linkul din emailul de expediere sau din contul tău.\n\nEchipa Kintsu`,
    return: (name, order) =>
      `Bună, ${name},\n\nPoți returna comanda${order === '' ? '' : ` ${order}`} direct din contul tău sau cu linkul din emailul de confirmare: alegi produsele și primești eticheta. Banii ajung înapoi după ce verificăm dispozitivul.\n\nEchipa Kintsu`,
    details: name =>
      `Bună, ${name},\n\nCa să te putem ajuta, scrie-ne te rog numărul comenzii și ce vezi pe ecran, dacă se poate cu o fotografie.\n\nEchipa Kintsu`,
  },
  bg: {
    looking: name =>
      `Здравей, ${name},\n\nБлагодарим за съобщението. Проверяваме и ще ти отговорим най-късно утре.\n\nЕкипът на Kintsu`,
    tracking: (name, order) =>
      `Здравей, ${name},\n\nПоръчката ти${order === '' ? '' : ` ${order}`} е изпратена. Можеш да я проследиш от линка в имейла за изпращане или от профила си.\n\nЕкипът на Kintsu`,
    return: (name, order) =>
      `Здравей, ${name},\n\nМожеш да върнеш поръчката${order === '' ? '' : ` ${order}`} направо от профила си или от линка в имейла за потвърждение: избираш продуктите и получаваш етикет. Връщаме парите, след като проверим устройството.\n\nЕкипът на Kintsu`,
    details: name =>
      `Здравей, ${name},\n\nЗа да ти помогнем, пиши ни номера на поръчката и какво виждаш на екрана, ако може със снимка.\n\nЕкипът на Kintsu`,
  },
  hu: {
    looking: name =>
      `Szia, ${name}!\n\nKöszönjük az üzenetedet. Utánanézünk, és legkésőbb holnap válaszolunk.\n\nA Kintsu csapata`,
    tracking: (name, order) =>
      `Szia, ${name}!\n\nA rendelésed${order === '' ? '' : ` (${order})`} úton van. A feladásról küldött e-mailben lévő linkkel vagy a fiókodban követheted.\n\nA Kintsu csapata`,
    return: (name, order) =>
      `Szia, ${name}!\n\nA rendelést${order === '' ? '' : ` (${order})`} a fiókodból vagy a visszaigazoló e-mail linkjével küldheted vissza: kiválasztod a termékeket, és megkapod a címkét. A pénzt az eszköz átvizsgálása után utaljuk vissza.\n\nA Kintsu csapata`,
    details: name =>
      `Szia, ${name}!\n\nHogy segíteni tudjunk, írd meg a rendelés számát, és azt, hogy mit látsz a képernyőn, ha lehet, fotóval.\n\nA Kintsu csapata`,
  },
  el: {
    looking: name =>
      `Γεια σου, ${name},\n\nΕυχαριστούμε για το μήνυμα. Το εξετάζουμε και θα σου απαντήσουμε το αργότερο αύριο.\n\nΗ ομάδα της Kintsu`,
    tracking: (name, order) =>
      `Γεια σου, ${name},\n\nΗ παραγγελία σου${order === '' ? '' : ` ${order}`} έχει φύγει. Μπορείς να την παρακολουθήσεις από τον σύνδεσμο στο email αποστολής ή από τον λογαριασμό σου.\n\nΗ ομάδα της Kintsu`,
    return: (name, order) =>
      `Γεια σου, ${name},\n\nΜπορείς να επιστρέψεις την παραγγελία${order === '' ? '' : ` ${order}`} από τον λογαριασμό σου ή από τον σύνδεσμο στο email επιβεβαίωσης: διαλέγεις τα προϊόντα και παίρνεις την ετικέτα. Τα χρήματα επιστρέφονται αφού ελέγξουμε τη συσκευή.\n\nΗ ομάδα της Kintsu`,
    details: name =>
      `Γεια σου, ${name},\n\nΓια να σε βοηθήσουμε, γράψε μας τον αριθμό της παραγγελίας και τι βλέπεις στην οθόνη, αν γίνεται με μια φωτογραφία.\n\nΗ ομάδα της Kintsu`,
  },
}
