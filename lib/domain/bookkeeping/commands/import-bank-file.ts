import 'server-only'
import { z } from 'zod'
import {
  type BankFileContents,
  BankFileProblem,
  bankFileLimitBytes,
  type Deposit,
  readBankFile,
} from '@/lib/domain/bookkeeping/bank/read-bank-file'
import { bankFileForm } from '@/lib/domain/bookkeeping/copy'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { matchBankLinesJob } from '@/lib/domain/bookkeeping/jobs'
import { bankFilePath, bankPath } from '@/lib/domain/bookkeeping/paths'
import { bankFileFields, chosenColumns } from '@/lib/domain/bookkeeping/schema'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { defineCommand, nothing } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { cleanLine } from '@/lib/shared/input/clean-text'

const input = bankFileFields.extend({ file: z.instanceof(UploadedFile, { error: 'Vælg en CSV-fil fra banken.' }) })

/**
 * Takes in the deposits of a bank's CSV file; what is known from an earlier file is left out. They are compared with the
 * invoices in the background. Throws BANK_FILE_UNREADABLE, and nothing is taken in.
 */
export const importBankFile = defineCommand({
  name: 'bookkeeping.import-bank-file',
  session: 'required',
  input,
  confirms: true,
  fileLimitBytes: bankFileLimitBytes,
  timeoutMs: 60_000,
  limits: (_, { actor }) => [{ name: 'bank-file', key: actor.userId, points: 60, seconds: 3600 }],
  load: nothing,
  authorize: canManageMoney,
  prepare: async ({ file, ...columns }) => read(file, chosenColumns(columns)),
  async run(context, { file }, _, contents) {
    const by = { id: context.actor.userId, name: context.actor.fullName }
    const stored = await storeDeposits(context.tx, contents, { name: file.filename, by })
    if (stored.added > 0) await context.enqueue(matchBankLinesJob, { fileId: stored.fileId })
    const { added, known } = stored
    context.about({ type: 'bank_file', id: stored.fileId, detail: { added, known, bank: contents.bank } })
    return { ...stored, skipped: contents.skipped, bank: contents.bank }
  },
  form: {
    name: bankFileForm,
    done: ({ fileId, added, known }) => `${bankFilePath(fileId)}&nye=${added}&kendte=${known}`,
    back: () => bankPath,
  },
})

function read(file: UploadedFile, columns: ReturnType<typeof chosenColumns>) {
  try {
    return readBankFile(file.body, columns)
  } catch (error) {
    if (!(error instanceof BankFileProblem)) throw error
    const seen = error.columns?.map((name, place) => `${place + 1}: ${name || '(tom)'}`).join(', ')
    throw new BookkeepingError('BANK_FILE_UNREADABLE', {
      why: seen ? `${error.sentence} Den første linje er: ${seen}.` : error.sentence,
    }).at('file')
  }
}

type Importing = { name: string; by: { id: string; name: string } }
type StoredFile = { fileId: string; added: number; known: number }

/**
 * Stores the deposits that are new; a known fingerprint is the same deposit, also when two files are taken in at once.
 * The same file again is the file it already is.
 */
async function storeDeposits(
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
