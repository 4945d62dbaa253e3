import type { CardSource } from '@/lib/domain/qr-codes/schema'
import { formatPhone } from '@/lib/shared/phone'
import { formatTextCode } from '@/lib/shared/qr-text-code'

const link = 'whitespace-nowrap text-link underline underline-offset-4'

type LostCardProps = {
  card: CardSource
  code: string
  /** Whether it stands open: after a wrong try nobody should have to look for help. */
  isTold: boolean
}

/** What to do without the card: the digits are known where the stone came from. */
export function LostCard({ card: { name, phone, email }, code, isTold }: LostCardProps) {
  return (
    // The key opens it anew when a try goes wrong, and leaves it to the person afterwards.
    <details key={String(isTold)} open={isTold}>
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
        Har du ikke kortet?
      </summary>
      <p className="text-muted-foreground">
        Det gør ikke noget. {name} kan finde cifrene frem igen. Ring på{' '}
        <a href={`tel:${phone.startsWith('+') ? phone : `+45${phone}`}`} className={link}>
          {formatPhone(phone)}
        </a>
        , eller skriv til{' '}
        <a href={`mailto:${email}`} className="break-all text-link underline underline-offset-4">
          {email}
        </a>
        . Sig, at der på stenen står <span className="whitespace-nowrap tabular-nums">{formatTextCode(code)}</span>.
      </p>
    </details>
  )
}
