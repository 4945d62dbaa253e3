import type { ToastMessage } from '@/components/ui/toast'

/** The toast after a mail with a link was sent again. */
export function sentAgain({ email }: { email: string }): ToastMessage {
  return { title: 'Mailen er sendt igen', description: weWroteTo(email) }
}

export const weWroteTo = (email: string) => `Vi har skrevet til ${email}.`
