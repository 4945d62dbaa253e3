import { TextLink } from '@/components/ui/text-link'
import { contactPointTexts } from '@/lib/domain/legal/contact-point'
import { formatPhone } from '@/lib/shared/phone'
import type { LegalFacts } from './legal-facts'
import { type LegalSection, MailLink } from './legal-page'

/** The points of contact of Regulation (EU) 2022/2065, articles 11 and 12. */
export function contactPointSection({ supportEmail, company }: LegalFacts): LegalSection {
  return {
    id: 'kontaktpunkt',
    title: 'Sådan får du fat i os',
    body: (
      <>
        <p>
          {contactPointTexts.users} Skriv til <MailLink address={supportEmail} />, brug{' '}
          <TextLink href="/contact">Kontakt</TextLink>, eller ring {formatPhone(company.phone)}.
        </p>
        <p>
          {contactPointTexts.authorities} <MailLink address={supportEmail} />. {contactPointTexts.languages}
        </p>
      </>
    ),
  }
}
