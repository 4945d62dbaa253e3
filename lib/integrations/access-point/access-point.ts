import 'server-only'
import { z } from 'zod'
import { callProvider } from '@/lib/integrations/model-calls/call-provider'
import { ModelCallError } from '@/lib/integrations/model-calls/model-call-error'
import { env } from '@/lib/server/env'

export type EInvoiceToSend = {
  /** UBL as Peppol BIS Billing 3.0. */
  xml: string
  /** The receiver's EAN (GLN), by which the network finds it. */
  ean: string
  /** A UUID: sent again under it, a document is not delivered twice. */
  key: string
}

/** `ref`: the access point's own name of it; null where an earlier call brought it and its answer was lost. */
export type Submitted = { ref: string | null; refusal: null } | { ref: null; refusal: string }

export type AccessPoint = {
  /** Hands a document over for delivery. Throws ModelCallError where it is not known whether that succeeded. */
  submit: (document: EInvoiceToSend) => Promise<Submitted>
  /** Whether the receiver's access point has it. Throws ModelCallError. */
  isDelivered: (ref: string) => Promise<boolean>
}

const address = 'https://api.storecove.com/api/v2'
const timeoutMs = 30_000
// Evidence has the document that was sent.
const mostBytes = 5_000_000
const longestRefusal = 300

const submission = z.object({ guid: z.uuid() })
const refusals = z.array(z.object({ source: z.string().nullish(), details: z.string().nullish() })).max(100)
const evidence = z.object({ network: z.string().nullish() })

/**
 * Storecove (https://www.storecove.com/docs, document submissions), which delivers in Peppol, where public Danish buyers
 * are found by their EAN. Null without its keys: then people upload e-invoices themselves.
 */
export function accessPoint(): AccessPoint | null {
  const { STORECOVE_API_KEY: key, STORECOVE_LEGAL_ENTITY: sender, STORECOVE_API_URL: url = address } = env
  if (!key || !sender) return null
  const call = { headers: { authorization: `Bearer ${key}` }, timeoutMs, mostBytes }
  return {
    submit: async (document) => {
      const body = {
        legalEntityId: sender,
        idempotencyGuid: document.key,
        routing: { eIdentifiers: [{ scheme: 'GLN', id: document.ean }] },
        document: {
          // Of credit notes too: the XML says which it is.
          documentType: 'invoice',
          rawDocumentData: {
            document: Buffer.from(document.xml).toString('base64'),
            parse: true,
            parseStrategy: 'ubl',
          },
        },
      }
      const answer = await callProvider({ ...call, url: `${url}/document_submissions`, body, answers: [422] })
      if (answer.status !== 422) return { ref: read(submission, answer.bytes).guid, refusal: null }
      const said = read(refusals, answer.bytes).map(({ source, details }) =>
        [source, details].filter(Boolean).join(': '),
      )
      if (said.some((line) => line.toLowerCase().includes('idempotency'))) return { ref: null, refusal: null }
      return { ref: null, refusal: said.join('; ').slice(0, longestRefusal) }
    },
    isDelivered: async (ref) => {
      const path = `${url}/document_submissions/${encodeURIComponent(ref)}/evidence/sending`
      const answer = await callProvider({ ...call, url: path, answers: [404] })
      if (answer.status === 404) return false
      read(evidence, answer.bytes)
      return true
    },
  }
}

function read<T>(schema: z.ZodType<T>, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new ModelCallError('unreadable', 'not an answer of the access point')
  }
}
