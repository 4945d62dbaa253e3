import { Badge } from '@/components/ui/badge'
import { stateTexts } from '@/lib/domain/account-desk/copy'
import type { AccountState } from '@/lib/domain/account-desk/schema'

const variants = { open: 'success', disabled: 'danger', leaving: 'neutral' } as const

export function AccountBadge({ state }: { state: AccountState }) {
  return <Badge variant={variants[state]}>{stateTexts[state]}</Badge>
}
