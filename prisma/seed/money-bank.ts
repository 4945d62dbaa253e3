import { createHash } from 'node:crypto'
import { demoAccounts } from '@/lib/domain/accounts/demo-accounts'
import { judgeDeposits } from '@/lib/domain/bookkeeping/bank/find-candidates'
import type { SeedContext } from '@/prisma/seed/money'

export const bankFileName = 'kontoudtog-eksempel.csv'
const dayMs = 24 * 3600_000
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A bank file with deposits that a person must look at, judged like any other. */
export async function addBankFile({ tx }: SeedContext, now: Date): Promise<void> {
  const file = await tx.bankFile.create({
    data: {
      ...{ sha256: hashOf(bankFileName), name: bankFileName, bank: 'Danske Bank' },
      ...{ importedByName: demoAccounts.admin.fullName, importedAt: new Date(now.getTime() - dayMs) },
    },
    select: { id: true },
  })
  const deposits = [
    { text: 'Lis Overgaard', amountOere: 974_00 },
    { text: 'Overførsel, tak for hjælpen', amountOere: 250_00 },
  ]
  for (const { text, amountOere } of deposits) {
    const line = await tx.bankLine.create({
      data: {
        ...{ fileId: file.id, fingerprint: hashOf(text), text, amountOere, state: 'received' },
        bookedOn: new Date(new Date(now.getTime() - 2 * dayMs).toISOString().slice(0, 10)),
      },
      select: { id: true },
    })
    const judgement = (await judgeDeposits(tx, [{ ...line, text, amountOere }])).get(line.id)
    // Without a code none is booked by itself.
    if (judgement?.state === 'doubtful') await tx.bankLine.update({ where: line, data: judgement })
  }
}
