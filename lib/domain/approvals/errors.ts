import 'server-only'
import { drawnOtherwise } from '@/lib/domain/approvals/approval-texts'
import { defineErrors } from '@/lib/server/errors'

export class ApprovalError extends defineErrors({
  PROOF_SHEET_NOT_APPROVED: [409, 'Familien har ikke godkendt tegningen endnu, så stenen kan ikke sættes i gang.'],
  PROOF_SHEET_OUTDATED: [409, `${drawnOtherwise} Lav en ny udgave af tegningen, og bed familien godkende den.`, 'warn'],
}) {}
