// The Oney widget, played: the calls of the real one, without calling anybody.
{
  const merchantGuid = 'MERCHANT_GUID'
  const styleUrl = new URL('style.css', document.currentScript.src).href
  const partsOf = { '3XP': 3, '4XP': 4 }
  const lowest = 300
  const highest = 12_000

  const words = {
    ro: {
      locale: 'ro-RO',
      title: parts => `Plătești în ${parts} rate cu Oney`,
      today: 'Astăzi',
      cost: 'Cost total al creditului:',
      total: 'Total de plată:',
      close: 'Închide',
    },
    bg: {
      locale: 'bg-BG',
      title: parts => `Плащате на ${parts} вноски с Oney`,
      today: 'Днес',
      cost: 'Обща стойност на кредита:',
      total: 'Общо за плащане:',
      close: 'Затвори',
    },
    hu: {
      locale: 'hu-HU',
      title: parts => `Fizetés ${parts} részletben az Oney-val`,
      today: 'Ma',
      cost: 'A hitel teljes díja:',
      total: 'Fizetendő összesen:',
      close: 'Bezárás',
    },
    el: {
      locale: 'el-GR',
      title: parts => `Πληρωμή σε ${parts} δόσεις με την Oney`,
      today: 'Σήμερα',
      cost: 'Συνολικό κόστος πίστωσης:',
      total: 'Συνολικό ποσό:',
      close: 'Κλείσιμο',
    },
  }

  const element = (tag, text = '') => {
    const made = document.createElement(tag)
    made.textContent = text
    return made
  }

  const addStyle = () => {
    if (document.querySelector(`link[href="${styleUrl}"]`)) return
    const link = element('link')
    link.rel = 'stylesheet'
    link.href = styleUrl
    document.head.append(link)
  }

  const monthsAhead = (months, locale) => {
    const day = new Date()
    day.setDate(day.getDate() + 30 * months)
    return day.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  }

  const drawSchedule = (parts, amount, said) => {
    const money = units => units.toLocaleString(said.locale, { style: 'currency', currency: 'RON' })
    const cents = Math.round(amount * 100)
    const part = Math.floor(cents / parts)
    const box = element('section')
    box.className = 'oney-schedule'
    box.lang = said.locale.slice(0, 2)
    const rows = element('ol')
    for (let index = 0; index < parts; index += 1) {
      const row = element('li')
      const due = index === 0 ? cents - part * (parts - 1) : part
      row.append(
        element('span', index === 0 ? said.today : monthsAhead(index, said.locale)),
        element('strong', money(due / 100)),
      )
      rows.append(row)
    }
    box.append(
      element('h3', said.title(parts)),
      rows,
      element('p', `${said.cost} ${money(0)}`),
      element('p', `${said.total} ${money(cents / 100)}`),
    )
    return box
  }

  const faultOf = ({ merchant_guid, payment_amount }) => {
    if (merchant_guid !== merchantGuid) return [401, 'Unknown merchant_guid']
    const amount = Number(payment_amount)
    if (!(amount >= lowest && amount <= highest)) return [400, 'payment_amount is out of bounds']
    return undefined
  }

  // Adds to its place and clears nothing, like the real one.
  const drawInto = (place, options, said) => {
    const parts = partsOf[options.business_transaction_code]
    if (!parts) return options.errorCallback?.(400, 'Unknown business_transaction_code')
    place.append(drawSchedule(parts, Number(options.payment_amount), said))
    options.successCallback?.()
  }

  const openPopin = (options, said) => {
    const dialog = element('dialog')
    dialog.className = 'oney-popin'
    const close = element('button', said.close)
    close.type = 'button'
    close.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => dialog.remove())
    for (const parts of chosenParts(options))
      dialog.append(drawSchedule(parts, Number(options.payment_amount), said))
    dialog.append(close)
    document.body.append(dialog)
    dialog.showModal()
    options.successCallback?.()
  }

  const chosenParts = ({ filter_by, business_transaction_code }) =>
    Object.entries(partsOf)
      .filter(
        ([code]) => filter_by !== 'business_transaction_code' || code === business_transaction_code,
      )
      .map(([, parts]) => parts)

  const load = ({ options }) =>
    setTimeout(() => {
      const said = words[String(options.language).slice(0, 2).toLowerCase()] ?? words.ro
      const fault = faultOf(options)
      if (fault) return options.errorCallback?.(...fault)
      addStyle()
      if (!options.checkout_placeholder) return openPopin(options, said)
      const place = document.querySelector(options.checkout_placeholder)
      if (!place) return options.errorCallback?.(404, 'checkout_placeholder was not found')
      drawInto(place, options, said)
    })

  window.loadOneyWidget = ready => {
    window.oneyMerchantApp ??= { loadSimulationPopin: load, loadCheckoutSection: load }
    if (ready) setTimeout(ready)
  }
}
