import { createHash } from 'node:crypto'
import { demoAccounts, demoGuests, demoReseller } from '@/lib/domain/accounts/demo-accounts'
import { invoiceReseller } from '@/lib/domain/bookkeeping/reseller-invoices'
import { db, type Transaction } from '@/lib/server/db'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import { businessSteps } from '@/prisma/seed/money-invoices'
import { planSteps } from '@/prisma/seed/money-plans'
import type { MoneyPages, MoneyStep, Payer, SeedContext } from '@/prisma/seed/money-step'

/**
 * Agreements, orders, invoices of each state and a bank file, in one transaction. Nothing when it is there already.
 */
export async function ensureMoney(pages: MoneyPages, now: Date): Promise<void> {
  if ((await db.bankFile.count({ where: { name: bankFileName } })) > 0) return
  const [family, family2, customer] = await Promise.all([
    findPayer(demoAccounts.family.username),
    findPayer(demoAccounts.family2.username),
    findPayer(demoGuests.customer.username),
  ])
  if (!family || !family2 || !customer) return
  await db.$transaction(
    async (tx) => {
      const quiet = { enqueue: async () => {} }
      const context: SeedContext = { tx, actor: { kind: 'system', name: 'demo' }, ...quiet, paid: [] }
      const steps = [
        ...(await planSteps(tx, { pages, family, family2, customer, now })),
        ...businessSteps({ pages, family, customer, now }),
        ...(await resellerSteps(tx, now)),
      ]
      for (const { run } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run(context)
      await writePaid(context)
      await addBankFile(context, now)
    },
    { timeout: 60_000 },
  )
}

/** As settleInvoice books them, in three statements instead of ten for each. */
async function writePaid({ tx, paid }: SeedContext): Promise<void> {
  await tx.payment.createMany({
    data: paid.map(({ at, invoiceId, purpose, ...payment }) => {
      const isCard = purpose === 'plan' || purpose === 'renewal'
      return {
        ...payment,
        purpose,
        method: isCard ? ('card' as const) : ('bank_transfer' as const),
        status: 'paid' as const,
        provider: isCard ? 'stripe' : 'bank',
        chargeRef: isCard ? `pi_demo_${invoiceId}` : null,
        invoiceId: isCard ? null : invoiceId,
        createdAt: at,
        paidAt: at,
        checkedAt: at,
      }
    }),
  })
  await tx.receivableEntry.createMany({
    data: paid.map(({ id, invoiceId, amountOere, at }) => ({
      invoiceId,
      amountOere,
      kind: 'payment' as const,
      paymentId: id,
      createdAt: at,
      bookedOn: new Date(danishDay(at)),
    })),
  })
  await tx.$executeRaw`
    UPDATE "Receivable" owed SET status = 'paid', "settledOere" = owed."totalOere", "settledAt" = entry."createdAt"
    FROM "ReceivableEntry" entry
    WHERE entry."invoiceId" = owed."invoiceId" AND entry."paymentId" = ANY(${paid.map(({ id }) => id)}::uuid[])`
}

const findPayer = (usernameKey: string): Promise<Payer | null> =>
  db.user.findUnique({ where: { usernameKey }, select: { id: true, fullName: true, email: true } })

/** Two deliveries of last month on one invoice. */
async function resellerSteps(tx: Transaction, now: Date): Promise<MoneyStep[]> {
  const { id: resellerId } = await tx.reseller.findUniqueOrThrow({
    where: { cvr: demoReseller.cvr },
    select: { id: true },
  })
  const first = danishMidnight(`${danishDay(now).slice(0, 7)}-01`)
  const daysBefore = (days: number) => new Date(first.getTime() - days * dayMs)
  const at = new Date(first.getTime() + 6 * 3600_000)
  const common = { resellerId, status: 'shipped', orderedByName: demoAccounts.reseller.fullName } as const
  return [
    {
      at,
      run: async (context) => {
        await context.tx.resellerOrder.createMany({
          data: [
            {
              ...common,
              count: 10,
              material: 'slate',
              symbolMm: 40,
              piecesOere: 4450_00n,
              freightOere: 79_00n,
              createdAt: daysBefore(24),
              deliveredAt: daysBefore(9),
            },
            {
              ...common,
              count: 5,
              wantsPlaques: false,
              piecesOere: 975_00n,
              freightOere: 0n,
              createdAt: daysBefore(12),
              deliveredAt: daysBefore(11),
            },
          ],
        })
        await invoiceReseller(context, resellerId, at > now ? now : at)
      },
    },
  ]
}

const bankFileName = 'kontoudtog-eksempel.csv'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A bank file with deposits that a person must look at. */
async function addBankFile({ tx }: SeedContext, now: Date): Promise<void> {
  const file = await tx.bankFile.create({
    data: {
      sha256: hashOf(bankFileName),
      name: bankFileName,
      bank: 'Danske Bank',
      importedByName: demoAccounts.admin.fullName,
      importedAt: new Date(now.getTime() - dayMs),
    },
    select: { id: true },
  })
  const deposits = [
    { text: 'Lis Overgaard', amountOere: 974_00 },
    { text: 'Overførsel, tak for hjælpen', amountOere: 250_00 },
  ]
  for (const { text, amountOere } of deposits) {
    await tx.bankLine.create({
      data: {
        // Without a code none is booked by itself.
        fileId: file.id,
        fingerprint: hashOf(text),
        text,
        amountOere,
        state: 'doubtful',
        bookedOn: new Date(new Date(now.getTime() - 2 * dayMs).toISOString().slice(0, 10)),
      },
    })
  }
}
