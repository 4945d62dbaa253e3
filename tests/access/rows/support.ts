import type { AccessRow } from '@/tests/access/row'

export const supportRows: Record<string, AccessRow> = {}
