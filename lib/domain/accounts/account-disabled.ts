import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { env } from '@/lib/server/env'
import type { DomainError } from '@/lib/server/errors'

/**
 * The refusal of a closed account, with the reason and whom to write to. Only for callers who proved that the account
 * is theirs, with the password or the secret of a link.
 */
export function accountDisabled({ disabledReason }: { disabledReason: string | null }): DomainError {
  const why = disabledReason ? ` Begrundelse: ${asSentence(disabledReason)}` : ''
  return new AccountError('ACCOUNT_DISABLED', { why, contact: env.SUPPORT_EMAIL })
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
