import type { EvidenceKind } from '@/lib/domain/members/schema'

export const evidenceTexts: Record<EvidenceKind, string> = {
  death_certificate: 'Dødsattest',
  probate: 'Skifteretsattest',
  power_of_attorney: 'Fuldmagt',
  statement: 'Skriftlig erklæring',
  other: 'Andet',
}
