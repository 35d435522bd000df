// Stripe's script, played: the calls that the shop uses, without calling anybody but the sandbox.
{
  const here = document.currentScript.src
  const style = 'WALLET_STYLE'
  const wallets = [
    ['apple_pay', 'Apple Pay'],
    ['google_pay', 'Google Pay'],
  ]

  // What the wallet knows of its owner, per country; the postal code is one of the shop's own lists of places.
  const owners = {
    ro: {
      name: 'Client Încercat',
      phone: '+40712345678',
      line1: 'Strada Memorandumului nr. 10',
      city: 'Cluj-Napoca',
      postal_code: '400114',
    },
    bg: {
      name: 'Пробен Купувач',
      phone: '+359888123456',
      line1: 'бул. Витоша 12',
      city: 'София',
      postal_code: '1000',
    },
    hu: {
      name: 'Próba Vásárló',
      phone: '+36301234567',
      line1: 'Váci utca 12.',
      city: 'Budapest',
      postal_code: '1052',
    },
    el: {
      name: 'Δοκιμή Αγοραστής',
      phone: '+306912345678',
      line1: 'Ερμού 12',
      city: 'Αθήνα',
      postal_code: '10563',
    },
  }

  const words = {
    ro: {
      title: 'Portofel de probă',
      pay: 'Plătește',
      refuse: 'Cardul este refuzat',
      close: 'Închide',
      elsewhere: 'Adresă necunoscută',
      unreachable: 'Fără telefon',
    },
    bg: {
      title: 'Пробен портфейл',
      pay: 'Плати',
      refuse: 'Картата е отказана',
      close: 'Затвори',
      elsewhere: 'Непознат адрес',
      unreachable: 'Без телефон',
    },
    hu: {
      title: 'Próbatárca',
      pay: 'Fizetés',
      refuse: 'A kártyát elutasítják',
      close: 'Bezárás',
      elsewhere: 'Ismeretlen cím',
      unreachable: 'Telefonszám nélkül',
    },
    el: {
      title: 'Δοκιμαστικό πορτοφόλι',
      pay: 'Πληρωμή',
      refuse: 'Η κάρτα απορρίπτεται',
      close: 'Κλείσιμο',
      elsewhere: 'Άγνωστη διεύθυνση',
      unreachable: 'Χωρίς τηλέφωνο',
    },
  }

  const element = (tag, text = '') => {
    const made = document.createElement(tag)
    made.textContent = text
    return made
  }

  const button = (text, press) => {
    const made = element('button', text)
    made.type = 'button'
    made.addEventListener('click', press)
    return made
  }

  let isStyled = false
  // The pages forbid inline styles; a sheet of the script's own is none.
  const addStyle = () => {
    if (isStyled) return
    isStyled = true
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }

  // What was chosen in the sheet: the confirmation that follows ends so.
  let outcome

  const detailsOf = (locale, { phone, ...address } = {}) => {
    const { name, phone: usual, ...own } = owners[locale] ?? owners.ro
    return {
      billingDetails: {
        name,
        phone: phone ?? usual,
        email: `wallet-${crypto.randomUUID().slice(0, 8)}@example.com`,
      },
      shippingAddress: { name, address: { ...own, ...address } },
    }
  }

  const openSheet = (name, options, asked, text, emit) => {
    const sheet = element('dialog')
    sheet.className = 'wallet-sheet'
    sheet.setAttribute('aria-label', `${text.title}: ${name}`)
    const amount = new Intl.NumberFormat(options.locale, {
      style: 'currency',
      currency: options.currency.toUpperCase(),
    }).format(options.amount / 100)
    const end = (chosen, ...event) => {
      outcome = chosen
      sheet.close()
      sheet.remove()
      emit(...event)
    }
    const confirmed = instead => ({
      expressPaymentType: name,
      paymentFailed: () => {},
      ...(asked?.shippingAddressRequired && detailsOf(options.locale, instead)),
    })
    const choices = element('div')
    choices.append(
      button(text.pay, () => end('approve', 'confirm', confirmed())),
      button(text.refuse, () => end('decline', 'confirm', confirmed())),
      ...(asked?.shippingAddressRequired
        ? [
            button(text.elsewhere, () =>
              end('approve', 'confirm', confirmed({ city: '—', postal_code: '' })),
            ),
            button(text.unreachable, () => end('approve', 'confirm', confirmed({ phone: '' }))),
          ]
        : []),
      button(text.close, () => end(undefined, 'cancel', {})),
    )
    sheet.append(element('h2', `${text.title}: ${name}`), element('p', amount), choices)
    sheet.addEventListener('cancel', () => end(undefined, 'cancel', {}))
    document.body.append(sheet)
    sheet.showModal()
  }

  const createExpress = options => {
    const handlers = new Map()
    const emit = (name, event) => handlers.get(name)?.(event)
    const text = words[options.locale] ?? words.ro
    const box = element('div')
    box.className = 'wallet-buttons'
    for (const [type, name] of wallets)
      box.append(
        button(name, () =>
          emit('click', {
            expressPaymentType: type,
            resolve: asked => openSheet(name, options, asked, text, emit),
            reject: () => {},
          }),
        ),
      )
    return {
      on: (name, handler) => handlers.set(name, handler),
      mount: place => {
        addStyle()
        place.replaceChildren(box)
        const availablePaymentMethods = { applePay: true, googlePay: true }
        queueMicrotask(() => emit('ready', { availablePaymentMethods }))
      },
      destroy: () => box.remove(),
    }
  }

  globalThis.Stripe = () => ({
    elements: options => {
      const current = { ...options }
      return {
        create: () => createExpress(current),
        update: changes => Object.assign(current, changes),
        submit: async () => ({}),
      }
    },
    confirmPayment: ({ clientSecret }) =>
      new Promise((resolve, reject) => {
        const query = new URLSearchParams({ secret: clientSecret, outcome })
        const script = element('script')
        globalThis.walletConfirmed = resolve
        script.onerror = reject
        script.src = new URL(`confirm.js?${query}`, here).href
        document.head.append(script)
      }),
  })
}
