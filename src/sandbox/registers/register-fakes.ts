import type { FastifyInstance } from 'fastify'
import type { Fake } from '../fake.ts'
import { companies, type PlayedCompany } from './companies.ts'
import { playFailure } from './play-failure.ts'

type AnafRequest = readonly { readonly cui?: unknown }[] | undefined

function anaf(app: FastifyInstance) {
  app.post<{ Body: AnafRequest }>('/api/PlatitorTvaRest/v9/tva', async (request, reply) => {
    const digits = String(request.body?.[0]?.cui ?? '')
    if (await playFailure(digits, reply)) return reply
    const company = companies.get('RO')?.get(digits)
    return company
      ? reply.send({
          cod: 200,
          message: 'SUCCESS',
          found: [anafFound(digits, company)],
          notFound: [],
        })
      : reply.code(404).send({ cod: 404, found: [], notFound: [Number(digits)] })
  })
}

function anafFound(digits: string, company: PlayedCompany) {
  return {
    date_generale: {
      cui: Number(digits),
      denumire: company.name,
      adresa: company.address,
      nrRegCom: company.registrationNumber ?? '',
    },
    inregistrare_scop_Tva: { scpTVA: company.isVatPayer },
  }
}

type ViesRequest = { readonly countryCode?: unknown; readonly vatNumber?: unknown } | undefined

function vies(app: FastifyInstance) {
  app.post<{ Body: ViesRequest }>('/rest-api/check-vat-number', async (request, reply) => {
    const countryCode = String(request.body?.countryCode ?? '')
    const vatNumber = String(request.body?.vatNumber ?? '')
    if (await playFailure(vatNumber, reply)) return reply
    const echo = { countryCode, vatNumber, requestDate: new Date().toISOString() }
    if (vatNumber.slice(0, -1).endsWith('505'))
      return reply.send({
        ...echo,
        valid: false,
        userError: 'MS_UNAVAILABLE',
        name: '---',
        address: '---',
      })
    const company = companies.get(countryCode)?.get(vatNumber)
    return reply.send(
      company
        ? { ...echo, valid: true, name: company.name, address: company.address }
        : { ...echo, valid: false, name: '---', address: '---' },
    )
  })
}

/** Fakes of ANAF and VIES, with a few made-up companies (providers.md). */
export const registerFakes: readonly Fake[] = [
  { prefix: '/anaf', register: anaf },
  { prefix: '/vies', register: vies },
]
