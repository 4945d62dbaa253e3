import 'server-only'
import { sameTextQuestion } from '@/lib/domain/artwork/same-text'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { assertDrawable } from '@/lib/domain/exports/assert-drawable'
import { assertDayToCome } from '@/lib/domain/production/batches'
import { type ChosenCodes, chooseCodes, lookUpCodes } from '@/lib/domain/production/choose-codes'
import { type GivenTexts, giveTexts, problemsText } from '@/lib/domain/production/plate-texts'
import { forWorkshop } from '@/lib/domain/production/policy'
import { type MadeBatch, type MakeBatchInput, makeBatchInput } from '@/lib/domain/production/schema'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { defineCommand, nothing, type RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

// A statement takes at most 65,535 parameters.
const rowsAtOnce = 2000

/** Makes a batch with a queued piece for each of its codes, all or none. */
export const makeBatch = defineCommand({
  name: 'production.make-batch',
  input: makeBatchInput,
  ...forWorkshop,
  status: 201,
  largeText: { bytes: 900_000, why: '10,000 pasted codes, or 500 texts' },
  load: nothing,
  prepare: readTexts,
  async run(context, input, _, texts): Promise<MadeBatch> {
    const { tx } = context
    assertDayToCome(input.dueOn)
    const { options } = input
    const chosen = await chooseCodes(tx, input)
    // Codes without an approved drawing are checked now rather than at the machine.
    const codes = chosen.codes.filter(({ proofSheetId }) => proofSheetId === null).map(({ code }) => code)
    // The list's positions refer to the codes as they were when it was read.
    if (texts && !isSame(texts.codes, chosen.codes)) throw new DomainError('CONFLICT')
    if (!texts && codes.length > 0) assertDrawable({ options, sheet: null, codes })
    const question = sameTextQuestion(
      texts ? texts.given.map(({ lines }) => lines) : codes.map(() => [...options.lines, ...options.people.flat()]),
    )
    if (question && input.sameText !== question) throw wrong('sameText', question)
    const { actorId, actorName } = codeActor(context.actor)
    const batch = await tx.productionBatch.create({
      data: {
        name: input.name,
        note: input.note,
        dueOn: new Date(`${input.dueOn}T00:00:00Z`),
        options,
        packageId: chosen.packageId,
        resellerId: chosen.resellerId,
        createdById: actorId,
        createdByName: (actorName ?? '').slice(0, 120),
      },
      select: { id: true, number: true },
    })
    await queuePieces(context, batch.id, { codes: chosen.codes, ofCode: texts?.ofCode })
    context.about({ type: 'production_batch', id: batch.id, detail: { pieces: chosen.codes.length } })
    return { number: batch.number, pieces: chosen.codes.length, leftOut: chosen.leftOut }
  },
  form: {
    name: 'nyt-parti',
    done: ({ number }) => `/admin/qr-production/${number}`,
    back: () => '/admin/qr-production/new',
  },
})

type ListedTexts = GivenTexts & Pick<ChosenCodes, 'codes'>

/**
 * Reads and plans the texts of a list. Runs before the transaction, which locks the codes: claiming one of them would
 * have to wait for hundreds of plaques.
 */
async function readTexts(input: MakeBatchInput): Promise<ListedTexts | null> {
  // Approved drawings already have their text.
  if (input.source === 'proof_sheets' || input.texts.trim() === '') return null
  assertDayToCome(input.dueOn)
  const { codes } = await lookUpCodes(input)
  const texts = await giveTexts(input.texts, { codes, options: input.options })
  if (texts.problems.length > 0) throw wrong('texts', problemsText(texts.problems))
  return { ...texts, codes }
}

function isSame(before: ChosenCodes['codes'], now: ChosenCodes['codes']): boolean {
  return (
    before.length === now.length &&
    now.every(({ qrCodeId, proofSheetId }, at) => {
      const then = before[at]
      return then?.qrCodeId === qrCodeId && then.proofSheetId === proofSheetId
    })
  )
}

type Queued = Pick<ChosenCodes, 'codes'> & { ofCode: ReadonlyMap<string, ArtworkOptions> | undefined }

async function queuePieces({ tx, actor }: RunContext, batchId: string, { codes, ofCode }: Queued): Promise<void> {
  const { actorId, actorName } = codeActor(actor)
  for (let start = 0; start < codes.length; start += rowsAtOnce) {
    const made = await tx.productionPiece.createManyAndReturn({
      data: codes.slice(start, start + rowsAtOnce).map(({ qrCodeId, proofSheetId }, place) => {
        const options = ofCode?.get(qrCodeId)
        return { qrCodeId, proofSheetId, batchId, number: start + place + 1, ...(options ? { options } : {}) }
      }),
      select: { id: true },
    })
    await tx.pieceEvent.createMany({
      data: made.map(({ id }) => ({
        pieceId: id,
        kind: 'queued' as const,
        actorId,
        actorName: actorName?.slice(0, 120) ?? null,
      })),
    })
  }
}

function wrong(field: string, sentence: string): DomainError {
  return new DomainError('INVALID_INPUT', {}, { [field]: sentence })
}
