import type { AccessRow } from '@/tests/access/row'

export const profileRows: Record<string, AccessRow> = {}
