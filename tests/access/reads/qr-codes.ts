import * as queries from '@/lib/domain/qr-codes/queries'
import { drawQrCode, listCodeEvents } from '@/lib/domain/qr-codes/queries'
import * as scan from '@/lib/domain/qr-codes/scan-queries'
import { listCodeMarks } from '@/lib/domain/qr-codes/scan-queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const staffOnly = readOutcomes(403, { visitor: 401, production: 'ok', administrator: 'ok' })

/** A code of the page's owner, linked to the page. */
const aLinkedCode = async ({ people, memorial }: World) => {
  const { code } = await createCode({ owner: people.owner, memorials: [memorial] })
  return { code }
}

export const qrCodeReads: Record<string, ReadRow> = {
  'qr-codes.list-locked-codes': {
    read: queries.listLockedCodes,
    input: async ({ people }) => {
      await createCode({ owner: people.owner })
      return {}
    },
    outcomes: readOutcomes('nothing', { visitor: 401, owner: 'ok' }),
  },
  'qr-codes.list-owned-codes': {
    read: queries.listOwnedCodes,
    input: async ({ memorial }) => {
      await createCode({ memorials: [memorial] })
      return {}
    },
    outcomes: readOutcomes('nothing', { visitor: 401, owner: 'ok' }),
  },
  // Callers who do not own the code get the address to go to instead.
  'qr-codes.find-own-code': { read: queries.findOwnCode, input: aLinkedCode, outcomes: readOutcomes('ok') },
  'qr-codes.list-memorials-of-code': {
    read: queries.listMemorialsOfCode,
    input: aLinkedCode,
    outcomes: readOutcomes(403, { visitor: 401, editor: 'ok', owner: 'ok' }),
  },
  'qr-codes.list-linkable-memorials': {
    read: queries.listLinkableMemorials,
    input: async ({ people }) => {
      await createMemorial({ owner: people.owner })
      return { qrCodeId: (await createCode({ owner: people.owner })).id }
    },
    outcomes: readOutcomes('nothing', { owner: 'ok' }),
  },
  'qr-codes.list-code-events': { read: listCodeEvents, input: aLinkedCode, outcomes: staffOnly },
  'qr-codes.draw-qr-code': { read: drawQrCode, input: aLinkedCode, outcomes: staffOnly },
  // Codes on stones are public; the answer's contents depend on the caller.
  'qr-codes.find-scan': { read: scan.findScan, input: aLinkedCode, outcomes: readOutcomes('ok') },
  'qr-codes.find-code-path': { read: scan.findCodePath, input: aLinkedCode, outcomes: readOutcomes('ok') },
  'qr-codes.find-card-source': {
    read: scan.findCardSource,
    input: async () => ({ code: (await createCode({ withActivation: true })).code }),
    outcomes: readOutcomes('ok'),
  },
  // Only for public pages: not even the family stores marks of a private one.
  'qr-codes.list-code-marks': {
    read: listCodeMarks,
    input: async (world) => {
      await aLinkedCode(world)
      return { id: world.memorial.slug }
    },
    outcomes: readOutcomes(404),
  },
}
