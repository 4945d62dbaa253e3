import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { env } from '@/lib/server/env'
import type { DomainError } from '@/lib/server/errors'

/**
 * The refusal of a closed account: why it was closed, and whom to write to. Only for whoever has shown that the account is
 * theirs, by the password or by a secret from a link.
 */
export function accountDisabled({ disabledReason }: { disabledReason: string | null }): DomainError {
  const why = disabledReason ? ` Begrundelse: ${asSentence(disabledReason)}` : ''
  return new AccountError('ACCOUNT_DISABLED', { why, contact: env.SUPPORT_EMAIL })
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
