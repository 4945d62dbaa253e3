import { afterEach, describe, expect, it } from 'vitest'
import { confirmEInvoice } from '@/lib/domain/invoices/commands/confirm-e-invoice'
import { mailInvoice } from '@/lib/domain/invoices/commands/mail-invoice'
import { markEInvoice } from '@/lib/domain/invoices/commands/mark-e-invoice'
import { resubmitEInvoice } from '@/lib/domain/invoices/commands/resubmit-e-invoice'
import { submitEInvoice } from '@/lib/domain/invoices/commands/submit-e-invoice'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { submitEInvoiceQueue } from '@/lib/domain/invoices/send-invoice'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction, publicBuyer } from '@/tests/factories/invoices'
import { type StandInAnswer, startAccessPoint } from '@/tests/factories/model-stand-in'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

async function openAccessPoint(answers: StandInAnswer[]) {
  const server = await startAccessPoint(() => answers.shift() ?? { status: 500 })
  opened.push(server)
  return server
}

const guid = 'c1a2b3c4-d5e6-4f70-8192-a3b4c5d6e7f8'
const publicInvoice = async () => (await createInvoice({ buyer: publicBuyer(), buyerReference: 'REK 7' })).id
const standing = (invoiceId: string) =>
  db.receivable.findUniqueOrThrow({
    where: { invoiceId },
    select: { eInvoice: true, eInvoiceWay: true, eInvoiceOn: true, eInvoiceRef: true, eInvoiceNote: true },
  })
const queued = async (invoiceId: string) => {
  const rows = await db.$queryRaw<object[]>`
    SELECT id FROM pgboss.job WHERE name = ${submitEInvoiceQueue.name} AND data->>'invoiceId' = ${invoiceId}`
  return rows.length
}
const submit = (invoiceId: string) => execute(submitEInvoice, worker, { invoiceId })
const resubmit = async (id: string) =>
  execute(resubmitEInvoice, callerFor(administratorFor(await createAccount({ isAdmin: true }))), { id })
const keysOf = ({ requests }: { requests: { body: string }[] }) =>
  requests.map(({ body }) => JSON.parse(body).idempotencyGuid)
const today = () => new Date(danishDay(new Date()))

