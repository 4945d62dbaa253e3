import type { ContributionKind, ContributionStatus } from '@/lib/domain/contributions/views'

export const statusTexts = {
  pending: 'Afventer',
  approved: 'Godkendt',
  rejected: 'Afvist',
} as const satisfies Record<ContributionStatus, string>

/** What a post is called alone, in the definite form and in numbers: 'hilsen', 'hilsenen', 'hilsner'. */
export const kindTexts = {
  greeting: { one: 'hilsen', the: 'hilsenen', many: 'hilsner', its: 'den' },
  candle: { one: 'lys', the: 'lyset', many: 'lys', its: 'det' },
  tribute: { one: 'minde', the: 'mindet', many: 'minder', its: 'det' },
} as const satisfies Record<ContributionKind, { one: string; the: string; many: string; its: string }>
