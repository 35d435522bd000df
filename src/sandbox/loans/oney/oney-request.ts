import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../answer-call.ts'
import type { SandboxKeys } from '../../keys.ts'
import { type Fields, fieldsInText, fieldsOf, textOf } from '../fields.ts'

type Keys = SandboxKeys['oney']

/** The body, decrypted if it was encrypted; undefined if it cannot be read. */
export function readOneyBody(request: FastifyRequest, keys: Keys): Fields | undefined {
  const body = fieldsOf(request.body)
  if (!isSecret(request)) return body
  const text = openMessage(textOf(body.encrypted_message), keys.encryptionKey)
  return text === undefined ? undefined : { ...body, ...fieldsInText(text) }
}

function isSecret({ headers }: FastifyRequest) {
  return headers['x-oney-secret'] === 'Method-body'
}

/** Encrypts the response if the request was encrypted. */
export function answerOney(request: FastifyRequest, keys: Keys, body: Fields): Answer {
  return {
    body: isSecret(request)
      ? { encrypted_message: sealMessage(JSON.stringify(body), keys.encryptionKey) }
      : body,
  }
}

export function oneyError(status: number, field: string, label: string): Answer {
  return {
    status,
    body: {
      Payments_Error_Response: {
        error_list: [{ field, error_code: `ERR_${status}`, error_label: label }],
      },
    },
  }
}

/** Undefined if the caller is the shop. */
export function refusedCaller(
  { headers }: FastifyRequest,
  key: string,
  guids: Fields,
  keys: Keys,
): Answer | undefined {
  if (headers['x-oney-authorization'] !== key)
    return oneyError(401, 'X-Oney-Authorization', 'Unknown key')
  if (headers['x-oney-partner-country-code'] !== 'RO')
    return oneyError(400, 'X-Oney-Partner-Country-Code', 'Unknown country')
  const isKnown = guids.merchant_guid === keys.merchantGuid && guids.psp_guid === keys.pspGuid
  return isKnown ? undefined : oneyError(401, 'merchant_guid', 'Unknown merchant')
}

/** X-Oney-Secret Method-body: base64 of AES-256-ECB with PKCS5 padding; the key is base64. */
function sealMessage(text: string, key: string) {
  const cipher = createCipheriv('aes-256-ecb', Buffer.from(key, 'base64'), null)
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
}

/** Undefined if it was not encrypted with the shop's key. */
function openMessage(message: string, key: string) {
  try {
    const decipher = createDecipheriv('aes-256-ecb', Buffer.from(key, 'base64'), null)
    return decipher.update(message, 'base64', 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
