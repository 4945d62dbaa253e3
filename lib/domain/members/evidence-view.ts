import { evidenceTexts } from '@/lib/domain/members/evidence-copy'
import type { EvidenceKind, EvidenceView } from '@/lib/domain/members/schema'
import { formatDate } from '@/lib/shared/danish-time'

type Row = {
  evidenceKind: EvidenceKind | null
  evidenceOn: Date | null
  evidenceFrom: string | null
  evidenceNote: string | null
  caseNumber: number | null
}

/** The written evidence of a request, as text; null for a request by a named successor. */
export function evidenceView(row: Row): EvidenceView | null {
  const { evidenceKind, evidenceOn, evidenceFrom, evidenceNote, caseNumber } = row
  if (!evidenceKind || !evidenceOn) return null
  return {
    kindText: evidenceTexts[evidenceKind],
    on: formatDate(evidenceOn),
    from: evidenceFrom ?? '',
    note: evidenceNote,
    caseNumber,
  }
}
