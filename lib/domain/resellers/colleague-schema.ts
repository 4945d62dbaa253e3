import { z } from 'zod'
import { emailField, finishSetupInput } from '@/lib/domain/accounts/schema'
import { checkReference, contactFields, invoiceFields, type ResellerRole } from '@/lib/domain/resellers/schema'
import { boundedText } from '@/lib/shared/input/typed-text'

const userId = z.uuid('Vi kender ikke den konto.')

export const resellerRoles = ['owner', 'colleague'] as const satisfies readonly ResellerRole[]

/** As many as a large workshop has; limits the length of a list. */
export const mostColleagues = 50
export const invitationDays = 30

export const inviteColleagueInput = z.object({ email: emailField })
export const colleagueInput = z.object({ userId })
export const colleagueRoleInput = z.object({ userId, role: z.enum(resellerRoles, 'Vælg, hvad kollegaen må gøre.') })
export const invitationInput = z.object({ invitationId: z.uuid('Vi kender ikke den invitation.') })

export const ownProfileInput = z.object({ ...contactFields, ...invoiceFields }).superRefine(checkReference)

const token = boundedText(100, { missing: 'Linket kan ikke bruges.' })
export const joinInput = z.object({ token })
export const registerJoiningInput = finishSetupInput.omit({ activationCode: true }).extend({ token, email: emailField })

/** An account that acts for the reseller. Danish dates. */
export type ColleagueView = {
  userId: string
  fullName: string
  email: string
  role: ResellerRole
  since: string
  isSelf: boolean
}
export type ColleaguesView = {
  companyName: string
  isOwner: boolean
  members: ColleagueView[]
  /** For owners; empty for colleagues. */
  invitations: Array<{ id: string; email: string; expires: string }>
}

/** What the page behind an invitation link shows. */
export type JoinView =
  | { kind: 'unknown' }
  | { kind: 'used' | 'expired' | 'suspended' }
  | { kind: 'joined'; companyName: string; role: ResellerRole }
  | { kind: 'open'; companyName: string; role: ResellerRole; email: string; expires: string }
