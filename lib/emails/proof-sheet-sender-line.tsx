import { formatPhone } from '@/lib/shared/phone'
import { EmailText } from './email-frame'

/** Who it is from, by name, and how to reach them: an answer to the mail itself would come to the house. */
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
