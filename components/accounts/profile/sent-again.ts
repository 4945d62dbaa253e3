import type { ToastMessage } from '@/components/ui/toast'

/** The toast when a mail with a link was sent once more. */
export function sentAgain({ email }: { email: string }): ToastMessage {
  return { title: 'Mailen er sendt igen', description: weWroteTo(email) }
}

export const weWroteTo = (email: string) => `Vi har skrevet til ${email}.`
