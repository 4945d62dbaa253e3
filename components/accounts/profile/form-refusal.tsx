import { SessionEnded } from '@/components/frame/session-ended'
import { Notice } from '@/components/ui/notice'
import { isSessionEnded } from '@/lib/client/is-session-ended'

/** The form's error when it concerns no single field. */
export function FormRefusal({ error, message }: { error: Error | null; message: string | undefined }) {
  if (isSessionEnded(error)) return <SessionEnded />
  return message ? <Notice variant="error">{message}</Notice> : null
}
