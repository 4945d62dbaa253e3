import { Button } from '@/components/ui/button'

/** The address that a mail was asked for, read back, and the way back to its field: a slip is seen before the wait. */
export function SentTo({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  return (
    <p className="mt-3">
      Du skrev <span className="break-words font-semibold">{email}</span>. Er der en fejl i adressen, så{' '}
      <Button variant="link" className="inline-flex px-0" onClick={onCorrect}>
        ret den
      </Button>
      .
    </p>
  )
}
