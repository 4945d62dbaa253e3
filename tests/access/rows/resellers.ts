import type { AccessRow } from '@/tests/access/row'

export const resellersRows: Record<string, AccessRow> = {}
