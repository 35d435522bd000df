export const captchaRo = {
  idle: 'Înainte de trimitere, browserul face singur o scurtă verificare împotriva roboților.',
  solving: 'Verificarea împotriva roboților este în curs…',
  awaited: 'Încă o clipă: trimitem formularul imediat ce se termină verificarea.',
  solved: 'Verificarea împotriva roboților este gata.',
  failed:
    'Verificarea nu a reușit. Ce ai scris a rămas aici; vezi dacă ai conexiune la internet și încearcă din nou.',
  retry: 'Încearcă din nou',
  noScript:
    'Formularul acesta are o verificare împotriva roboților care nu merge fără JavaScript. Activează JavaScript și reîncarcă pagina; altfel formularul nu va fi acceptat.',
}

export type CaptchaText = typeof captchaRo
