import 'server-only'
import { assertDrawable } from '@/lib/domain/exports/assert-drawable'
import { assertDayToCome } from '@/lib/domain/production/batch-row'
import { type ChosenCodes, chooseCodes } from '@/lib/domain/production/choose-codes'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { type MadeBatch, makeBatchInput } from '@/lib/domain/production/schema'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { defineCommand, nothing, type RunContext } from '@/lib/server/command'

// Parameters of one statement are at most 65,535.
const rowsAtOnce = 2000

/** Makes a batch with a queued piece for each of its codes, all or none. */
export const makeBatch = defineCommand({
  name: 'production.make-batch',
  input: makeBatchInput,
  session: 'required',
  status: 201,
  largeText: { bytes: 300_000, why: '10,000 pasted codes' },
  load: nothing,
  authorize: (actor) => canWorkInProduction(actor),
  async run(context, input): Promise<MadeBatch> {
    const { tx } = context
    assertDayToCome(input.dueOn)
    const { options } = input
    const chosen = await chooseCodes(tx, input)
    // Better now than at the machine. What a family has approved is drawn as it was approved.
    const codes = chosen.codes.filter(({ proofSheetId }) => proofSheetId === null).map(({ code }) => code)
    if (codes.length > 0) assertDrawable({ options, sheet: null, codes })
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
    await queuePieces(context, batch.id, chosen.codes)
    context.about({ type: 'production_batch', id: batch.id, detail: { pieces: chosen.codes.length } })
    return { number: batch.number, pieces: chosen.codes.length, leftOut: chosen.leftOut }
  },
  form: {
    name: 'nyt-parti',
    done: ({ number }) => `/admin/qr-production/${number}`,
    back: () => '/admin/qr-production/new',
  },
})

async function queuePieces({ tx, actor }: RunContext, batchId: string, codes: ChosenCodes['codes']): Promise<void> {
  const { actorId, actorName } = codeActor(actor)
  for (let start = 0; start < codes.length; start += rowsAtOnce) {
    const made = await tx.productionPiece.createManyAndReturn({
      data: codes
        .slice(start, start + rowsAtOnce)
        .map(({ qrCodeId, proofSheetId }, place) => ({ qrCodeId, proofSheetId, batchId, number: start + place + 1 })),
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
