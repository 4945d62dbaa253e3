import type { EvidenceKind, RequestStatus } from '@/lib/domain/members/schema'

export const evidenceTexts: Record<EvidenceKind, string> = {
  death_certificate: 'Dødsattest',
  probate: 'Skifteretsattest',
  power_of_attorney: 'Fuldmagt',
  statement: 'Skriftlig erklæring',
  other: 'Andet',
}

export const requestStatusTexts: Record<RequestStatus, string> = {
  waiting: 'Afventer',
  granted: 'Givet videre',
  refused: 'Afvist',
  withdrawn: 'Trukket tilbage',
}
