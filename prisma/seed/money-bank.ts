import { createHash } from 'node:crypto'
import { demoAccounts } from '@/lib/domain/accounts/demo-accounts'
import { dayMs } from '@/lib/shared/durations'
import type { SeedContext } from '@/prisma/seed/money'

export const bankFileName = 'kontoudtog-eksempel.csv'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A bank file with deposits that a person must look at. */
export async function addBankFile({ tx }: SeedContext, now: Date): Promise<void> {
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
