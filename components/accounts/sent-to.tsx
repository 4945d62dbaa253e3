import { Button } from '@/components/ui/button'

/** Repeats the address a mail went to, with a way to correct it, so a typo is seen at once. */
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
