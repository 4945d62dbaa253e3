import type { AccessRow } from '@/tests/access/row'

export const privacyRows: Record<string, AccessRow> = {}
