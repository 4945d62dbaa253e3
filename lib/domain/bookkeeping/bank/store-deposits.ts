import 'server-only'
import type { BankFileContents, Deposit } from '@/lib/domain/bookkeeping/bank/read-bank-file'
import type { Transaction } from '@/lib/server/db'
import { cleanLine } from '@/lib/shared/input/clean-text'

type Importing = { name: string; by: { id: string; name: string } }
export type StoredFile = { fileId: string; added: number; known: number }

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
  const added = await addLines(tx, fileId, deposits)
  return { fileId, added, known: deposits.length - added }
}

/** In one statement, ordered by fingerprint: two files at once then never wait for each other in a circle. */
function addLines(tx: Transaction, fileId: string, deposits: readonly Deposit[]): Promise<number> {
  const of = <K extends keyof Deposit>(name: K) => deposits.map((deposit) => deposit[name])
  return tx.$executeRaw`
    INSERT INTO "BankLine" ("id", "fileId", "fingerprint", "bookedOn", "amountOere", "text", "state")
    SELECT gen_random_uuid(), ${fileId}::uuid, "fingerprint", "bookedOn", "amountOere", "text", 'received'
    FROM UNNEST(${of('fingerprint')}::text[], ${of('bookedOn')}::date[], ${of('amountOere')}::bigint[],
      ${of('text')}::text[]) AS d("fingerprint", "bookedOn", "amountOere", "text")
    ORDER BY "fingerprint"
    ON CONFLICT ("fingerprint") DO NOTHING`
}
