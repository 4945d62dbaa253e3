import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as accounts from '@/lib/domain/account-desk/queries'
import { accountListInput, accountSorts } from '@/lib/domain/account-desk/schema'
import * as audit from '@/lib/domain/audit/queries'
import { auditListInput, auditSorts } from '@/lib/domain/audit/schema'
import * as faults from '@/lib/domain/faults/queries'
import { faultListInput, faultSorts } from '@/lib/domain/faults/schema'
import * as invoices from '@/lib/domain/invoices/console-queries'
import { invoiceListInput, invoiceSorts } from '@/lib/domain/invoices/invoice-schema'
import { mailListInput, mailSorts } from '@/lib/domain/notifications/mail-list-schema'
import * as mails from '@/lib/domain/notifications/mail-queries'
import { codeListParams, codeSorts } from '@/lib/domain/packages/code-list-schema'
import * as codes from '@/lib/domain/packages/code-queries'
import * as packages from '@/lib/domain/packages/queries'
import { packageListInput, packageSorts } from '@/lib/domain/packages/schema'
import * as pages from '@/lib/domain/page-desk/queries'
import { pageListInput, pageSorts } from '@/lib/domain/page-desk/schema'
import * as payments from '@/lib/domain/payments/desk-queries'
import { paymentListInput, paymentSorts } from '@/lib/domain/payments/desk-schema'
import * as batches from '@/lib/domain/production/queries'
import { batchSorts, boardInput } from '@/lib/domain/production/schema'
import * as sheets from '@/lib/domain/proof-sheets/queries'
import { proofSheetListInput, proofSheetSorts } from '@/lib/domain/proof-sheets/schema'
import * as hidden from '@/lib/domain/reports/hidden-queries'
import { hiddenListInput, hiddenSorts } from '@/lib/domain/reports/hidden-schema'
import * as resellers from '@/lib/domain/resellers/console-queries'
import { resellerListInput, resellerSorts } from '@/lib/domain/resellers/console-schema'
import * as orders from '@/lib/domain/shop-orders/console-queries'
import { orderListInput, orderSorts } from '@/lib/domain/shop-orders/schema'
import * as cases from '@/lib/domain/support/queries'
import { caseListInput, caseSorts } from '@/lib/domain/support/schema'
import { db } from '@/lib/server/db'
import type { FileAnswer } from '@/lib/server/file-route'
import type { Actor } from '@/lib/shared/actor'
import { parseCsv } from '@/lib/shared/csv'
import { createAccount } from '@/tests/factories/accounts'
import { administrator } from '@/tests/factories/console'
import { createFault } from '@/tests/factories/faults'
import { createMemorial } from '@/tests/factories/memorials'
import { createPayment } from '@/tests/factories/payments'
import { createBatch } from '@/tests/factories/production'
import { createSheet } from '@/tests/factories/proof-sheets'
import { createPackage } from '@/tests/factories/qr-codes'
import { createResellers } from '@/tests/factories/resellers'
import { createShopOrder } from '@/tests/factories/shop-orders'
import { createCase } from '@/tests/factories/support'

type Page = { items: object[]; nextCursor: string | null }
type Filter = Record<string, unknown>
type ConsoleList = {
  sorts: readonly string[]
  read: (actor: Actor, filter: Filter) => Promise<Page>
  file: (actor: Actor, filter: Filter) => Promise<FileAnswer>
  /** What names a row. */
  key: string
  /** Makes more rows than fit on a page, many of them alike, and returns the choices that find them. */
  make: (actor: Actor) => Promise<Filter>
}

const times = (count: number) => Array.from({ length: count }, (_, n) => n)
const rareWord = () => randomUUID().slice(-12)
const at = (n: number) => new Date(Date.UTC(2024, 0, 1 + (n % 3)))

