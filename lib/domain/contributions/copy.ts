import type { ContributionKind, ContributionStatus, Decision } from '@/lib/domain/contributions/schema'

export const statusTexts = {
  pending: 'Afventer',
  approved: 'Godkendt',
  rejected: 'Afvist',
  hidden: 'Skjult af os',
} as const satisfies Record<ContributionStatus, string>

/** The noun for a kind: singular, as a sentence's subject, plural, and its pronoun. */
export const kindTexts = {
  greeting: { one: 'hilsen', The: 'Hilsenen', many: 'hilsner', It: 'Den' },
  candle: { one: 'lys', The: 'Lyset', many: 'lys', It: 'Det' },
  tribute: { one: 'minde', The: 'Mindet', many: 'minder', It: 'Det' },
} as const satisfies Record<ContributionKind, { one: string; The: string; many: string; It: string }>

/** The heading over a post in the queue. */
export const writtenTexts = {
  greeting: 'skrev en hilsen',
  candle: 'tændte et lys',
  tribute: 'delte et minde',
} as const satisfies Record<ContributionKind, string>

const done = { approve: 'godkendt', reject: 'afvist' } as const

/** The outcome for one post: 'Hilsenen er godkendt' and what that means. */
export function decidedTexts(kind: ContributionKind, decision: Decision): { title: string; description: string } {
  const { The, It } = kindTexts[kind]
  if (decision === 'reopen') return { title: `${The} venter igen`, description: `${It} kan ikke ses af andre imens.` }
  return {
    title: `${The} er ${done[decision]}`,
    description: decision === 'approve' ? `${It} kan nu ses på mindesiden.` : `${It} kan ikke ses på mindesiden.`,
  }
}

/** The outcome for several posts; `skipped` had already been decided or withdrawn. */
export function bulkDecidedTexts(
  decision: Decision,
  decided: number,
  skipped: number,
): { title: string; description?: string } {
  const title = decision === 'reopen' ? `${decided} indlæg venter igen` : `${decided} indlæg er ${done[decision]}`
  if (skipped === 0) return { title }
  const those = skipped === 1 ? 'Ét af dem' : `${skipped} af dem`
  return { title, description: `${those} var behandlet i forvejen, eller den, der skrev, har fortrudt.` }
}
