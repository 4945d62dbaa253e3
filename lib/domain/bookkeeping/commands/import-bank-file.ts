import 'server-only'
import { z } from 'zod'
import { BankFileProblem, bankFileLimitBytes, readBankFile } from '@/lib/domain/bookkeeping/bank/read-bank-file'
import { storeDeposits } from '@/lib/domain/bookkeeping/bank/store-deposits'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { bankFileForm } from '@/lib/domain/bookkeeping/form-names'
import { matchBankLinesJob } from '@/lib/domain/bookkeeping/jobs'
import { bankFilePath, bankPath } from '@/lib/domain/bookkeeping/paths'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import { bankFileFields, chosenColumns } from '@/lib/domain/bookkeeping/schema'
import { defineCommand, nothing } from '@/lib/server/command'
import { UploadedFile } from '@/lib/server/request-body'

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
  authorize: canKeepBooks,
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
