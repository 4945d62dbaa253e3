import 'server-only'
import type { BankFileContents } from '@/lib/domain/bookkeeping/bank/read-bank-file'
import type { Transaction } from '@/lib/server/db'
import { cleanLine } from '@/lib/shared/input/clean-text'

type Importing = { name: string; by: { id: string; name: string } }
export type StoredFile = { fileId: string; added: number; known: number }

// Parameters of one statement are limited.
const rowsAtOnce = 1000

/**
 * Stores the deposits that are new; a known fingerprint is the same deposit, also when two files are taken in at once.
 * The same file again is the file it already is.
 */
export async function storeDeposits(
  tx: Transaction,
  { sha256, bank, deposits }: BankFileContents,
  { name, by }: Importing,
): Promise<StoredFile> {
  const fileName = cleanLine(name.slice(0, 400)).slice(0, 160) || 'bankfil.csv'
  const [file] = await tx.bankFile.createManyAndReturn({
    data: [{ sha256, bank, name: fileName, importedById: by.id, importedByName: by.name.slice(0, 120) }],
    skipDuplicates: true,
    select: { id: true },
  })
  const { id: fileId } = file ?? (await tx.bankFile.findUniqueOrThrow({ where: { sha256 }, select: { id: true } }))
  // Two files at once take the fingerprints in the same order, so that neither waits for the other in a circle.
  const sorted = deposits.toSorted(compare)
  let added = 0
  for (let from = 0; from < sorted.length; from += rowsAtOnce) {
    const { count } = await tx.bankLine.createMany({
      data: sorted.slice(from, from + rowsAtOnce).map(({ bookedOn, ...deposit }) => ({
        ...deposit,
        ...{ fileId, bookedOn: new Date(bookedOn), state: 'received' as const },
      })),
      skipDuplicates: true,
    })
    added += count
  }
  return { fileId, added, known: deposits.length - added }
}

const compare = (a: { fingerprint: string }, b: { fingerprint: string }) =>
  a.fingerprint < b.fingerprint ? -1 : a.fingerprint > b.fingerprint ? 1 : 0
