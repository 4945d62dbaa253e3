import 'server-only'
import { openStates } from '@/lib/domain/production/policy'
import { ProofSheetError } from '@/lib/domain/proof-sheets/errors'
import { assertInUse, type QrCodeRow } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/**
 * Throws unless a locked code may get a new sheet from this reseller (null: the operator). QR_CODE_UNKNOWN when the
 * code is in other stock by now, QR_CODE_BLOCKED, QR_CODE_RETIRED, PROOF_SHEET_OPEN when it already has an open sheet,
 * and CODE_BEING_MADE while it is in production, since the workshop would cut something the family has not approved.
 */
export async function assertFreeToDraw(tx: Transaction, code: QrCodeRow, resellerId: string | null): Promise<void> {
  if (code.resellerId !== resellerId) throw new QrCodeError('QR_CODE_UNKNOWN')
  assertInUse(code)
  const open = await tx.proofSheet.findFirst({
    where: { qrCodeId: code.id, status: { in: ['draft', 'sent', 'changes_requested'] } },
    select: { number: true },
  })
  if (open) throw new ProofSheetError('PROOF_SHEET_OPEN', { number: open.number })
  const pieces = await tx.productionPiece.count({ where: { qrCodeId: code.id, state: { in: [...openStates] } } })
  if (pieces > 0) throw new ProofSheetError('CODE_BEING_MADE', { code: formatTextCode(code.code) })
}

/** Puts the sentence of a refusal at the form's code field. */
export async function atCodeField<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    throw error instanceof DomainError && !error.fields ? error.at('code') : error
  }
}
