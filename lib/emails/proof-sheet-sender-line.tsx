import { formatPhone } from '@/lib/shared/phone'
import { EmailText } from './email-frame'

/** The sender's name and contact: a reply to the mail itself would reach our support. */
export function SenderLine({ name, phone, email }: { name: string; phone: string | null; email: string }) {
  return (
    <EmailText>
      Har du spørgsmål, så {phone && `ring til ${formatPhone(phone)} eller `}skriv til {email}.
      <br />
      Venlig hilsen
      <br />
      {name}
    </EmailText>
  )
}