describe('a public buyer’s e-invoice', () => {
  it('goes to the access point once it is mailed, and is sent when that has evidence', async () => {
    const server = await openAccessPoint([
      { body: { guid } },
      { status: 404, body: {} },
      { body: { network: 'peppol' } },
    ])
    const id = await publicInvoice()
    expect(await standing(id)).toMatchObject({ eInvoice: 'waiting', eInvoiceWay: null })
    for (let turn = 0; turn < 2; turn += 1) await execute(mailInvoice, worker, { invoiceId: id })
    expect(await queued(id)).toBe(1)
    await submit(id)
    const submitted = { eInvoiceWay: 'access_point', eInvoiceOn: today(), eInvoiceRef: guid, eInvoiceNote: null }
    expect(await standing(id)).toEqual({ eInvoice: 'submitted', ...submitted })
    const [sent] = server.requests
    const { rawDocumentData } = JSON.parse(sent?.body ?? '{}').document
    const xml = Buffer.from(rawDocumentData.document, 'base64').toString('utf8')
    expect(xml).toContain('<cbc:BuyerReference>REK 7<')
    await execute(confirmEInvoice, worker, { invoiceId: id })
    expect((await standing(id)).eInvoice).toBe('submitted')
    await execute(confirmEInvoice, worker, { invoiceId: id })
    expect(await standing(id)).toEqual({ eInvoice: 'sent', ...submitted })
    // Done, it is neither handed over nor asked about again.
    await submit(id)
    await execute(confirmEInvoice, worker, { invoiceId: id })
    expect(server.requests).toHaveLength(3)
  })

  it('waits with the reason when the access point refuses it, and can be tried again under another key', async () => {
    const refusal = { status: 422, body: [{ source: 'routing', details: 'unknown receiver' }] }
    const server = await openAccessPoint([refusal, { body: { guid } }])
    const id = await publicInvoice()
    await execute(mailInvoice, worker, { invoiceId: id })
    await submit(id)
    expect(await standing(id)).toMatchObject({
      eInvoice: 'waiting',
      eInvoiceNote: 'Adgangspunktet afviste den: routing: unknown receiver',
    })
    // Nothing more is ordered: another run of the job does nothing.
    await submit(id)
    await resubmit(id)
    expect(await standing(id)).toMatchObject({ eInvoice: 'waiting', eInvoiceNote: null })
    await submit(id)
    expect((await standing(id)).eInvoice).toBe('submitted')
    expect(new Set(keysOf(server)).size).toBe(2)
    expect(server.requests).toHaveLength(2)
  })

  it('stays waiting while the access point cannot be reached, and is not delivered twice by trying again', async () => {
    const known = { status: 422, body: [{ source: 'idempotencyGuid', details: 'used before' }] }
    const server = await openAccessPoint([{ cut: true }, known])
    const id = await publicInvoice()
    await execute(mailInvoice, worker, { invoiceId: id })
    await expect(submit(id)).rejects.toMatchObject({ failure: 'down' })
    expect(await standing(id)).toMatchObject({ eInvoice: 'waiting', eInvoiceNote: null })
    // Also by a person who does not wait: it is the same attempt, and the first had arrived.
    await resubmit(id)
    await submit(id)
    expect(new Set(keysOf(server)).size).toBe(1)
    expect(await standing(id)).toMatchObject({ eInvoice: 'submitted', eInvoiceRef: null })
  })

  it('waits for a person again when nobody has told for two days that it arrived', async () => {
    await openAccessPoint([{ status: 404, body: {} }])
    const id = await publicInvoice()
    const eInvoiceOn = new Date(danishDay(new Date(Date.now() - 3 * 24 * 3600_000)))
    await db.receivable.update({
      where: { invoiceId: id },
      data: { eInvoice: 'submitted', eInvoiceRef: guid, eInvoiceOn },
    })
    await execute(confirmEInvoice, worker, { invoiceId: id })
    expect(await standing(id)).toMatchObject({
      eInvoice: 'waiting',
      eInvoiceRef: null,
      eInvoiceNote: expect.stringMatching(new RegExp(`ikke kvitteret.+${guid}`)),
    })
  })

  it('is a person’s without an access point: it is not queued, and cannot be', async () => {
    const id = await publicInvoice()
    await execute(mailInvoice, worker, { invoiceId: id })
    expect(await queued(id)).toBe(0)
    await expect(resubmit(id)).rejects.toMatchObject({ code: 'NO_ACCESS_POINT' })
  })

  it('is followed by that of its credit note', async () => {
    const id = await publicInvoice()
    const credit = { invoiceId: id, amountOere: 'rest', text: 'Aftalt', now: new Date() } as const
    const note = await inTransaction((context) => creditInvoice(context, credit))
    expect((await standing(note.id)).eInvoice).toBe('waiting')
  })
})

describe('how an e-invoice was sent', () => {
  const mark = async (id: string, changes: object = {}) =>
    execute(markEInvoice, callerFor(administratorFor(await createAccount({ isAdmin: true }))), {
      id,
      how: 'nemhandel',
      sentOn: '2026-11-03',
      reference: 'Kvittering 1234',
      ...changes,
    })

  it('is written down with the day, the way and the reference, and can be corrected', async () => {
    const id = await publicInvoice()
    await mark(id)
    expect(await standing(id)).toEqual({
      eInvoice: 'sent',
      eInvoiceWay: 'nemhandel',
      eInvoiceOn: new Date('2026-11-03'),
      eInvoiceRef: 'Kvittering 1234',
      eInvoiceNote: null,
    })
    await mark(id, { how: 'not_needed', reference: 'Krediteret, før den blev sendt' })
    expect(await standing(id)).toEqual({
      eInvoice: 'not_needed',
      eInvoiceWay: null,
      eInvoiceOn: null,
      eInvoiceRef: null,
      eInvoiceNote: 'Krediteret, før den blev sendt',
    })
  })

  it.each([
    { sentOn: '2999-01-01' },
    { sentOn: 'i går' },
    { how: 'due' },
    { reference: 'x' },
    { reference: 'x'.repeat(121) },
  ])('is refused with %o', async (changes) => {
    await expect(mark(await publicInvoice(), changes)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is nothing to write down for a private buyer', async () => {
    await expect(mark((await createInvoice()).id)).rejects.toMatchObject({ code: 'NO_E_INVOICE' })
  })
})