const lists: Record<string, ConsoleList> = {
  accounts: {
    sorts: accountSorts,
    read: (actor, filter) => accounts.listAccounts(actor, accountListInput.parse(filter)),
    file: (actor, filter) => accounts.getAccountsFile(actor, accountListInput.parse(filter)),
    key: 'id',
    make: async () => {
      const search = rareWord()
      for (const n of times(28)) await createAccount({ username: `${search}.${n}`, fullName: `Åse ${n % 3}` })
      return { search }
    },
  },
  pages: {
    sorts: pageSorts,
    read: (actor, filter) => pages.listPages(actor, pageListInput.parse(filter)),
    file: (actor, filter) => pages.getPagesFile(actor, pageListInput.parse(filter)),
    key: 'id',
    make: async () => {
      const [search, owner] = [rareWord(), await createAccount()]
      for (const _ of times(28)) await createMemorial({ owner, lastName: search })
      return { search }
    },
  },
  log: {
    sorts: auditSorts,
    read: (actor, filter) => audit.listAudit(actor, auditListInput.parse(filter)),
    file: (actor, filter) => audit.getAuditFile(actor, auditListInput.parse(filter)),
    key: 'id',
    make: async () => {
      const { id: search } = await createAccount()
      const line = { actorKind: 'user', actorId: search, command: 'accounts.log-in' }
      await db.auditEntry.createMany({ data: times(55).map((n) => ({ ...line, at: at(n) })) })
      return { search }
    },
  },
  cases: {
    sorts: caseSorts,
    read: (actor, filter) => cases.listCases(actor, caseListInput.parse(filter)),
    file: (actor, filter) => cases.getCasesFile(actor, caseListInput.parse(filter)),
    key: 'number',
    make: async () => {
      const search = rareWord()
      for (const n of times(28)) await createCase({ subject: search, lastEntryAt: at(n) })
      return { search }
    },
  },
  faults: {
    sorts: faultSorts,
    read: (actor, filter) => faults.listFaults(actor, faultListInput.parse(filter)),
    file: (actor, filter) => faults.getFaultsFile(actor, faultListInput.parse(filter)),
    key: 'id',
    make: async () => {
      const name = rareWord()
      for (const n of times(55)) await createFault({ name, firstAt: at(n), lastAt: at(n) })
      return { search: name }
    },
  },
  mails: {
    sorts: mailSorts,
    read: (actor, filter) => mails.listMails(actor, mailListInput.parse(filter)),
    file: (actor, filter) => mails.getMailsFile(actor, mailListInput.parse(filter)),
    key: 'id',
    make: async () => {
      const search = rareWord()
      const mail = { template: 'welcome', subject: 'Velkommen', html: '', text: '' }
      await db.mail.createMany({
        data: times(55).map((n) => ({ ...mail, messageId: randomUUID(), recipient: `${search}.${n % 3}@eksempel.dk` })),
      })
      return { search }
    },
  },
  drawings: {
    sorts: proofSheetSorts,
    read: (actor, filter) => sheets.listProofSheets(actor, proofSheetListInput.parse(filter)),
    file: (actor, filter) => sheets.getProofSheetsFile(actor, proofSheetListInput.parse(filter)),
    key: 'id',
    make: async (actor) => {
      const search = rareWord()
      for (const n of times(28)) await createSheet(actor, null, { familyName: `${search} ${n % 3}` })
      return { search }
    },
  },
  batches: {
    sorts: batchSorts,
    read: (actor, filter) => batches.listBatches(actor, boardInput.parse(filter)),
    file: (actor, filter) => batches.getBatchesFile(actor, boardInput.parse(filter)),
    key: 'number',
    make: async () => {
      for (const n of times(28)) await createBatch({ dueOn: `2034-01-0${1 + (n % 3)}` })
      return { from: '2034-01-01', to: '2034-01-03' }
    },
  },
  codes: {
    sorts: codeSorts,
    read: (actor, filter) => codes.listCodes(actor, codeListParams.parse(filter)),
    file: (actor, filter) => codes.exportCodeList(actor, codeListParams.parse(filter)),
    key: 'code',
    make: async () => ({ package: (await createPackage({ count: 120 })).id }),
  },
  'codes in our stock': {
    sorts: codeSorts,
    read: (actor, filter) => codes.listCodes(actor, codeListParams.parse(filter)),
    file: (actor, filter) => codes.exportCodeList(actor, codeListParams.parse(filter)),
    key: 'code',
    make: async () => ({ package: (await createPackage({ count: 70 })).id, reseller: 'none', state: 'produced' }),
  },
  packages: {
    sorts: packageSorts,
    read: (actor, filter) => packages.listPackages(actor, packageListInput.parse(filter)),
    file: (actor, filter) => packages.exportPackages(actor, packageListInput.parse(filter)),
    key: 'id',
    make: async () => {
      const search = rareWord()
      for (const n of times(28)) await createPackage({ count: 1, name: `Granit ${search} ${n % 3}` })
      return { search }
    },
  },
  hidden: {
    sorts: hiddenSorts,
    read: (actor, filter) => hidden.listHidden(actor, hiddenListInput.parse(filter)),
    file: (actor, filter) => hidden.exportHidden(actor, hiddenListInput.parse(filter)),
    key: 'id',
    make: async () => {
      const [search, owner] = [rareWord(), await createAccount()]
      for (const n of times(28)) {
        const { id } = await createMemorial({ owner, lastName: search })
        await db.memorial.update({ where: { id }, data: { hiddenAt: at(n), hiddenReason: 'Et navn.' } })
      }
      return { search }
    },
  },
  resellers: {
    sorts: resellerSorts,
    read: (actor, filter) => resellers.listResellers(actor, resellerListInput.parse(filter)),
    file: (actor, filter) => resellers.exportResellers(actor, resellerListInput.parse(filter)),
    key: 'id',
    make: async () => {
      const search = rareWord()
      const made = await createResellers(await Promise.all(times(28).map(() => createAccount())))
      await db.reseller.updateMany({
        where: { id: { in: made.map(({ id }) => id) } },
        data: { companyName: `Sten ${search}`, approvedAt: at(0) },
      })
      return { search }
    },
  },
  orders: {
    sorts: orderSorts,
    read: (actor, filter) => orders.listOrders(actor, orderListInput.parse(filter)),
    file: (actor, filter) => orders.exportOrders(actor, orderListInput.parse(filter)),
    key: 'id',
    make: async () => {
      const search = rareWord()
      const buyer = await createAccount({ fullName: `Bo ${search}` })
      const memorial = await createMemorial({ owner: buyer })
      for (const n of times(28)) await createShopOrder(buyer, memorial, { count: 1 + (n % 3) })
      return { search, vis: 'all' }
    },
  },
  // Only these tests make money in this file, so that both lists hold the same rows.
  payments: {
    sorts: paymentSorts,
    read: (actor, filter) => payments.listPayments(actor, paymentListInput.parse(filter)),
    file: (actor, filter) => payments.exportPayments(actor, paymentListInput.parse(filter)),
    key: 'id',
    make: async () => {
      for (const n of times(55)) await createPayment({ amountOere: 29_000 + (n % 3) })
      return {}
    },
  },
  invoices: {
    sorts: invoiceSorts,
    read: (actor, filter) => invoices.listInvoices(actor, invoiceListInput.parse(filter)),
    file: (actor, filter) => invoices.exportInvoices(actor, invoiceListInput.parse(filter)),
    key: 'id',
    make: async () => {
      for (const _ of times(55)) await createPayment()
      return {}
    },
  },
}

