import { afterEach, expect, it } from 'vitest'
import { accessPoint } from '@/lib/integrations/access-point/access-point'
import { type StandInAnswer, startAccessPoint } from '@/tests/factories/model-stand-in'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

async function standIn(answer: StandInAnswer) {
  const server = await startAccessPoint(() => answer)
  opened.push(server)
  return server
}

const document = { xml: '<Invoice>Åby</Invoice>', ean: '5790000000012', key: '0b1f7a52-6f0e-4a63-9d0e-3a4d5e6f7a8b' }
const guid = 'c1a2b3c4-d5e6-4f70-8192-a3b4c5d6e7f8'
const submit = () => accessPoint()?.submit(document)

it('without keys there is none', () => {
  expect(accessPoint()).toBeNull()
})

it('gets the document under the key of the attempt, for the receiver with the EAN', async () => {
  const server = await standIn({ body: { guid } })
  expect(await submit()).toEqual({ ref: guid, refusal: null })
  const [sent, ...more] = server.requests
  expect(more).toEqual([])
  expect(sent).toMatchObject({ method: 'POST', path: '/document_submissions' })
  expect(sent?.headers.authorization).toBe('Bearer test-key-of-nobody')
  const { document: wrapped, ...body } = JSON.parse(sent?.body ?? '{}')
  expect(body).toEqual({
    legalEntityId: 4711,
    idempotencyGuid: document.key,
    routing: { eIdentifiers: [{ scheme: 'GLN', id: document.ean }] },
  })
  expect(wrapped.documentType).toBe('invoice')
  const { document: encoded, ...reading } = wrapped.rawDocumentData
  expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe(document.xml)
  expect(reading).toEqual({ parse: true, parseStrategy: 'ubl' })
})

const refusal = (...errors: object[]): StandInAnswer => ({ status: 422, body: errors })
it.each<[string, StandInAnswer, object]>([
  [
    'says why it refuses',
    refusal({ source: 'routing', details: 'unknown receiver' }, { details: 'no tax' }),
    { ref: null, refusal: 'routing: unknown receiver; no tax' },
  ],
  [
    'had the document already',
    refusal({ source: 'idempotencyGuid', details: 'has been used before' }),
    { ref: null, refusal: null },
  ],
  ['refuses at great length', refusal({ details: 'x'.repeat(5000) }), { ref: null, refusal: 'x'.repeat(300) }],
])('an access point that %s', async (_, answer, submitted) => {
  await standIn(answer)
  expect(await submit()).toEqual(submitted)
})

it.each<[string, StandInAnswer, string]>([
  ['is down', { status: 503, body: '' }, 'down'],
  ['knows no such key', { status: 401, body: {} }, 'down'],
  ['hangs up', { cut: true }, 'down'],
  ['names nothing', { body: {} }, 'unreadable'],
  ['answers with a page', { body: '<html>' }, 'unreadable'],
  ['refuses with a page', { status: 422, body: '<html>' }, 'unreadable'],
])('one that %s leaves it open whether it has the document', async (_, answer, failure) => {
  await standIn(answer)
  await expect(submit()).rejects.toMatchObject({ name: 'ModelCallError', failure })
})

it.each<[string, StandInAnswer, boolean]>([
  ['has evidence', { body: { network: 'peppol', documents: [] } }, true],
  ['has none yet', { status: 404, body: {} }, false],
])('a document has arrived when the access point %s', async (_, answer, hasArrived) => {
  const server = await standIn(answer)
  expect(await accessPoint()?.isDelivered(guid)).toBe(hasArrived)
  expect(server.requests).toMatchObject([{ method: 'GET', path: `/document_submissions/${guid}/evidence/sending` }])
})

it('an access point that does not answer what is asked tells nothing', async () => {
  await standIn({ status: 500, body: '' })
  await expect(accessPoint()?.isDelivered(guid)).rejects.toMatchObject({ failure: 'down' })
})
