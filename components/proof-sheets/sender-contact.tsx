import type { FamilySheetView } from '@/lib/domain/proof-sheets/schema'
import { formatPhone } from '@/lib/shared/phone'

const link = 'inline-flex min-h-touch items-center break-all text-link underline underline-offset-4'

/** The family's contact for the drawing. */
export function SenderContact({ sender }: { sender: FamilySheetView['sender'] }) {
  const { person, company, address, phone, email } = sender
  return (
    <address className="not-italic">
      {person && <p className="font-semibold">{person}</p>}
      <p className={person ? undefined : 'font-semibold'}>{company}</p>
      {address && <p>{address}</p>}
      <p className="flex flex-wrap gap-x-6">
        {phone && (
          <a href={`tel:+45${phone}`} className={link}>
            {formatPhone(phone)}
          </a>
        )}
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </p>
    </address>
  )
}
