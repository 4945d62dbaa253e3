import { showToast } from '@/components/ui/toast'
import type { UserView } from '@/lib/domain/accounts/schema'

/** The toast after sign-in. */
export function welcomeBack({ fullName, username }: Pick<UserView, 'fullName' | 'username'>): void {
  showToast({ title: 'Login succesfuldt', description: `Velkommen tilbage, ${fullName || username}!` })
}