async function walk({ read, key }: ConsoleList, actor: Actor, filter: Filter): Promise<unknown[]> {
  const seen: unknown[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Page = await read(actor, { ...filter, cursor })
    seen.push(...page.items.map((item) => Reflect.get(item, key)))
    cursor = page.nextCursor
  }
  return seen
}

describe.each(Object.entries(lists))('the list of %s', (_, list) => {
  it('gives every row once in each order, falling exactly as rising from behind, and in its file', async () => {
    const { actor } = await administrator()
    const choices = await list.make(actor)
    const whole = await walk(list, actor, choices)
    expect(whole.length).toBeGreaterThan(25)
    for (const sort of list.sorts) {
      const rising = await walk(list, actor, { ...choices, sort })
      expect([sort, rising.length, new Set(rising).size]).toEqual([sort, whole.length, whole.length])
      expect(new Set(rising)).toEqual(new Set(whole))
      expect(await walk(list, actor, { ...choices, sort: `-${sort}` }), sort).toEqual(rising.toReversed())
    }
    const { body } = await list.file(actor, choices)
    const { rows } = parseCsv(await new Response(body).text())
    expect(rows.filter((row) => row.length > 1)).toHaveLength(whole.length + 1)
  })

  it('begins again for a forged cursor and for one of another order, and is empty outside its period', async () => {
    const { actor } = await administrator()
    const choices = await list.make(actor)
    const first = await list.read(actor, choices)
    const forged = [
      'x',
      ...[[], ['-created', 1], null].map(asCursor),
      ...list.sorts.flatMap((sort) =>
        [9e15, -1, 'æ\0', '\ud800', null, {}].map((value) => asCursor([sort, value, randomUUID()])),
      ),
    ]
    for (const cursor of forged) {
      for (const sort of list.sorts) expect(await list.read(actor, { ...choices, sort, cursor })).toBeDefined()
      expect((await list.read(actor, { ...choices, cursor })).items).toHaveLength(first.items.length)
    }
    expect((await list.read(actor, { ...choices, from: '2001-01-01', to: '2001-01-02' })).items).toEqual([])
  })
})

const asCursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
