import 'server-only'
import { sheetNumbers } from '@/lib/domain/approvals/approval-texts'
import { sameTextQuestion } from '@/lib/domain/artwork/same-text'
import { assertDrawable } from '@/lib/domain/exports/assert-drawable'
import { findCodesToDraw } from '@/lib/domain/exports/codes-to-draw'
import { ExportError } from '@/lib/domain/exports/errors'
import { makeExportJob } from '@/lib/domain/exports/jobs'
import { listOthersApproved } from '@/lib/domain/exports/others-approved'
import { canOrderExports } from '@/lib/domain/exports/policy'
import { orderExportInput } from '@/lib/domain/exports/schema'
import { defineCommand } from '@/lib/server/command'
import { Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Orders the drawings of one to ten thousand codes; a job makes and proves them. Throws OTHER_DRAWING_APPROVED when a
 * family approved another drawing and the caller did not confirm this one.
 */
export const orderExport = defineCommand({
  name: 'exports.order-export',
  input: orderExportInput,
  session: 'required',
  status: 201,
  // Ten thousand codes as printed addresses.
  largeText: { bytes: 1_000_000, why: '10,000 pasted codes, also as printed addresses' },
  timeoutMs: 60_000,
  // Each can keep the proof threads busy for an hour.
  limits: (_, { actor }) => [
    { name: 'order-export', key: actor.reseller?.id ?? actor.userId, points: 60, seconds: 3600 },
  ],
  load: (input, { actor }) => findCodesToDraw(actor, input),
  authorize: canOrderExports,
  // Drawing ten thousand codes takes seconds.
  async prepare({ options, sheet, sameText }, _, codes) {
    assertDrawable({ options, sheet, codes: codes.map(({ code }) => code) })
    const question = sameTextQuestion(codes.map(() => [...options.lines, ...options.people.flat()]))
    if (question && sameText !== question) throw new DomainError('INVALID_INPUT', {}, { sameText: question })
  },
  async run(context, { options, formats, sheet, despiteApproved }, codes) {
    const { actor } = context
    const ofThese = { id: { in: codes.map(({ id }) => id) } }
    const others = despiteApproved ? [] : await listOthersApproved(ofThese, options, context.tx)
    if (others.length > 0) throw new ExportError('OTHER_DRAWING_APPROVED', { numbers: sheetNumbers(others) })
    const ordered = [...new Set(formats)]
    const made = await context.tx.artworkExport.create({
      data: {
        options,
        formats: ordered,
        sheet: sheet ?? Prisma.DbNull,
        total: codes.length * ordered.length,
        resellerId: actor.kind === 'administrator' ? null : (actor.reseller?.id ?? null),
        createdById: actor.userId,
        createdByName: actor.fullName,
      },
      select: { id: true, number: true },
    })
    // One statement: forty thousand single inserts would take half a minute.
    await context.tx.$executeRaw`
      INSERT INTO "ArtworkFile" ("id", "exportId", "qrCodeId", "format")
      SELECT gen_random_uuid(), ${made.id}::uuid, code, format
      FROM unnest(${codes.map(({ id }) => id)}::uuid[]) AS code, unnest(${ordered}::text[]) AS format`
    await context.enqueue(makeExportJob, { exportId: made.id, attempt: 1 })
    context.about({
      type: 'artwork_export',
      id: made.id,
      detail: { codes: codes.length, formats: ordered, despiteApproved },
    })
    return { ...made, codes: codes.length }
  },
})
