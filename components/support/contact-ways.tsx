import { TextLink } from '@/components/ui/text-link'
import { contactPointTexts } from '@/lib/domain/legal/contact-point'
import { aboutMePath } from '@/lib/domain/reports/paths'
import { answerTime } from '@/lib/domain/support/copy'
import type { Company } from '@/lib/shared/company'
import { formatCvr } from '@/lib/shared/cvr'
import { formatPhone } from '@/lib/shared/phone'

const linkClasses = 'text-link underline decoration-1 underline-offset-4 hover:decoration-2'

/** What one can expect, who answers, and the other way to reach us. */
export function ContactWays({ supportEmail, company }: { supportEmail: string; company: Company }) {
  return (
    <div className="space-y-8 border-border max-lg:border-t max-lg:pt-10">
      <section>
        <h2 className="text-xl">Sådan svarer vi</h2>
        <p className="mt-2 text-muted-foreground">
          Et menneske læser det, du skriver. Du får en kvittering med det samme og et svar på mail inden for{' '}
          {answerTime}.
        </p>
      </section>
      <section>
        <h2 className="text-xl">Vil du hellere skrive en mail?</h2>
        <p className="mt-2 text-muted-foreground">
          Så skriv til{' '}
          <a href={`mailto:${supportEmail}`} className={`break-words ${linkClasses}`}>
            {supportEmail}
          </a>
          .
        </p>
      </section>
      <section>
        <h2 className="text-xl">Hvem vi er</h2>
        <address className="mt-2 text-muted-foreground not-italic">
          {company.name}
          <br />
          {company.address}
          <br />
          CVR-nr. {formatCvr(company.cvr)}
          <br />
          Telefon{' '}
          <a href={`tel:${company.phone}`} className={linkClasses}>
            {formatPhone(company.phone)}
          </a>
          {company.email !== supportEmail && (
            <>
              <br />
              <a href={`mailto:${company.email}`} className={`break-words ${linkClasses}`}>
                {company.email}
              </a>
            </>
          )}
        </address>
      </section>
      <section>
        <h2 className="text-xl">Skriver du for en myndighed?</h2>
        <p className="mt-2 text-muted-foreground">
          {contactPointTexts.authorities} <span className="break-words">{supportEmail}</span>.{' '}
          {contactPointTexts.languages} <TextLink href="/terms#kontaktpunkt">Mere om, hvem der svarer</TextLink>.
        </p>
      </section>
      <section>
        <h2 className="text-xl">Skal noget fjernes?</h2>
        <p className="mt-2 text-muted-foreground">
          Er du selv med på et billede eller nævnt i en tekst? Du behøver ikke at have en konto.{' '}
          <TextLink href={aboutMePath}>Få noget om dig selv fjernet</TextLink>. Er det noget andet, der er galt, så brug
          linket »Anmeld indhold« på mindesiden.
        </p>
      </section>
    </div>
  )
}
