// Stripe's script, played: the calls that the shop uses, without calling anybody but the sandbox.
{
  const here = document.currentScript.src
  const style = 'WALLET_STYLE'
  const wallets = [
    ['apple_pay', 'Apple Pay'],
    ['google_pay', 'Google Pay'],
  ]

  const words = {
    ro: {
      title: 'Portofel de probă',
      pay: 'Plătește',
      refuse: 'Cardul este refuzat',
      close: 'Închide',
    },
    bg: { title: 'Пробен портфейл', pay: 'Плати', refuse: 'Картата е отказана', close: 'Затвори' },
    hu: { title: 'Próbatárca', pay: 'Fizetés', refuse: 'A kártyát elutasítják', close: 'Bezárás' },
    el: {
      title: 'Δοκιμαστικό πορτοφόλι',
      pay: 'Πληρωμή',
      refuse: 'Η κάρτα απορρίπτεται',
      close: 'Κλείσιμο',
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

  const openSheet = (name, options, text, emit) => {
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
    const confirmed = { expressPaymentType: name, paymentFailed: () => {} }
    const choices = element('div')
    choices.append(
      button(text.pay, () => end('approve', 'confirm', confirmed)),
      button(text.refuse, () => end('decline', 'confirm', confirmed)),
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
            resolve: () => openSheet(name, options, text, emit),
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
