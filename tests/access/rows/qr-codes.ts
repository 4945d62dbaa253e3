import { giveCode } from '@/lib/domain/code-desk/commands/give-code'
import { blockCode } from '@/lib/domain/qr-codes/commands/block-code'
import { linkQrCode } from '@/lib/domain/qr-codes/commands/link-qr-code'
import { lockQrCode } from '@/lib/domain/qr-codes/commands/lock-qr-code'
import { replaceCode } from '@/lib/domain/qr-codes/commands/replace-code'
import { retireCode } from '@/lib/domain/qr-codes/commands/retire-code'
import { unblockCode } from '@/lib/domain/qr-codes/commands/unblock-code'
import { unlinkQrCode } from '@/lib/domain/qr-codes/commands/unlink-qr-code'
import { unlockQrCode } from '@/lib/domain/qr-codes/commands/unlock-qr-code'
import { validateQrCode } from '@/lib/domain/qr-codes/commands/validate-qr-code'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createCode } from '@/tests/factories/qr-codes'

/** Codes on stones are public, so the refusal is 403, not 404. */
const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
const reason = 'Meldt stjålet.'

export const qrCodeRows: Record<string, AccessRow> = {
  'qr-codes.validate-qr-code': {
    command: validateQrCode,
    input: async () => ({ code: (await createCode()).code }),
    outcomes: outcomes('ok'),
  },
  'qr-codes.lock-qr-code': {
    command: lockQrCode,
    input: async () => ({ code: (await createCode()).code }),
    outcomes: outcomes('ok', { visitor: 401 }),
  },
  'qr-codes.unlock-qr-code': {
    command: unlockQrCode,
    input: async ({ people }) => ({ code: (await createCode({ owner: people.owner })).code }),
    outcomes: outcomes(403, { visitor: 401, owner: 'ok' }),
  },
  'qr-codes.link-qr-code': {
    command: linkQrCode,
    input: async ({ people, memorial }) => ({
      code: (await createCode({ owner: people.owner })).code,
      memorialId: memorial.id,
    }),
    outcomes: outcomes(403, { visitor: 401, foreign: 404, production: 404, owner: 'ok' }),
  },
  'qr-codes.unlink-qr-code': {
    command: unlinkQrCode,
    input: async ({ people, memorial }) => ({
      code: (await createCode({ owner: people.owner, memorials: [memorial] })).code,
      memorialId: memorial.id,
    }),
    outcomes: outcomes(403, { visitor: 401, owner: 'ok' }),
  },
  'qr-codes.block-code': {
    command: blockCode,
    input: async () => ({ code: (await createCode()).code, reason }),
    outcomes: administratorsOnly,
  },
  'qr-codes.unblock-code': {
    command: unblockCode,
    input: async () => ({ code: (await createCode({ state: 'blocked' })).code, reason }),
    outcomes: administratorsOnly,
  },
  'qr-codes.retire-code': {
    command: retireCode,
    input: async () => ({ code: (await createCode()).code, reason }),
    outcomes: administratorsOnly,
  },
  'code-desk.give-code': {
    command: giveCode,
    input: async ({ people }) => ({
      code: (await createCode({ owner: people.owner })).code,
      to: people.foreign.username,
      reason,
    }),
    outcomes: administratorsOnly,
  },
  'qr-codes.replace-code': {
    command: replaceCode,
    input: async () => ({ code: (await createCode()).code, reason }),
    outcomes: administratorsOnly,
  },
}
