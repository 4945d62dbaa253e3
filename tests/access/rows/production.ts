import { answerText } from '@/lib/domain/production/commands/answer-text'
import { cancelPiece } from '@/lib/domain/production/commands/cancel-piece'
import { changeBatch } from '@/lib/domain/production/commands/change-batch'
import { checkPiece } from '@/lib/domain/production/commands/check-piece'
import { decideStopped } from '@/lib/domain/production/commands/decide-stopped'
import { finishEngraving } from '@/lib/domain/production/commands/finish-engraving'
import { giveBackPiece } from '@/lib/domain/production/commands/give-back-piece'
import { makeBatch } from '@/lib/domain/production/commands/make-batch'
import { packPiece } from '@/lib/domain/production/commands/pack-piece'
import { passPiece } from '@/lib/domain/production/commands/pass-piece'
import { photographPiece } from '@/lib/domain/production/commands/photograph-piece'
import { previewTexts } from '@/lib/domain/production/commands/preview-texts'
import { reworkPiece } from '@/lib/domain/production/commands/rework-piece'
import { stopPiece } from '@/lib/domain/production/commands/stop-piece'
import { switchPiece } from '@/lib/domain/production/commands/switch-piece'
import { takeNextPiece } from '@/lib/domain/production/commands/take-next-piece'
import { takeOverPiece } from '@/lib/domain/production/commands/take-over-piece'
import { undoStep } from '@/lib/domain/production/commands/undo-step'
import type { PieceState } from '@/lib/domain/production/schema'
import { receiveBatch } from '@/lib/domain/resellers/commands/receive-batch'
import { completeOrders } from '@/lib/domain/shipments/commands/complete-orders'
import { shipBatch } from '@/lib/domain/shipments/commands/ship-batch'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { UploadedFile } from '@/lib/server/request-body'
import { printedAddress } from '@/lib/shared/qr-text-code'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { OwnWorld, World } from '@/tests/access/world'
import { photographOf } from '@/tests/factories/photographs'
import { batchOptions, createBatch, createPiece, someDueDay } from '@/tests/factories/production'

/** Staff only: others get 403 whether or not the piece exists. */
const workshop = outcomes(403, { visitor: 401, production: 'ok', administrator: 'ok' })

/** A piece at the caller's own station, so that only the role decides. */
const held = ({ self }: OwnWorld, state: PieceState, at: { isChecked?: boolean } = {}) =>
  createPiece({ state, ...at, ...(self ? { holder: { userId: self.id, fullName: self.fullName } } : {}) })

type Made = Promise<object> | object
const row = (command: AccessRow['command'], input: (world: World) => Made): AccessRow => ({
  command,
  input,
  outcomes: workshop,
})
const ownRow = (command: AccessRow['command'], ownInput: (world: OwnWorld) => Made): AccessRow => ({
  command,
  ownInput,
  outcomes: workshop,
})
const reason = 'Pladen er ridset.'

export const productionRows: Record<string, AccessRow> = {
  'production.make-batch': row(makeBatch, async () => ({
    name: 'Granit til Vejle',
    dueOn: someDueDay,
    source: 'codes',
    codes: (await createPiece({ state: 'cancelled' })).code,
    options: batchOptions,
  })),
  'production.preview-texts': row(previewTexts, async () => ({
    source: 'codes',
    codes: (await createPiece({ state: 'cancelled' })).code,
    texts: 'Nr.;Linje 1\n1;Karen',
    options: batchOptions,
  })),
  'production.change-batch': row(changeBatch, async () => ({
    number: (await createBatch()).number,
    dueOn: someDueDay,
  })),
  'shipments.complete-orders': {
    command: completeOrders,
    input: async () => ({ packageId: (await createBatch()).packageId }),
    outcomes: outcomes(403, { visitor: 401 }),
  },
  'shipments.ship-batch': row(shipBatch, async () => ({
    number: (await createBatch({ state: 'packed' })).number,
    carrier: 'GLS',
  })),
  'resellers.receive-batch': {
    command: receiveBatch,
    input: async ({ reseller }) => {
      const { number } = await createBatch({ state: 'shipped', resellerId: reseller.id })
      await db.productionBatch.update({ where: { number }, data: { shippedAt: new Date() } })
      return { number }
    },
    outcomes: outcomes(404, { visitor: 401, reseller: 'ok', production: 403, administrator: 403 }),
  },
  'production.take-next-piece': row(takeNextPiece, () => ({ kind: 'packing', station: '' })),
  'production.take-over-piece': row(takeOverPiece, async ({ people }) => ({
    id: (await createPiece({ state: 'engraving', holder: { userId: people.owner.id, fullName: 'Ida' } })).id,
  })),
  'production.give-back-piece': ownRow(giveBackPiece, async (world) => ({ id: (await held(world, 'engraving')).id })),
  'production.finish-engraving': ownRow(finishEngraving, async (world) => ({
    id: (await held(world, 'engraving')).id,
  })),
  'production.undo-step': ownRow(undoStep, async ({ self }) => {
    const { id } = await createPiece({ state: 'quality_check' })
    await db.pieceEvent.create({ data: { pieceId: id, kind: 'engraved', actorId: self?.id ?? null } })
    return { id }
  }),
  'production.check-piece': ownRow(checkPiece, async (world) => {
    const { id, code } = await held(world, 'quality_check')
    return { id, scanned: printedAddress(env.SITE_URL, code) }
  }),
  'production.photograph-piece': ownRow(photographPiece, async (world) => {
    const { id, code } = await held(world, 'quality_check', { isChecked: true })
    return { id, file: new UploadedFile('sten.jpg', await photographOf(printedAddress(env.SITE_URL, code))) }
  }),
  'production.pack-piece': ownRow(packPiece, async (world) => {
    const { id, code } = await held(world, 'passed')
    return { id, scanned: printedAddress(env.SITE_URL, code) }
  }),
  'production.answer-text': ownRow(answerText, async (world) => ({
    id: (await held(world, 'quality_check', { isChecked: true })).id,
    answer: 'no',
  })),
  'production.pass-piece': ownRow(passPiece, async (world) => {
    const { id } = await held(world, 'quality_check', { isChecked: true })
    await db.productionPiece.update({ where: { id }, data: { textAgreedAt: new Date() } })
    return { id, photoReason: 'Kameraet er i stykker.' }
  }),
  'production.switch-piece': ownRow(switchPiece, async ({ self }) => {
    const { pieces } = await createBatch({ count: 2, state: 'quality_check' })
    const [{ id = '' } = {}, { id: other = '' } = {}] = pieces
    if (self) await db.productionPiece.update({ where: { id }, data: { heldById: self.id } })
    return { id, other }
  }),
  'production.stop-piece': row(stopPiece, async () => ({ id: (await createPiece()).id, reason })),
  'production.rework-piece': row(reworkPiece, async () => ({
    id: (await createPiece({ state: 'stopped' })).id,
    reason,
  })),
  'production.decide-stopped': row(decideStopped, async () => ({
    ids: [(await createPiece({ state: 'stopped' })).id],
    to: 'engraving',
    reason,
  })),
  'production.cancel-piece': row(cancelPiece, async () => ({ id: (await createPiece()).id, reason })),
}
