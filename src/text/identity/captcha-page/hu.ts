import type { CaptchaText } from './ro.ts'

export const captchaHu: CaptchaText = {
  idle: 'Küldés előtt a böngésző magától elvégez egy rövid robotellenőrzést.',
  solving: 'Folyamatban van a robotellenőrzés…',
  awaited: 'Még egy pillanat: amint kész az ellenőrzés, elküldjük az űrlapot.',
  solved: 'A robotellenőrzés kész.',
  failed:
    'Az ellenőrzés nem sikerült. Amit beírtál, megmaradt; nézd meg, van-e internetkapcsolatod, és próbáld újra.',
  retry: 'Újrapróbálom',
  noScript:
    'Ehhez az űrlaphoz robotellenőrzés tartozik, amely JavaScript nélkül nem működik. Kapcsold be a JavaScriptet, és töltsd újra az oldalt; különben az űrlapot nem tudjuk elfogadni.',
}
